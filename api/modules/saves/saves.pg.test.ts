import { save as saveEntity } from '@storyloom/contract/entities/save';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../chat/testing/harness.ts';
import { newRequestId, type Reader } from '../chat/testing/reader.ts';
import { savesDesk } from './testing/saves-client.ts';

let lab: ChatLab;
let api: LabProcess;
let slow: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('slow', { text: 'One slow word after another. '.repeat(40), deltaChars: 2, deltaMs: 10 });
  api = await lab.process('normal');
  slow = await lab.process('slow');
  storyId = await lab.story();
});
afterAll(() => lab.close());

async function play(turns: number, process: LabProcess = api) {
  const reader = await process.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId, content: `Turn ${turn}.` });
  return { reader, desk: savesDesk(reader, storyId) };
}

/** A reader in whose current save a reply is being written. */
async function whileWriting(before = 0) {
  const { reader, desk } = await play(before);
  const writer = await reader.on(slow.base);
  const stream = await writer.openSend({ storyId });
  const { runId, messageId } = await stream.created();
  const stop = () => reader.post('/ai-lab/ai-story/chat/stop', { runId });
  return { reader, desk, runId, messageId, stop };
}

const turnsOf = (path: { role: string; text: string }[]) =>
  path.flatMap(({ role, text }) => (role === 'user' ? [text] : []));

test('a named save stays where it was made while the story goes on', async () => {
  const { reader, desk } = await play(1);
  const made = saveEntity.parse((await desk.create({ title: '  Before the lamp  ' })).data);
  expect(made).toMatchObject({ kind: 'manual', title: 'Before the lamp', isCurrent: false, depth: 2 });
  await reader.send({ storyId, content: 'Turn 2.' });
  expect(turnsOf(await desk.path(made.id))).toEqual(['Turn 1.']);
  expect(turnsOf(await desk.path())).toEqual(['Turn 2.', 'Turn 1.']);
});

test('a save without a name bears the name of the story, and may be made at an earlier message', async () => {
  const { desk } = await play(2);
  const reply = (await desk.path()).at(-3);
  const made = saveEntity.parse((await desk.create({ messageId: reply?.id })).data);
  expect(made).toMatchObject({
    title: 'The Salt Clock',
    headMessageId: reply?.id,
    depth: 2,
    storyVersion: 1,
  });
});

test('where nothing was played there is nothing to save, and an unknown story is said to be unknown', async () => {
  const reader = await api.reader();
  expect((await savesDesk(reader, storyId).create()).data.error).toBe('save.nothing_to_save');
  expect((await savesDesk(reader, 'nosuchstory').create()).data.error).toBe('story.not_found');
});

test('a fourth save is refused with those that may be replaced, then takes the place of one', async () => {
  const { reader, desk } = await play(1);
  const second = saveEntity.parse((await desk.create()).data);
  await desk.create();
  await reader.send({ storyId, content: 'Turn 2.' });
  const saves = await desk.saves();
  const refused = await desk.create();
  expect(refused.data).toMatchObject({ error: 'save.full' });
  expect(refused.data.archiveIds).toEqual(saves.map(({ id }) => id));
  const made = saveEntity.parse((await desk.create({ title: 'Later', replaceArchiveId: second.id })).data);
  expect(made).toMatchObject({ title: 'Later', depth: 4 });
  const after = await desk.saves();
  expect(after).toHaveLength(3);
  expect(after.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect((await desk.create({ replaceArchiveId: 'nosuchsave' })).data.error).toBe('save.not_found');
});

test('of five saves asked for at the same moment two find a place', async () => {
  const { desk } = await play(1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.create()));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
  expect(await desk.saves()).toHaveLength(3);
});

test('a loaded save is the one that the story goes on in', async () => {
  const { reader, desk } = await play(1);
  const old = saveEntity.parse((await desk.create()).data);
  await reader.send({ storyId, content: 'Turn 2.' });
  expect((await desk.load(old.id)).data).toMatchObject({ id: old.id, isCurrent: true });
  expect((await desk.load(old.id)).code).toBe(0);
  await reader.send({ storyId, content: 'Another turn.' });
  expect(turnsOf(await desk.path())).toEqual(['Another turn.', 'Turn 1.']);
  const [other] = (await desk.saves()).filter(({ isCurrent }) => !isCurrent);
  expect(turnsOf(await desk.path(other?.id))).toEqual(['Turn 2.', 'Turn 1.']);
});

test('when the current save is deleted the latest of the others is current; after the last a new story begins', async () => {
  const { reader, desk } = await play(1);
  const first = await desk.current();
  const kept = saveEntity.parse((await desk.create()).data);
  expect((await desk.remove(first.id)).data).toEqual({ id: first.id });
  expect(await desk.saves()).toMatchObject([{ id: kept.id, isCurrent: true }]);
  expect((await desk.remove(first.id)).data.error).toBe('save.not_found');
  await desk.remove(kept.id);
  expect(await desk.saves()).toEqual([]);
  expect((await reader.send({ storyId, content: 'From the start.' })).code).toBe(0);
  expect(turnsOf(await desk.path())).toEqual(['From the start.']);
});

test('a rewound save can be taken forward again, and a send from there branches', async () => {
  const { reader, desk } = await play(2);
  const save = await desk.current();
  const early = (await desk.path()).at(-3)?.id ?? '';
  expect((await desk.move(save.id, early)).data).toMatchObject({ headMessageId: early, depth: 2 });
  expect((await desk.move(save.id, save.headMessageId)).data).toMatchObject({ depth: 4 });
  await desk.move(save.id, early);
  await reader.send({ storyId, content: 'The other way.' });
  const path = await desk.path();
  expect(turnsOf(path)).toEqual(['The other way.', 'Turn 1.']);
  expect(path[1]?.siblingIds).toHaveLength(2);
  expect((await desk.move(save.id, save.headMessageId)).code).toBe(0);
  expect(turnsOf(await desk.path())).toEqual(['Turn 2.', 'Turn 1.']);
});

test('a rewind from a page that is no longer true is refused with where the save stands', async () => {
  const { desk } = await play(1);
  const save = await desk.current();
  const opening = (await desk.path()).at(-1)?.id ?? '';
  const refused = await desk.move(save.id, opening, opening);
  expect(refused.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: save.headMessageId });
  expect((await desk.move(save.id, opening, save.headMessageId)).code).toBe(0);
});

test('of two pages, the one that is behind changes nothing, whatever it does', async () => {
  const { reader, desk } = await play(1);
  const save = await desk.current();
  const behind = save.headMessageId;
  const opening = (await desk.path()).at(-1)?.id ?? '';
  const said = await reader.send({ storyId, parentId: behind, content: 'On the other page.' });
  const { id: head } = said.data.message as { id: string };
  const count = () => lab.query('select count(*)::int from messages where story_id = $1', [storyId]);
  const [before, saves] = [await count(), await desk.saves()];
  const stale = [
    await reader.send({ storyId, parentId: behind }),
    await reader.send({ storyId, parentId: null }),
    await desk.move(save.id, opening, behind),
    await desk.choose(save.id, behind, behind),
    await desk.edit(behind, 'Mine.', behind),
    await desk.regenerate(behind, newRequestId(), behind),
    await reader.post('/ai-lab/ai-story/chat/continue', {
      ...{ storyId, messageId: behind, clientRequestId: newRequestId() },
    }),
  ];
  for (const { data } of stale) {
    expect(data).toMatchObject({ error: 'chat.stale_parent', headMessageId: head });
  }
  expect([await count(), await desk.saves()]).toEqual([before, saves]);
  expect(await lab.balance(reader)).toBe(48);
  expect((await desk.regenerate(behind, newRequestId(), head)).code).toBe(0);
});

test('what does not say where its page stands is no request', async () => {
  const { reader, desk } = await play(1);
  const { id, headMessageId } = await desk.current();
  const post = (path: string, body: object) => reader.post(`/ai-lab/ai-story/${path}`, body);
  const answers = [
    await post('archive/move', { id, messageId: headMessageId }),
    await post('dialog/choose', { archiveId: id, messageId: headMessageId }),
    await post('modify-assistant-message', { messageId: headMessageId, content: 'Mine.' }),
  ];
  expect(answers.map(({ data }) => data.error)).toEqual(Array(3).fill('request.invalid'));
});

test('two pages of a story that has not begun begin it once', async () => {
  const reader = await api.reader();
  const desk = savesDesk(reader, storyId);
  const begin = () => reader.send({ storyId, parentId: null });
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { code, data } of answers) {
    if (code !== 0) expect(['chat.stale_parent', 'chat.run_active']).toContain(data.error);
  }
  expect(await desk.path()).toHaveLength(3);
  await desk.endDialog();
  const gone = answers.find(({ code }) => code === 0)?.data.message as { id: string };
  const stale = await reader.send({ storyId, parentId: gone.id });
  expect(stale.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: null });
  expect(await desk.saves()).toEqual([]);
});

test('of two pages that move the same save at once one is told that it is behind', async () => {
  const { desk } = await play(2);
  const save = await desk.current();
  const path = await desk.path();
  const places = [path.at(-1)?.id ?? '', path.at(-3)?.id ?? ''];
  const answers = await Promise.all(places.map((id) => desk.move(save.id, id, save.headMessageId)));
  expect(answers.map(({ code }) => code === 0).sort()).toEqual([false, true]);
  expect(answers.find(({ code }) => code !== 0)?.data.error).toBe('chat.stale_parent');
  const moved = answers.find(({ code }) => code === 0)?.data.headMessageId;
  expect((await desk.current()).headMessageId).toBe(moved);
});

test('a head never leaves its own tree', async () => {
  const { desk, reader } = await play(1);
  const old = await desk.current();
  await desk.endDialog();
  await reader.send({ storyId, content: 'Again.' });
  const save = await desk.current();
  for (const messageId of [old.headMessageId, 'nosuchmessage']) {
    expect((await desk.move(save.id, messageId)).data.error).toBe('chat.message_not_found');
    expect((await desk.choose(save.id, messageId)).data.error).toBe('chat.message_not_found');
    expect((await desk.create({ messageId })).data.error).toBe('chat.message_not_found');
    expect((await desk.edit(messageId, 'Mine.')).data.error).toBe('chat.message_not_found');
  }
});

test('choosing an alternative of any message leads to the newest end of its branch', async () => {
  const { reader, desk } = await play(1);
  const save = await desk.current();
  const first = (await desk.path())[0]?.id ?? '';
  await reader.send({ storyId, content: 'Further.' });
  const end = (await desk.current()).headMessageId;
  await desk.regenerate(first, newRequestId());
  expect(turnsOf(await desk.path())).toEqual(['Turn 1.']);
  expect((await desk.choose(save.id, first)).data).toMatchObject({ headMessageId: end, depth: 4 });
  expect(turnsOf(await desk.path())).toEqual(['Further.', 'Turn 1.']);
});

test('an edited reply stands beside the original, which keeps its words and its branch', async () => {
  const { reader, desk } = await play(2);
  const save = await desk.current();
  const reply = (await desk.path()).at(-3);
  const answer = await desk.edit(reply?.id ?? '', 'The lamp <b>speaks</b>. 灯が語る 🏮');
  expect(answer.data).toMatchObject({
    text: 'The lamp <b>speaks</b>. 灯が語る 🏮',
    editedFrom: reply?.id,
    state: 'done',
    model: null,
    depth: reply?.depth,
    siblingIds: [reply?.id, answer.data.id],
  });
  expect((await desk.path())[0]?.id).toBe(answer.data.id);
  await reader.send({ storyId, content: 'After the edit.' });
  expect(JSON.stringify(lab.faults.seen.at(-1)?.messages)).toContain('灯が語る');
  await desk.choose(save.id, reply?.id ?? '');
  expect((await desk.path()).at(-3)?.text).toBe(reply?.text);
});

test('neither the opening nor a turn of the reader is edited as a reply, nor with words that cannot be kept', async () => {
  const { desk } = await play(1);
  const [reply, turn, opening] = await desk.path();
  for (const id of [turn?.id, opening?.id]) {
    expect((await desk.edit(id ?? '', 'Mine.')).data.error).toBe('chat.message_not_found');
  }
  for (const content of ['', ' \n ', 'x'.repeat(10_001), 'a\0b']) {
    expect((await desk.edit(reply?.id ?? '', content)).data.error).toBe('request.invalid');
  }
  expect((await desk.path())[0]?.siblingIds).toEqual([reply?.id]);
});

test('while a reply is written its save is not moved, edited, left, replaced or deleted', async () => {
  const { desk, messageId, runId, stop } = await whileWriting(1);
  const save = await desk.current();
  const [, , reply] = await desk.path();
  const other = saveEntity.parse((await desk.create({ messageId: reply?.id })).data);
  const refusals = await Promise.all([
    desk.move(save.id, reply?.id ?? ''),
    desk.choose(save.id, reply?.id ?? ''),
    desk.edit(reply?.id ?? '', 'Mine.'),
    desk.edit(messageId, 'Mine.'),
    desk.load(other.id),
    desk.create({ replaceArchiveId: save.id, messageId: reply?.id }),
    desk.create(),
    desk.move(other.id, messageId),
    desk.remove(save.id),
    desk.endDialog(),
  ]);
  for (const { data } of refusals) expect(data).toMatchObject({ error: 'chat.run_active', runId });
  expect((await desk.load(save.id)).code).toBe(0);
  await stop();
  expect((await desk.move(save.id, reply?.id ?? '')).code).toBe(0);
});

test('a reply whose process died does not stand in the way', async () => {
  const { desk } = await play(1);
  const save = await desk.current();
  const opening = (await desk.path()).at(-1)?.id ?? '';
  await lab.query(
    `update runs set state = 'running', held = 0, lease_until = now() - interval '1 s' where save_id = $1`,
    [save.id],
  );
  expect((await desk.move(save.id, opening)).code).toBe(0);
  const [run] = await lab.query<{ state: string }>('select state from runs where save_id = $1', [save.id]);
  expect(run?.state).toBe('interrupted');
});

test('an ended dialog is gone from the list, and ending it again is fine', async () => {
  const { desk } = await play(1);
  await desk.create();
  expect((await desk.endDialog()).data).toEqual({ storyId });
  expect(await desk.saves()).toEqual([]);
  expect(await desk.path()).toEqual([]);
  expect((await desk.endDialog()).code).toBe(0);
});

test('a dialog of a story taken down can still be ended; of a story that never was it cannot', async () => {
  const gone = await lab.story();
  const reader = await api.reader();
  await reader.send({ storyId: gone });
  await lab.query("update stories set status = 'DELETED' where id = $1", [gone]);
  expect((await savesDesk(reader, gone).endDialog()).code).toBe(0);
  expect((await savesDesk(reader, 'nosuchstory').endDialog()).data.error).toBe('story.not_found');
});

test('saves and messages of another are not found, and stay as they are', async () => {
  const mara = await play(1);
  const other: Reader = (await play(1)).reader;
  const thief = savesDesk(other, storyId);
  const save = await mara.desk.current();
  const own = await thief.current();
  const head = save.headMessageId;
  const errors = [
    await thief.load(save.id),
    await thief.remove(save.id),
    await thief.move(save.id, own.headMessageId),
    await thief.choose(save.id, own.headMessageId),
    await thief.create({ replaceArchiveId: save.id }),
  ].map(({ data }) => data.error);
  expect(new Set(errors)).toEqual(new Set(['save.not_found']));
  const foreign = [
    await thief.move(own.id, head),
    await thief.choose(own.id, head),
    await thief.create({ messageId: head }),
    await thief.edit(head, 'Mine.'),
  ].map(({ data }) => data.error);
  expect(new Set(foreign)).toEqual(new Set(['chat.message_not_found']));
  expect(await mara.desk.saves()).toEqual([save]);
  expect((await mara.desk.path())[0]?.siblingIds).toEqual([head]);
});
