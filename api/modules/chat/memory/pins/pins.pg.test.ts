import { limits } from '@storyloom/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savesDesk } from '../../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { tell } from '../../testing/send-turn.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  api = await lab.process('normal');
  storyId = await lab.story();
});
afterAll(() => lab.close());

const pins = (reader: Reader) => ({
  pin: (archiveId: string, content: string, messageId?: string) =>
    reader.post('/ai-lab/ai-story/dialog/pin', { archiveId, content, messageId }),
  unpin: (id: unknown) => reader.post('/ai-lab/ai-story/dialog/unpin', { id }),
  list: async (archiveId: string) => {
    const answer = await reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${archiveId}`);
    return answer.data as unknown as { id: string; content: string; messageId: string | null }[];
  },
  words: async (archiveId: string) => (await pins(reader).list(archiveId)).map(({ content }) => content),
});

/** A reader who played one turn: their current save, and the reply they may pin. */
async function played() {
  const reader = await api.reader();
  const { turnId, replyId } = await tell(reader, storyId);
  const desk = savesDesk(reader, storyId);
  return { reader, desk, save: (await desk.current()).id, turnId, replyId, ...pins(reader) };
}

test('a pinned fact is listed in its save and its message bears the mark, until it is let go', async () => {
  const { desk, save, replyId, pin, unpin, list, words } = await played();
  const pinned = await pin(save, '  The lamp is Odile’s.\0 ', replyId);
  expect(pinned.data).toMatchObject({ archiveId: save, messageId: replyId, content: 'The lamp is Odile’s.' });
  await pin(save, 'I am called Mara.');
  expect(await words(save)).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
  expect((await desk.path()).map(({ pinned }) => pinned)).toEqual([true, false, false]);
  expect(await unpin(pinned.data.id)).toMatchObject({ code: 0 });
  expect(await unpin(pinned.data.id)).toMatchObject({ code: 0 });
  expect(await list(save)).toMatchObject([{ content: 'I am called Mara.', messageId: null }]);
  expect((await desk.path()).map(({ pinned }) => pinned)).toEqual([false, false, false]);
});

test('a double click pins once', async () => {
  const { save, replyId, pin, words } = await played();
  const answers = await Promise.all([1, 2, 3].map(() => pin(save, 'Once.', replyId)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await words(save)).toEqual(['Once.']);
});

test('a save holds a fixed number of facts, however fast they come, and says so in plain words', async () => {
  const { save, pin, words } = await played();
  const numbers = Array.from({ length: limits.facts + 4 }, (_, at) => at);
  const answers = await Promise.all(numbers.map((at) => pin(save, `Fact ${at}.`)));
  const refused = answers.filter(({ data }) => data.error === 'chat.facts_full');
  expect(refused).toHaveLength(4);
  expect(refused[0]?.data).toMatchObject({ max: limits.facts });
  expect(await words(save)).toHaveLength(limits.facts);
});

test('long facts fill a save sooner', async () => {
  const { save, pin, words } = await played();
  const fit = Math.floor(limits.factsTogether / limits.fact);
  const long = (at: number) => `${at}`.padEnd(limits.fact, 'x');
  for (let at = 0; at < fit; at++) expect((await pin(save, long(at))).code).toBe(0);
  expect((await pin(save, long(fit))).data.error).toBe('chat.facts_full');
  expect(await words(save)).toHaveLength(fit);
});

test('a new save takes the facts along, and from then on each keeps its own', async () => {
  const { desk, save, replyId, pin, unpin, list, words } = await played();
  await pin(save, 'Kept by both.', replyId);
  const copy = String((await desk.create({ title: 'Copy' })).data.id);
  expect(await list(copy)).toMatchObject([{ content: 'Kept by both.', messageId: replyId }]);
  await pin(copy, 'Only in the copy.');
  await unpin((await list(save))[0]?.id);
  expect(await words(save)).toEqual([]);
  expect(await words(copy)).toEqual(['Kept by both.', 'Only in the copy.']);
  expect((await desk.path(save))[0]?.pinned).toBe(false);
  expect((await desk.path(copy))[0]?.pinned).toBe(true);
});

test('a save that is replaced takes the facts of the one it is made from, and keeps its own when that is itself', async () => {
  const { desk, save, pin, words } = await played();
  const copy = String((await desk.create()).data.id);
  await pin(copy, 'Of the copy.');
  await pin(save, 'Of the current one.');
  await desk.create({ replaceArchiveId: save });
  expect(await words(save)).toEqual(['Of the current one.']);
  await desk.create({ replaceArchiveId: copy });
  expect(await words(copy)).toEqual(['Of the current one.']);
});

test('a save that makes place for a shared story forgets the facts of the old one', async () => {
  const [{ reader, save, pin, words }, author] = [await played(), await played()];
  await pin(save, 'Of the old story.');
  const shared = await author.reader.post('/ai-lab/ai-story/share-archive/share', { archiveId: author.save });
  const planting = { id: shared.data.id, replaceArchiveId: save };
  const planted = await reader.post('/ai-lab/ai-story/share-archive/continue', planting);
  expect(planted.data).toMatchObject({ id: save, isCurrent: true });
  expect(await words(save)).toEqual([]);
});

test('a deleted save takes its facts along', async () => {
  const { reader, desk, save, pin } = await played();
  await pin(save, 'Soon gone.');
  await desk.remove(save);
  expect(await lab.query('select from pinned_facts where save_id = $1', [save])).toEqual([]);
  const answer = await reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${save}`);
  expect(answer.data.error).toBe('save.not_found');
});

test('a fact for a save that is deleted meanwhile finds no save', async () => {
  const { save, pin } = await played();
  const deleting = lab.query(
    `do $$ begin
      perform saves_lock(user_id, story_id) from saves where id = '${save}';
      perform pg_sleep(0.5);
      delete from saves where id = '${save}';
    end $$`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await pin(save, 'Too late.')).data.error).toBe('save.not_found');
  await deleting;
});

test('nobody pins, reads or lets go in the save of another, nor pins what stands in another tree', async () => {
  const [mara, other] = [await played(), await played()];
  const pinned = await mara.pin(mara.save, 'Mine.', mara.replyId);
  expect((await other.pin(mara.save, 'Not mine.')).data.error).toBe('save.not_found');
  const foreign = await other.reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${mara.save}`);
  expect(foreign.data.error).toBe('save.not_found');
  expect((await other.unpin(pinned.data.id)).code).toBe(0);
  expect(await mara.words(mara.save)).toEqual(['Mine.']);
  for (const messageId of [mara.replyId, 'nosuchmessage']) {
    expect((await other.pin(other.save, 'Elsewhere.', messageId)).data.error).toBe('chat.message_not_found');
  }
  expect((await mara.pin(mara.save, ' \0 ')).data.error).toBe('request.invalid');
  expect((await mara.pin(mara.save, 'x'.repeat(limits.fact + 1))).data.error).toBe('request.invalid');
});

test('every reply in a save is written with its facts, and a regenerated one too', async () => {
  const { reader, desk, save, replyId, pin } = await played();
  await pin(save, 'The lamp is Odile’s.');
  const asked = () =>
    lab.faults.seen
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
  await tell(reader, storyId);
  expect(asked()).toContain('- The lamp is Odile’s.');
  await desk.regenerate(replyId, newRequestId());
  expect(asked()).toContain('- The lamp is Odile’s.');
  const [fact] = await pins(reader).list(save);
  await pins(reader).unpin(fact?.id);
  await tell(reader, storyId);
  expect(asked()).not.toContain('Odile’s.');
});
