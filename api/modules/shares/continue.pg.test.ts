import { save as saveEntity } from '@storyloom/contract/saves/entities/save';
import type { Share } from '@storyloom/contract/shares/entities/share';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId } from '../chat/testing/reader.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { createShareClient } from './testing/share-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let held: HarnessProcess;
let storyId: string;
let made: Share;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('held', { text: 'One word after another.' });
  api = await harness.process('normal');
  held = await harness.process('held');
  storyId = await harness.story();
  const maker = await api.reader();
  for (const content of ['Turn 1.', 'Turn 2.']) await maker.send({ storyId, content });
  made = await createShareClient(maker).make((await createSavesClient(maker, storyId).current()).id);
});
afterAll(() => harness.close());

async function visitor(turns = 0) {
  const reader = await api.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId, content: `Own ${turn}.` });
  return { reader, shares: createShareClient(reader), saves: createSavesClient(reader, storyId) };
}

/** Sessions of this database that wait for a lock. */
const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

describe('continuing a share', () => {
  test("copies the path into a tree of the visitor's, on the shared version", async () => {
    await harness.story({ storyId, content: { title: 'Second Edition' } });
    const { reader, shares, saves } = await visitor();
    const save = saveEntity.parse((await shares.continue(made.id)).data);
    expect(save).toMatchObject({
      isCurrent: true,
      depth: 4,
      storyId,
      storyVersion: 1,
      title: 'The Salt Clock',
    });
    const path = await saves.path();
    expect(path.map(({ depth }) => depth)).toEqual([4, 3, 2, 1, 0]);
    expect(path.map(({ seq }) => seq)).toEqual(path.map(({ seq }) => seq).toSorted((a, b) => b - a));
    expect(path.map(({ parentId }) => parentId)).toEqual([...path.slice(1).map(({ id }) => id), null]);
    expect(path.at(-1)?.options).toEqual(['Wait', 'Dig']);
    const shared = await shares.read(made.id);
    expect(path.map(({ text }) => text).reverse()).toEqual(shared.messages.map(({ text }) => text));
    expect((await reader.send({ storyId, content: 'My own way.' })).code).toBe(0);
    expect(JSON.stringify(harness.faults.seen.at(-1)?.messages)).toMatch(/Turn 1.*Turn 2.*My own way/);
    expect((await shares.read(made.id)).messages).toEqual(shared.messages);
  });

  test("creates one save for repeated requests, and another after the visitor's first turn", async () => {
    const { reader, shares, saves } = await visitor();
    const twice = await Promise.all([
      shares.continue(made.id),
      shares.continue(made.id),
      shares.continue(made.id),
    ]);
    expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1);
    expect(await saves.saves()).toHaveLength(1);
    await reader.send({ storyId, content: 'On.' });
    const second = saveEntity.parse((await shares.continue(made.id)).data);
    expect(second).toMatchObject({ isCurrent: true, depth: 4 });
    expect(await saves.saves()).toHaveLength(2);
  });

  test('asks which of three saves to replace before anything is copied', async () => {
    const { reader, shares, saves } = await visitor(1);
    await saves.create();
    const last = saveEntity.parse((await saves.create()).data);
    const other = await visitor(1);
    const foreign = { replaceSaveId: (await other.saves.current()).id };
    const standing = async () => [await saves.saves(), await harness.query('select count(*) from messages')];
    const before = await standing();
    const refused = await shares.continue(made.id);
    expect(refused.data).toMatchObject({ error: 'save.full' });
    expect(refused.data.saveIds).toHaveLength(3);
    expect((await shares.continue(made.id, foreign)).data.error).toBe('save.not_found');
    expect(await standing()).toEqual(before);
    const answer = saveEntity.parse((await shares.continue(made.id, { replaceSaveId: last.id })).data);
    expect(answer).toMatchObject({ id: last.id, isCurrent: true, depth: 4 });
    expect((await saves.saves()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    await reader.send({ storyId, content: 'On.' });
    expect((await saves.path())[1]?.text).toBe('On.');
  });

  test('is rejected with the run while a reply is generated in the current save', async () => {
    const { reader, shares, saves } = await visitor(1);
    const stream = await (await reader.on(held.base)).openSend({ storyId });
    const { runId } = await stream.created();
    expect((await shares.continue(made.id)).data).toMatchObject({ error: 'chat.run_active', runId });
    expect(await saves.saves()).toHaveLength(1);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await shares.continue(made.id)).code).toBe(0);
  });

  test('lets the visitor continue a reply that was cut off', async () => {
    harness.faults.script('short-of-room', { text: 'The stairs went down and', finish: 'length' });
    const short = await harness.process('short-of-room');
    const maker = await short.reader();
    await maker.send({ storyId });
    const { id } = await createShareClient(maker).make(
      (await createSavesClient(maker, storyId).current()).id,
    );
    const reader = await short.reader();
    await createShareClient(reader).continue(id);
    const [head, turn, opening] = await createSavesClient(reader, storyId).path();
    expect([head, turn, opening].map((node) => node?.finishReason)).toEqual(['length', null, null]);
    harness.faults.script('short-of-room', { text: ' down, to the sea.' });
    const clientRequestId = newRequestId();
    const request = { storyId, messageId: head?.id, clientRequestId };
    const { data } = await reader.post('/ai-lab/ai-story/chat/continue', request);
    expect(data.message).toMatchObject({ text: `${head?.text} down, to the sea.`, finishReason: 'stop' });
  });

  test('creates a save that outlives the share', async () => {
    const maker = await visitor(1);
    const own = await maker.shares.make((await maker.saves.current()).id);
    const { shares, saves } = await visitor();
    await shares.continue(own.id);
    await maker.shares.revoke(own.id);
    expect((await saves.path()).map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
  });

  test('is rejected if the share is revoked at the same time', async () => {
    const maker = await visitor(1);
    const taken = await maker.shares.make((await maker.saves.current()).id);
    const { shares, saves } = await visitor(1);
    const { id } = await saves.current();
    const revoking = new pg.Client({ connectionString: harness.url });
    await revoking.connect();
    await revoking.query('begin');
    await revoking.query('select saves_lock(user_id, story_id) from saves where id = $1', [id]);
    const continued = shares.continue(taken.id);
    await expect.poll(() => harness.query(WAITING)).toHaveLength(1);
    await revoking.query('update shares set revoked_at = now() where id = $1', [taken.id]);
    await revoking.query('delete from share_messages where share_id = $1', [taken.id]);
    await revoking.query('commit');
    await revoking.end();
    expect((await continued).data.error).toBe('share.not_found');
    expect((await saves.saves()).length).toBe(1);
  });
});
