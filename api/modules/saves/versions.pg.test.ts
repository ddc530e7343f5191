import { save as saveEntity } from '@storyloom/contract/saves/entities/save';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
});
afterAll(() => harness.close());

/** A reader with two saves on the first of two versions. */
async function played() {
  const storyId = await harness.story();
  const reader = await api.reader();
  await reader.send({ storyId, content: 'Turn 1.' });
  const client = createSavesClient(reader, storyId);
  const other = saveEntity.parse((await client.create({ title: 'Before' })).data);
  await harness.story({
    storyId,
    content: { title: 'Second Edition', main: { name: 'Ottilie', profile: '' } },
  });
  const { id, headMessageId } = await client.current();
  const move = (change: object = {}, who = reader) =>
    who.post('/ai-lab/ai-story/archive/move-version', { id, expectedHeadId: headMessageId, ...change });
  const setStatus = (status: string) =>
    harness.query('update stories set status = $2 where id = $1', [storyId, status]);
  const versions = async () =>
    (await client.saves()).map((save) => [save.id === id, save.storyVersion]).toSorted();
  return { storyId, reader, client, id, headMessageId, other, move, setStatus, versions };
}

/** A reader who has started over, before a second version is published. */
async function startedOver(change: object) {
  const storyId = await harness.story({ content: { opening: 'First.', options: ['Wait'] } });
  const reader = await api.reader();
  await reader.send({ storyId, content: 'Turn 1.' });
  const client = createSavesClient(reader, storyId);
  await client.restart();
  await harness.story({ storyId, content: { opening: 'Second.', options: ['Go'], ...change } });
  return { storyId, reader, client };
}

const lastPrompt = () => JSON.stringify(harness.faults.seen.at(-1)?.messages);

describe('moving a save to the current version', () => {
  test('changes the version of this save alone, for further turns', async () => {
    const { storyId, reader, client, id, headMessageId, move, versions } = await played();
    await reader.send({ storyId, content: 'Turn 2.' });
    expect(lastPrompt()).toContain('Odile');
    const [path, { headMessageId: expectedHeadId }] = [await client.path(), await client.current()];
    expect(expectedHeadId).not.toBe(headMessageId);
    const { data } = await move({ expectedHeadId });
    expect(data).toMatchObject({ id, storyVersion: 2, isCurrent: true, headMessageId: expectedHeadId });
    expect(await versions()).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(await client.path()).toEqual(path);
    await reader.send({ storyId, content: 'Turn 3.' });
    expect(lastPrompt()).toContain('Ottilie');
  });

  test('is refused from a stale page, for another reader’s save and for a story that is gone', async () => {
    const { reader, headMessageId, move, setStatus, versions } = await played();
    const stale = await move({ expectedHeadId: 'elsewhere' });
    expect(stale.data).toMatchObject({ error: 'chat.stale_parent', headMessageId });
    expect((await move({}, await api.reader())).data.error).toBe('save.not_found');
    expect((await move({ id: 'unknown' }, reader)).data.error).toBe('save.not_found');
    await setStatus('DRAFT');
    expect((await move()).data.error).toBe('story.not_found');
    expect(await versions()).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  test('is refused while a reply is generated in the save', async () => {
    harness.faults.hold('held', { text: 'One word after another.' });
    const held = await harness.process('held');
    const { storyId, reader, client, move } = await played();
    const { runId } = await (await (await reader.on(held.base)).openSend({ storyId })).created();
    const { headMessageId: expectedHeadId } = await client.current();
    expect((await move({ expectedHeadId })).data).toMatchObject({ error: 'chat.run_active', runId });
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await move({ expectedHeadId })).code).toBe(0);
  });
});

describe('a playthrough without a turn', () => {
  test('begins with the opening, options and questions of the newest version', async () => {
    const change = { opening: 'Second, {name}.', readerQuestions: ['What is your name?'] };
    const { storyId, reader, client } = await startedOver(change);
    const answers = [{ variable: 'name', answer: 'Tom' }];
    expect(await client.path()).toMatchObject([{ text: 'Second, you.', options: ['Go'] }]);
    expect((await reader.post('/ai-lab/ai-story/questions', { storyId, answers })).code).toBe(0);
    expect(await client.path()).toMatchObject([{ text: 'Second, Tom.' }]);
    expect(await client.current()).toMatchObject({ storyVersion: 2 });
  });

  test('keeps its opening once it has a turn, and while its story cannot be played', async () => {
    const { reader, storyId, client } = await startedOver({});
    await harness.query("update stories set status = 'DELETED' where id = $1", [storyId]);
    expect(await client.path()).toMatchObject([{ text: 'First.' }]);
    await harness.query("update stories set status = 'PUBLISHED' where id = $1", [storyId]);
    await reader.send({ storyId, content: 'I wait.' });
    const [, , opening] = await client.path();
    expect(opening).toMatchObject({ text: 'First.' });
    const { id } = await client.current();
    await client.move(id, opening?.id ?? '');
    expect(await client.path()).toMatchObject([{ text: 'First.' }]);
    expect(await client.current()).toMatchObject({ storyVersion: 1 });
  });
});
