import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './testing/people.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'admin.ts'), ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATABASE_URL: api.url } },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}
const desk = async (token: string) => (await api.get('/ai-lab/ai-story/operation/content', token)).status;

test('an account becomes an administrator at once, and no longer is one when that is taken back', async () => {
  const { id, token } = await newPerson(api, 'real');
  expect(await desk(token)).toBe(404);
  expect(admin('grant', id)).toMatchObject({ status: 0, said: expect.stringMatching(/is now an admin/) });
  expect(await desk(token)).toBe(200);
  expect(admin('list').said).toContain(id);
  expect(admin('revoke', id).status).toBe(0);
  expect(await desk(token)).toBe(404);
  expect(admin('list')).toEqual({ status: 0, said: '' });
});

test('guests and strangers are refused by name', async () => {
  const guest = await newPerson(api);
  for (const id of [guest.id, 'nosuchuser']) {
    expect(admin('grant', id)).toEqual({ status: 1, said: `There is no account with the id ${id}.` });
  }
  expect(admin('list').said).toBe('');
});

test('anything else tells how to ask', () => {
  for (const args of [['grant'], ['promote', 'x']]) {
    expect(admin(...args)).toMatchObject({ status: 1, said: expect.stringContaining('Usage:') });
  }
});
