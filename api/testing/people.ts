import type { TestApi } from './test-api.ts';

export interface Person {
  token: string;
  id: string;
}

/** Registers a guest and gives it a role. */
export async function newPerson(
  api: Pick<TestApi, 'guest' | 'get' | 'database'>,
  role: 'guest' | 'real' | 'admin' = 'guest',
): Promise<Person> {
  const token = await api.guest();
  const id = String((await api.get('/user/user/login-user', token)).data.id);
  const flags = [id, role !== 'guest', role === 'admin'];
  await api.database.pool.query('update users set is_real = $2, is_admin = $3 where id = $1', flags);
  return { token, id };
}
