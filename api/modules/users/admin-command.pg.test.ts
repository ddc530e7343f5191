import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPoints } from '../points/points.service.ts';
import { runAdminCommand } from './admin-command.ts';
import { createUsers, type Users } from './users.service.ts';

let api: TestApi;
let users: Users;

beforeAll(async () => {
  api = await createTestApi();
  const { clock, database } = api;
  users = createUsers({ db: database.db, clock, points: createPoints({ db: database.db, clock }) });
});
afterAll(() => api.drop());

const run = (...args: string[]) => runAdminCommand(args, users);
const readAdminPage = async (token: string) =>
  (await api.get('/ai-lab/ai-story/operation/content', token)).status;

describe('runAdminCommand', () => {
  test('grants and revokes the role of an account with immediate effect', async () => {
    const { id, token } = await newPerson(api, 'real');
    expect(await readAdminPage(token)).toBe(404);
    expect(await run('grant', id)).toEqual([expect.stringMatching(/is now an administrator$/)]);
    expect(await readAdminPage(token)).toBe(200);
    expect(await run('list')).toEqual([expect.stringContaining(id)]);
    expect(await run('revoke', id)).toEqual([expect.stringMatching(/is no longer an administrator$/)]);
    expect(await readAdminPage(token)).toBe(404);
    expect(await run('list')).toEqual([]);
  });

  test('rejects guests and unknown ids by id', async () => {
    const guest = await newPerson(api);
    for (const id of [guest.id, 'nosuchuser']) {
      await expect(run('grant', id)).rejects.toThrow(`There is no account with the id ${id}.`);
    }
    expect(await run('list')).toEqual([]);
  });

  test.each([[[]], [['grant']], [['promote', 'x']], [['list', 'x']], [['grant', 'x', 'y']]])(
    'explains its usage for the arguments %j',
    async (args) => {
      await expect(run(...args)).rejects.toThrow('Usage:');
    },
  );
});
