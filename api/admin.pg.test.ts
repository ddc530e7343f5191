import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from './testing/people.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

function runAdmin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'admin.ts'), ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATABASE_URL: api.url } },
  );
  return { status, output: `${stdout}${stderr}`.trim() };
}

describe('admin.ts', () => {
  test('runs a command against the configured database', async () => {
    const { id } = await newPerson(api, 'admin');
    expect(runAdmin('list')).toEqual({ status: 0, output: expect.stringContaining(id) });
  });

  test('exits with code 1 and one line for an error', () => {
    expect(runAdmin('grant', 'nosuchuser')).toEqual({
      status: 1,
      output: 'There is no account with the id nosuchuser.',
    });
  });
});
