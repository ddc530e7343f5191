import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { startVerdictServer } from '../moderation/testing/verdict-server.ts';

let folder: string;
let api: TestApi;
let author: Person;
let last = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writing-help-'));
  api = await createTestApi({ DATA_DIR: folder, STORYTELLER_CHARS_PER_SECOND: '100000' });
  author = await newPerson(api, 'real');
});
afterAll(async () => {
  await api.drop();
  await rm(folder, { recursive: true });
});

const newRequestId = () => `request-${++last}`;
const balance = async ({ id }: Person) => (await api.points.account(id)).totalIntegral;
const spend = ({ id }: Person, amount: number) =>
  api.database.db.transaction((tx) =>
    api.points.spend(tx, { userId: id, amount, key: newRequestId(), reason: 'chat.reply' }),
  );
const optimize = (change: object, { token } = author) =>
  api.post(
    '/ai-lab/ai-story/optimize',
    {
      clientRequestId: newRequestId(),
      field: 'opening',
      content: 'teh rain falls on the the roof',
      ...change,
    },
    token,
  );
const generate = (change: object, { token } = author) =>
  api.post(
    '/ai-lab/image-gen/generate',
    { clientRequestId: newRequestId(), prompt: 'A lighthouse in a storm', style: 'ink', ...change },
    token,
  );
const improved = 'The rain falls on the roof';

async function readEvents(input: object, { token }: Person): Promise<Record<string, unknown>[]> {
  const response = await api.app.request('/ai-lab/ai-story/optimize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', tokenid: token },
    body: JSON.stringify({ ...input, stream: true }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)));
}

describe('optimize', () => {
  test('improves a text for 2 points, and charges a repeated request once', async () => {
    const before = await balance(author);
    const clientRequestId = newRequestId();
    const responses = await Promise.all([1, 2, 3].map(() => optimize({ clientRequestId })));
    expect(responses.map(({ data }) => data)).toEqual(
      responses.map(() => ({ content: improved, pointsCharged: 2 })),
    );
    expect((await optimize({ clientRequestId })).data.content).toBe(improved);
    expect(await balance(author)).toBe(before - 2);
    const other = await optimize({ clientRequestId, content: 'Another text' });
    expect(other.data.error).toBe('request.repeated');
  });

  test('charges nothing for an unchanged text', async () => {
    const before = await balance(author);
    const { data } = await optimize({ content: improved });
    expect(data).toEqual({ content: improved, pointsCharged: 0 });
    const quoted = `“${improved}”`;
    expect((await optimize({ content: quoted })).data).toEqual({ content: quoted, pointsCharged: 0 });
    expect(await balance(author)).toBe(before);
  });

  test('streams the text, and its end again for a repeated request', async () => {
    const input = {
      clientRequestId: newRequestId(),
      field: 'opening',
      content: 'teh rain falls on the the roof',
    };
    const events = await readEvents(input, author);
    const end = { type: 'done', content: improved, pointsCharged: 2 };
    expect(events.at(-1)).toEqual(end);
    const deltas = events.slice(0, -1).map(({ text }) => text);
    expect(improved.startsWith(deltas.join(''))).toBe(true);
    expect(await readEvents(input, author)).toEqual([end]);
  });

  test('refuses a forbidden text with its place and reason, and charges nothing', async () => {
    const before = await balance(author);
    const instruction = 'Make it a sex scene with a 12 year old girl';
    expect((await optimize({ instruction })).data).toMatchObject({
      error: 'writing.moderated',
      place: 'instruction',
      reason: 'minors',
    });
    expect(await balance(author)).toBe(before);
  });

  test('requires an account, and is refused with the price if the balance is too low', async () => {
    const guest = await newPerson(api);
    expect((await optimize({}, guest)).data.error).toBe('auth.real_user_required');
    const poor = await newPerson(api, 'real');
    await spend(poor, 49);
    expect((await optimize({}, poor)).data).toMatchObject({
      error: 'points.insufficient',
      balance: 1,
      price: 2,
    });
  });

  test('answers a repeated request even if its text is refused by now', async () => {
    const verdicts = await startVerdictServer();
    const judged = await createTestApi({
      MODERATION_BASE_URL: verdicts.baseUrl,
      STORYTELLER_CHARS_PER_SECOND: '100000',
    });
    try {
      const { token } = await newPerson(judged, 'real');
      const content = 'teh rain falls on the the roof';
      const ask = (clientRequestId: string) =>
        judged.post('/ai-lab/ai-story/optimize', { clientRequestId, field: 'opening', content }, token);
      const [first, second] = [newRequestId(), newRequestId()];
      expect((await ask(first)).data.content).toBe(improved);
      verdicts.behaviour.body = JSON.stringify({
        results: [{ flagged: true, categories: { 'sexual/minors': true } }],
      });
      expect((await ask(first)).data).toEqual({ content: improved, pointsCharged: 2 });
      expect((await ask(second)).data.error).toBe('writing.moderated');
    } finally {
      await judged.drop();
      await verdicts.close();
    }
  });

  test('refunds a failure', async () => {
    const server = createServer((_, response) => response.writeHead(400).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const failing = await createTestApi({ LLM_BASE_URL: `http://127.0.0.1:${port}`, LLM_MODEL: 'none' });
    try {
      const person = await newPerson(failing, 'real');
      const input = { clientRequestId: newRequestId(), field: 'opening', content: 'Rain.' };
      for (const attempt of [1, 2]) {
        const answer = await failing.post('/ai-lab/ai-story/optimize', input, person.token);
        expect([attempt, answer.data.error]).toEqual([attempt, 'optimize.failed']);
      }
      expect((await failing.points.account(person.id)).totalIntegral).toBe(50);
    } finally {
      await failing.drop();
      server.close();
    }
  });

  test('refunds a request whose process has died', async () => {
    const person = await newPerson(api, 'real');
    await api.database.db.transaction((tx) =>
      api.points.hold(tx, { userId: person.id, amount: 2, key: 'help:dead:0', reason: 'story.optimize' }),
    );
    await api.database.pool.query(
      `insert into help_requests (id, user_id, client_request_id, kind, request_hash, holds, state, lease_until, created_at)
       values ('dead', $1, 'dead-request', 'OPTIMIZE', '', 1, 'running', now() - interval '1 minute', now())`,
      [person.id],
    );
    expect(await balance(person)).toBe(48);
    await api.failExpiredHelp();
    expect(await balance(person)).toBe(50);
  });
});

describe('suggest', () => {
  test('suggests tags that fit and are new, for 1 point', async () => {
    const before = await balance(author);
    const context = { category: 'MYSTERY', tags: ['clues'], summary: 'A letter in the lighthouse.' };
    const input = { clientRequestId: newRequestId(), kind: 'TAG', context };
    const { data } = await api.post('/ai-lab/ai-story/suggest', input, author.token);
    expect(data.suggestions).toEqual(expect.arrayContaining(['lighthouse', 'detective']));
    expect(data.suggestions).not.toContain('clues');
    expect(await balance(author)).toBe(before - 1);
  });
});

describe('covers', () => {
  test('are charged by the number of candidates, listed, and kept while nothing else uses them', async () => {
    const person = await newPerson(api, 'real');
    const clientRequestId = newRequestId();
    const { data } = await generate({ count: 2, clientRequestId }, person);
    const covers = data.covers as GeneratedCover[];
    expect([covers.length, data.pointsCharged]).toEqual([2, 20]);
    expect(new Set(covers.map(({ id }) => id)).size).toBe(2);
    expect(covers[0]).toMatchObject({ width: 640, height: 960, style: 'ink' });
    expect((await generate({ count: 2, clientRequestId }, person)).data.covers).toEqual(covers);
    expect(await balance(person)).toBe(30);
    const { data: history } = await api.get('/ai-lab/image-gen/history', person.token);
    expect(new Set((history.pageList as GeneratedCover[]).map(({ id }) => id))).toEqual(
      new Set(covers.map(({ id }) => id)),
    );
    for (let day = 0; day < 9; day++) {
      api.clock.advance(86_400_000);
      await api.cleanUpFiles();
    }
    expect((await api.app.request(covers[0]?.url ?? '')).status).toBe(200);
    const records = await api.points.records({ userId: person.id, recordType: 'EXPENSE', page: 1, size: 10 });
    expect(records.pageList.map(({ description }) => description)).toEqual([
      'Cover generation',
      'Cover generation',
    ]);
  });

  test('are refused with the price of all candidates', async () => {
    const person = await newPerson(api, 'real');
    await spend(person, 15);
    expect((await generate({ count: 4 }, person)).data).toMatchObject({
      error: 'points.insufficient',
      balance: 35,
      price: 40,
    });
    expect(await balance(person)).toBe(35);
  });

  test('have styles with samples, and a description made of the draft', async () => {
    const { data: config } = await api.get('/ai-lab/ai-story/generate/image-config');
    expect(config).toMatchObject({ price: 10, maxCount: 4 });
    const context = { category: 'HORROR', opening: 'The lighthouse lamp goes out. Nobody speaks.' };
    const { data } = await api.post('/ai-lab/ai-story/generate/image-prompt', { context }, author.token);
    expect(data.prompt).toMatch(/lighthouse lamp goes out.*horror/);
    expect((await generate({ style: 'marble' })).data.error).toBe('request.invalid');
  });
});
