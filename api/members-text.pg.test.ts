import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endMemberships, insertMembership } from './testing/memberships.ts';
import { newPerson, type Person } from './testing/people.ts';
import { playMarkedStory, readsWithText } from './testing/reads-with-text.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let author: Person;
let member: Person;
let played: Awaited<ReturnType<typeof playMarkedStory>>;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  [author, member] = [await newPerson(api, 'real'), await newPerson(api)];
  await insertMembership(api.database, member.id, 'PLUS');
  played = await playMarkedStory(api, member, { authorId: author.id, membersOnly: true });
});
afterAll(() => api.drop());
beforeEach(async () => {
  await endMemberships(api.database, member.id);
});

const detailOf = async (id: string, person?: Person) =>
  (await api.get(`/ai-lab/ai-story/view-detail?id=${id}`, person?.token)).data;
let requests = 0;
const play = async (storyId: string, person: Person) => {
  const input = { storyId, content: 'I wait.', clientRequestId: `members-${++requests}` };
  const { code, data } = await api.post('/ai-lab/ai-story/chat', input, person.token);
  return code === 0 ? 'played' : data.error;
};
const publish = async (options: { membersOnly?: boolean; earlyUntil?: Date }) =>
  (await publishSample(api.database.db, { authorId: author.id, at: api.clock.now(), ...options })).storyId;
const ago = (ms: number) => new Date(api.clock.now().getTime() - ms);

describe('the text of an exclusive story', () => {
  test.each(['PLUS', 'PRO'] as const)('is in these answers to a member of %s', async (plan) => {
    await insertMembership(api.database, member.id, plan);
    expect(await played.findReadsWithText(member)).toEqual(readsWithText);
  });

  test('is in no answer to a reader whose plan has ended', async () => {
    await insertMembership(api.database, member.id, 'PRO', { endsAt: ago(1) });
    expect(await played.findReadsWithText(member)).toEqual([]);
    const list = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${played.storyId}`, member.token);
    expect(list.data.error).toBe('story.members_only');
  });

  test('is in no answer to another reader', async () => {
    const guest = await newPerson(api);
    expect(await played.findReadsWithText(guest)).toEqual([]);
  });

  test('is readable by its author and by administrators', async () => {
    const admin = await newPerson(api, 'real');
    await api.users.setAdmin(admin.id, true);
    for (const person of [author, admin]) {
      expect(await detailOf(played.storyId, person)).toMatchObject({ isLocked: false, access: 'MEMBERS' });
      expect(await play(played.storyId, person)).toBe('played');
    }
  });
});

describe('a locked story', () => {
  test('is listed with its access, and shows the beginning of its opening scene', async () => {
    const { data } = await api.get('/ai-lab/ai-story/feed');
    const card = (data.pageList as unknown as { id: string }[]).find(({ id }) => id === played.storyId);
    expect(card).toMatchObject({ access: 'MEMBERS', earlyUntil: null });
    const detail = await detailOf(played.storyId);
    expect(detail).toMatchObject({ isLocked: true, adultWarning: false, options: [] });
    expect(detail.opening).toBe('The lamp burns low, and at the last…');
  });

  test('cannot be played, continued from a share or restarted', async () => {
    const guest = await newPerson(api);
    const ask = async (path: string, body: object) =>
      (await api.post(`/ai-lab/ai-story/${path}`, body, guest.token)).data.error;
    expect(await play(played.storyId, guest)).toBe('story.members_only');
    expect(await ask('share-archive/continue', { id: played.shareId })).toBe('story.members_only');
    expect(await ask('archive/restart', { storyId: played.storyId })).toBe('story.members_only');
    const share = await api.get(`/ai-lab/ai-story/share-archive/detail?id=${played.shareId}`, guest.token);
    expect(share.data).toMatchObject({ isLocked: true, excerpt: '', messages: [] });
  });
});

describe('an early story', () => {
  test('is open to members at once, and to everybody from its time on', async () => {
    const guest = await newPerson(api);
    await insertMembership(api.database, member.id, 'PLUS');
    const earlyUntil = new Date(api.clock.now().getTime() + DAY_MS);
    const id = await publish({ earlyUntil });
    expect(await detailOf(id, guest)).toMatchObject({
      access: 'EARLY',
      isLocked: true,
      earlyUntil: earlyUntil.toISOString(),
    });
    expect([await play(id, guest), await play(id, member)]).toEqual(['story.members_only', 'played']);
    api.clock.advance(DAY_MS);
    expect(await detailOf(id, guest)).toMatchObject({ access: 'ALL', isLocked: false, earlyUntil: null });
    expect(await play(id, guest)).toBe('played');
  });

  test('stays exclusive after its time if it is for members alone', async () => {
    const id = await publish({ membersOnly: true, earlyUntil: ago(1) });
    expect(await detailOf(id)).toMatchObject({ access: 'MEMBERS', isLocked: true });
  });
});
