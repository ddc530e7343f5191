import { save as saveEntity } from '@storyloom/contract/saves/entities/save';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId, type Reader } from '../chat/testing/reader.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let held: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('held', { text: 'One word after another.' });
  api = await harness.process('normal');
  held = await harness.process('held');
  storyId = await harness.story();
});
afterAll(() => harness.close());

async function play(turns: number, process: HarnessProcess = api) {
  const reader = await process.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId, content: `Turn ${turn}.` });
  return { reader, client: createSavesClient(reader, storyId) };
}

/** A reader in whose current save a reply is being generated. */
async function whileGenerating(before = 0) {
  const { reader, client } = await play(before);
  const generating = await reader.on(held.base);
  const stream = await generating.openSend({ storyId });
  const { runId, messageId } = await stream.created();
  const stop = () => reader.post('/ai-lab/ai-story/chat/stop', { runId });
  return { reader, client, runId, messageId, stop };
}

const turnsOf = (path: { role: string; text: string }[]) =>
  path.flatMap(({ role, text }) => (role === 'user' ? [text] : []));

describe('saves', () => {
  test('stay at their message while the story continues', async () => {
    const { reader, client } = await play(1);
    const made = saveEntity.parse((await client.create({ title: '  Before the lamp  ' })).data);
    expect(made).toMatchObject({ kind: 'manual', title: 'Before the lamp', isCurrent: false, depth: 2 });
    await reader.send({ storyId, content: 'Turn 2.' });
    expect(turnsOf(await client.path(made.id))).toEqual(['Turn 1.']);
    expect(turnsOf(await client.path())).toEqual(['Turn 2.', 'Turn 1.']);
  });

  test('take the story’s title by default, and can be created at an earlier message', async () => {
    const { client } = await play(2);
    const reply = (await client.path()).at(-3);
    const made = saveEntity.parse((await client.create({ messageId: reply?.id })).data);
    expect(made).toMatchObject({
      title: 'The Salt Clock',
      headMessageId: reply?.id,
      depth: 2,
      storyVersion: 1,
    });
  });

  test('cannot be created before the first turn', async () => {
    const reader = await api.reader();
    expect((await createSavesClient(reader, storyId).create()).data.error).toBe('save.nothing_to_save');
    expect((await createSavesClient(reader, 'nosuchstory').create()).data.error).toBe('story.not_found');
  });

  test('are limited to three, and a fourth can replace one', async () => {
    const { reader, client } = await play(1);
    const second = saveEntity.parse((await client.create()).data);
    await client.create();
    await reader.send({ storyId, content: 'Turn 2.' });
    const saves = await client.saves();
    const refused = await client.create();
    expect(refused.data).toMatchObject({ error: 'save.full' });
    expect(refused.data.saveIds).toEqual(saves.map(({ id }) => id));
    const made = saveEntity.parse((await client.create({ title: 'Later', replaceSaveId: second.id })).data);
    expect(made).toMatchObject({ title: 'Later', depth: 4 });
    const after = await client.saves();
    expect(after).toHaveLength(3);
    expect(after.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await client.create({ replaceSaveId: 'nosuchsave' })).data.error).toBe('save.not_found');
  });

  test('are limited to three when five are created at once', async () => {
    const { client } = await play(1);
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.create()));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await client.saves()).toHaveLength(3);
  });

  test('become current when loaded', async () => {
    const { reader, client } = await play(1);
    const old = saveEntity.parse((await client.create()).data);
    await reader.send({ storyId, content: 'Turn 2.' });
    expect((await client.load(old.id)).data).toMatchObject({ id: old.id, isCurrent: true });
    expect((await client.load(old.id)).code).toBe(0);
    await reader.send({ storyId, content: 'Another turn.' });
    expect(turnsOf(await client.path())).toEqual(['Another turn.', 'Turn 1.']);
    const [other] = (await client.saves()).filter(({ isCurrent }) => !isCurrent);
    expect(turnsOf(await client.path(other?.id))).toEqual(['Turn 2.', 'Turn 1.']);
  });

  test('make the latest one current when the current one is deleted', async () => {
    const { reader, client } = await play(1);
    const first = await client.current();
    const other = saveEntity.parse((await client.create()).data);
    expect((await client.remove(first.id)).data).toEqual({ id: first.id });
    expect(await client.saves()).toMatchObject([{ id: other.id, isCurrent: true }]);
    expect((await client.remove(first.id)).data.error).toBe('save.not_found');
    await client.remove(other.id);
    expect(await client.saves()).toEqual([]);
    expect((await reader.send({ storyId, content: 'From the start.' })).code).toBe(0);
    expect(turnsOf(await client.path())).toEqual(['From the start.']);
  });

  test('can be rewound and undone, and branch with the next send', async () => {
    const { reader, client } = await play(2);
    const save = await client.current();
    const early = (await client.path()).at(-3)?.id ?? '';
    expect((await client.move(save.id, early)).data).toMatchObject({ headMessageId: early, depth: 2 });
    expect((await client.move(save.id, save.headMessageId)).data).toMatchObject({ depth: 4 });
    await client.move(save.id, early);
    await reader.send({ storyId, content: 'The other way.' });
    const path = await client.path();
    expect(turnsOf(path)).toEqual(['The other way.', 'Turn 1.']);
    expect(path[1]?.siblingIds).toHaveLength(2);
    expect((await client.move(save.id, save.headMessageId)).code).toBe(0);
    expect(turnsOf(await client.path())).toEqual(['Turn 2.', 'Turn 1.']);
  });

  test('refuse a rewind from a stale page with the current head', async () => {
    const { client } = await play(1);
    const save = await client.current();
    const opening = (await client.path()).at(-1)?.id ?? '';
    const refused = await client.move(save.id, opening, opening);
    expect(refused.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: save.headMessageId });
    expect((await client.move(save.id, opening, save.headMessageId)).code).toBe(0);
  });

  test('refuse every change from a stale page', async () => {
    const { reader, client } = await play(1);
    const save = await client.current();
    const behind = save.headMessageId;
    const opening = (await client.path()).at(-1)?.id ?? '';
    const said = await reader.send({ storyId, parentId: behind, content: 'On the other page.' });
    const { id: head } = said.data.message as { id: string };
    const count = () => harness.query('select count(*)::int from messages where story_id = $1', [storyId]);
    const [before, saves] = [await count(), await client.saves()];
    const stale = [
      await reader.send({ storyId, parentId: behind }),
      await reader.send({ storyId, parentId: null }),
      await client.move(save.id, opening, behind),
      await client.choose(save.id, behind, behind),
      await client.regenerate(behind, newRequestId(), behind),
      await reader.post('/ai-lab/ai-story/chat/continue', {
        storyId,
        messageId: behind,
        clientRequestId: newRequestId(),
      }),
    ];
    for (const { data } of stale) {
      expect(data).toMatchObject({ error: 'chat.stale_parent', headMessageId: head });
    }
    expect([await count(), await client.saves()]).toEqual([before, saves]);
    expect(await harness.balance(reader)).toBe(48);
    expect((await client.regenerate(behind, newRequestId(), head)).code).toBe(0);
  });

  test('require the expected head', async () => {
    const { reader, client } = await play(1);
    const { id, headMessageId } = await client.current();
    const post = (path: string, body: object) => reader.post(`/ai-lab/ai-story/${path}`, body);
    const responses = [
      await post('archive/move', { id, messageId: headMessageId }),
      await post('dialog/choose', { archiveId: id, messageId: headMessageId }),
      await post('modify-assistant-message', { messageId: headMessageId, content: 'Mine.' }),
    ];
    expect(responses.map(({ data }) => data.error)).toEqual(Array(3).fill('request.invalid'));
  });

  test('are created once by two pages of an empty story', async () => {
    const reader = await api.reader();
    const client = createSavesClient(reader, storyId);
    const begin = () => reader.send({ storyId, parentId: null });
    const responses = await Promise.all([begin(), begin(), begin()]);
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
    const refusals = responses.filter(({ code }) => code !== 0);
    for (const { data } of refusals) expect(['chat.stale_parent', 'chat.run_active']).toContain(data.error);
    expect(await client.path()).toHaveLength(3);
    await client.endDialog();
    const gone = responses.find(({ code }) => code === 0)?.data.message as { id: string };
    const stale = await reader.send({ storyId, parentId: gone.id });
    expect(stale.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: null });
    expect(await client.saves()).toEqual([]);
  });

  test('move once when two pages move them at once', async () => {
    const { client } = await play(2);
    const save = await client.current();
    const path = await client.path();
    const places = [path.at(-1)?.id ?? '', path.at(-3)?.id ?? ''];
    const responses = await Promise.all(places.map((id) => client.move(save.id, id, save.headMessageId)));
    expect(responses.map(({ code }) => code === 0).sort()).toEqual([false, true]);
    expect(responses.find(({ code }) => code !== 0)?.data.error).toBe('chat.stale_parent');
    const moved = responses.find(({ code }) => code === 0)?.data.headMessageId;
    expect((await client.current()).headMessageId).toBe(moved);
  });

  test('never leave their tree', async () => {
    const { client, reader } = await play(1);
    const old = await client.current();
    await client.endDialog();
    await reader.send({ storyId, content: 'Again.' });
    const save = await client.current();
    for (const messageId of [old.headMessageId, 'nosuchmessage']) {
      expect((await client.move(save.id, messageId)).data.error).toBe('chat.message_not_found');
      expect((await client.choose(save.id, messageId)).data.error).toBe('chat.message_not_found');
      expect((await client.create({ messageId })).data.error).toBe('chat.message_not_found');
      expect((await client.edit(messageId, 'Mine.')).data.error).toBe('chat.message_not_found');
      for (const path of ['refresh', 'chat/continue']) {
        const body = { storyId, messageId, clientRequestId: newRequestId() };
        const response = await reader.post(`/ai-lab/ai-story/${path}`, body);
        expect([path, response.data.error]).toEqual([path, 'chat.message_not_found']);
      }
    }
    expect((await client.current()).headMessageId).toBe(save.headMessageId);
  });

  test('move to the end of the chosen branch', async () => {
    const { reader, client } = await play(1);
    const save = await client.current();
    const first = (await client.path())[0]?.id ?? '';
    await reader.send({ storyId, content: 'Further.' });
    const end = (await client.current()).headMessageId;
    await client.regenerate(first, newRequestId());
    expect(turnsOf(await client.path())).toEqual(['Turn 1.']);
    expect((await client.choose(save.id, first)).data).toMatchObject({ headMessageId: end, depth: 4 });
    expect(turnsOf(await client.path())).toEqual(['Further.', 'Turn 1.']);
  });

  test('move to the newest end of a branch that forks', async () => {
    const { reader, client } = await play(1);
    const save = await client.current();
    const first = (await client.path())[0]?.id ?? '';
    await reader.send({ storyId, content: 'Older.' });
    await client.move(save.id, first);
    await reader.send({ storyId, content: 'Newer.' });
    const newest = (await client.current()).headMessageId;
    await client.regenerate(first, newRequestId());
    expect((await client.choose(save.id, first)).data).toMatchObject({ headMessageId: newest, depth: 4 });
    expect(turnsOf(await client.path())).toEqual(['Newer.', 'Turn 1.']);
  });

  test('cannot move to a branch whose end is generated in another save', async () => {
    const { client, runId, stop } = await whileGenerating(1);
    const [, , reply] = await client.path();
    const other = saveEntity.parse((await client.create({ messageId: reply?.id })).data);
    const { data } = await client.choose(other.id, reply?.id ?? '');
    expect(data).toMatchObject({ error: 'chat.run_active', runId });
    await stop();
  });

  test('move to an edited reply, which is a sibling of the original', async () => {
    const { reader, client } = await play(2);
    const save = await client.current();
    const reply = (await client.path()).at(-3);
    const response = await client.edit(reply?.id ?? '', 'The lamp <b>speaks</b>. 灯が語る 🏮');
    expect(response.data).toMatchObject({
      text: 'The lamp <b>speaks</b>. 灯が語る 🏮',
      editedFrom: reply?.id,
      isHead: true,
      state: 'done',
      model: null,
      depth: reply?.depth,
      siblingIds: [reply?.id, response.data.id],
    });
    expect((await client.path())[0]?.id).toBe(response.data.id);
    await reader.send({ storyId, content: 'After the edit.' });
    expect(JSON.stringify(harness.faults.seen.at(-1)?.messages)).toContain('灯が語る');
    await client.choose(save.id, reply?.id ?? '');
    expect((await client.path()).at(-3)?.text).toBe(reply?.text);
  });

  test('stay where they are if an edit comes from a stale page, which is kept as a version', async () => {
    const { reader, client } = await play(1);
    const { headMessageId: behind } = await client.current();
    await reader.send({ storyId, content: 'On the other page.' });
    const { headMessageId } = await client.current();
    const response = await client.edit(behind, 'Mine.', behind);
    expect(response.data).toMatchObject({
      text: 'Mine.',
      isHead: false,
      siblingIds: [behind, response.data.id],
    });
    expect((await client.current()).headMessageId).toBe(headMessageId);
  });

  test('stay at a reply that is being generated when another one is edited', async () => {
    const { client, messageId, stop } = await whileGenerating(1);
    const [, , reply] = await client.path();
    const response = await client.edit(reply?.id ?? '', 'Mine.', messageId);
    expect(response.data).toMatchObject({ text: 'Mine.', isHead: false });
    expect((await client.current()).headMessageId).toBe(messageId);
    await stop();
  });

  test('refuse to edit the opening scene and user messages', async () => {
    const { client } = await play(1);
    const [reply, turn, opening] = await client.path();
    for (const id of [turn?.id, opening?.id]) {
      expect((await client.edit(id ?? '', 'Mine.')).data.error).toBe('chat.message_not_found');
    }
    for (const content of ['', ' \n ', '\u200b', 'x'.repeat(10_001), 'a\0b']) {
      expect((await client.edit(reply?.id ?? '', content)).data.error).toBe('request.invalid');
    }
    expect((await client.path())[0]?.siblingIds).toEqual([reply?.id]);
  });

  test('cannot be changed while a reply is generated in them', async () => {
    const { client, messageId, runId, stop } = await whileGenerating(1);
    const save = await client.current();
    const [, , reply] = await client.path();
    const other = saveEntity.parse((await client.create({ messageId: reply?.id })).data);
    const refusals = await Promise.all([
      client.move(save.id, reply?.id ?? ''),
      client.choose(save.id, reply?.id ?? ''),
      client.edit(messageId, 'Mine.'),
      client.load(other.id),
      client.create({ replaceSaveId: save.id, messageId: reply?.id }),
      client.create(),
      client.move(other.id, messageId),
      client.remove(save.id),
      client.endDialog(),
    ]);
    for (const { data } of refusals) expect(data).toMatchObject({ error: 'chat.run_active', runId });
    expect((await client.load(save.id)).code).toBe(0);
    await stop();
    expect((await client.move(save.id, reply?.id ?? '')).code).toBe(0);
  });

  test('are not blocked by a run whose process died', async () => {
    const { client } = await play(1);
    const save = await client.current();
    const opening = (await client.path()).at(-1)?.id ?? '';
    await harness.query(
      `update runs set state = 'running', held = 0, lease_until = now() - interval '1 s' where save_id = $1`,
      [save.id],
    );
    expect((await client.move(save.id, opening)).code).toBe(0);
    const [run] = await harness.query<{ state: string }>('select state from runs where save_id = $1', [
      save.id,
    ]);
    expect(run?.state).toBe('interrupted');
  });

  test('are all deleted when the dialog is ended', async () => {
    const { client } = await play(1);
    await client.create();
    expect((await client.endDialog()).data).toEqual({ storyId });
    expect(await client.saves()).toEqual([]);
    expect(await client.path()).toEqual([]);
    expect((await client.endDialog()).code).toBe(0);
  });

  test('of a deleted story can be ended', async () => {
    const gone = await harness.story();
    const reader = await api.reader();
    await reader.send({ storyId: gone });
    await harness.query("update stories set status = 'DELETED' where id = $1", [gone]);
    expect((await createSavesClient(reader, gone).endDialog()).code).toBe(0);
    expect((await createSavesClient(reader, 'nosuchstory').endDialog()).data.error).toBe('story.not_found');
  });

  test('of another reader are not found', async () => {
    const mara = await play(1);
    const other: Reader = (await play(1)).reader;
    const thief = createSavesClient(other, storyId);
    const save = await mara.client.current();
    const own = await thief.current();
    const head = save.headMessageId;
    const errors = [
      await thief.load(save.id),
      await thief.remove(save.id),
      await thief.move(save.id, own.headMessageId),
      await thief.choose(save.id, own.headMessageId),
      await thief.create({ replaceSaveId: save.id }),
    ].map(({ data }) => data.error);
    expect(new Set(errors)).toEqual(new Set(['save.not_found']));
    const foreign = [
      await thief.move(own.id, head),
      await thief.choose(own.id, head),
      await thief.create({ messageId: head }),
      await thief.edit(head, 'Mine.'),
    ].map(({ data }) => data.error);
    expect(new Set(foreign)).toEqual(new Set(['chat.message_not_found']));
    expect(await mara.client.saves()).toEqual([save]);
    expect((await mara.client.path())[0]?.siblingIds).toEqual([head]);
  });
});
