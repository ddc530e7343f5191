import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor } from '../accounts/testing/visitor.ts';
import { startVerdictServer, type VerdictServer } from '../moderation/testing/verdict-server.ts';
import { flatOf } from '../uploads/testing/hostile-images.ts';
import { createModerators } from './testing/moderators.ts';

let api: TestApi;
let provider: VerdictServer;
let folder: string;
let moderators: Awaited<ReturnType<typeof createModerators>>;

beforeAll(async () => {
  provider = await startVerdictServer();
  folder = await mkdtemp(join(tmpdir(), 'held-'));
  api = await createTestApi({
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    MODERATION_BASE_URL: provider.baseUrl,
  });
  moderators = await createModerators(api);
});
afterAll(async () => {
  await api.drop();
  await provider.close();
  await rm(folder, { recursive: true });
});

const introduce = (introduction: string, { token }: Person) =>
  api.post('/user/introduction', { introduction }, token);
const heldOf = async (person: Person) => (await moderators.own(person)).at(0);

async function upload(bytes: Buffer, { token }: Person) {
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(bytes)], 'me.png', { type: 'image/png' }));
  return api.send('/user/uploadUserAvatar', { method: 'POST', headers: { tokenid: token }, body });
}

describe('held texts', () => {
  test('wait for a moderator, once for each text', async () => {
    const person = await newPerson(api, 'real');
    for (const _ of [1, 2]) {
      expect((await introduce('A forbidden garden.', person)).data.error).toBe('chat.moderated');
    }
    expect(await moderators.own(person)).toMatchObject([
      { status: 'OPEN', canAppeal: false, subject: { kind: 'TEXT', title: 'Introduction' } },
    ]);
    const waiting = (await moderators.list()).filter(({ author }) => author?.id === person.id);
    expect(waiting).toMatchObject([{ subject: { excerpt: 'A forbidden garden.' }, reportCount: 0 }]);
  });

  test('can be used by their author alone after a release', async () => {
    const [person, other] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    const text = 'Author of “The Forbidden forbidden Garden”.';
    await introduce(text, person);
    await moderators.decide((await heldOf(person))?.id ?? '', 'NO_VIOLATION', 'The title of a book.');
    expect((await introduce(text, person)).data.introduction).toBe(text);
    expect((await introduce(text, other)).data.error).toBe('chat.moderated');
    expect(await heldOf(person)).toMatchObject({ decisions: [{ reason: 'The title of a book.' }] });
  });

  test('stay refused after a violation, and open no second case', async () => {
    const person = await newPerson(api, 'real');
    await introduce('Something forbidden.', person);
    await moderators.decide((await heldOf(person))?.id ?? '', 'VIOLATION');
    expect((await introduce('Something forbidden.', person)).data.error).toBe('chat.moderated');
    expect(await moderators.own(person)).toHaveLength(1);
  });

  test('are limited for each person while they wait', async () => {
    const person = await newPerson(api, 'real');
    for (let n = 0; n < 7; n++) await introduce(`The forbidden number ${n}.`, person);
    expect(await moderators.own(person)).toHaveLength(5);
    await moderators.decide((await heldOf(person))?.id ?? '', 'VIOLATION');
    for (let n = 7; n < 9; n++) await introduce(`The forbidden number ${n}.`, person);
    expect(await moderators.own(person)).toHaveLength(6);
  });

  test.each([
    ['NO_VIOLATION', 'You can use your content again'],
    ['VIOLATION', 'We made a decision about your content'],
  ])('are mentioned in a mail to their author when the decision is %s', async (outcome, subject) => {
    const visitor = createVisitor(api, await api.guest());
    const mail = `${outcome.toLowerCase()}@example.org`;
    await visitor.signUp(mail);
    const person = { id: String((await visitor.me()).data.id), token: visitor.token ?? '' };
    await introduce('A forbidden lamp.', person);
    api.clock.advance(1_000);
    await moderators.decide((await heldOf(person))?.id ?? '', outcome, 'It is a lamp.');
    const [told] = await readMails(api, mail);
    expect(told?.subject).toBe(subject);
    expect(told?.text).toContain('It is a lamp.');
  });
});

describe('held pictures', () => {
  test('are shown to the moderator, and can be used after a release', async () => {
    const person = await newPerson(api, 'real');
    const picture = await flatOf(64, 64);
    provider.behaviour.image = { categories: { sexual: true }, appliedInputTypes: { sexual: ['image'] } };
    expect(await upload(picture, person)).toMatchObject({
      msg: 'This image isn’t allowed by our safety rules: it looks sexual, and everybody can see it.',
      data: { error: 'image.moderated', place: 'content', reason: 'sexual' },
    });
    const held = await heldOf(person);
    expect(held?.subject).toMatchObject({ kind: 'PICTURE', excerpt: '' });
    expect((await moderators.read(held?.id ?? '')).picture).toMatch(/^data:image\/webp;base64,/);
    await moderators.decide(held?.id ?? '', 'NO_VIOLATION');
    expect((await upload(picture, person)).data.avatarUrl).toMatch(/^\/files\//);
  });
});

// These tests come last, because they advance the clock and the sessions of other tests expire.
describe('held content', () => {
  test('is deleted 90 days after the decision, and never while it waits', async () => {
    const [person, patient] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
    const statusOf = async ({ id }: Person) => {
      const { rows } = await api.database.pool.query(
        'select status from moderation_cases where author_id = $1',
        [id],
      );
      return rows[0]?.status;
    };
    await introduce('A forbidden window.', patient);
    await introduce('A forbidden door.', person);
    await moderators.decide((await heldOf(person))?.id ?? '', 'VIOLATION');
    api.clock.advance(90 * 86_400_000);
    await api.purgeHeld();
    expect([await statusOf(person), await statusOf(patient)]).toEqual(['DECIDED', 'OPEN']);
    api.clock.advance(1);
    await api.purgeHeld();
    expect([await statusOf(person), await statusOf(patient)]).toEqual([undefined, 'OPEN']);
  });
});
