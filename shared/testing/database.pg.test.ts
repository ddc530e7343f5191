import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  test('creates databases that share no tables, and drops them', async () => {
    const one = await createTestDatabase();
    const two = await createTestDatabase();
    await ask(one.url, 'CREATE TABLE mine ()');
    expect(await ask(one.url, "SELECT to_regclass('mine')::text AS answer")).toBe('mine');
    expect(await ask(two.url, "SELECT to_regclass('mine')::text AS answer")).toBeNull();
    await one.drop();
    await two.drop();
    await expect(ask(one.url, 'SELECT 1 AS answer')).rejects.toThrow('does not exist');
  });

  test('creates UTF-8 databases with the extensions of search', async () => {
    const database = await createTestDatabase();
    expect(await ask(database.url, "SELECT current_setting('server_encoding') AS answer")).toBe('UTF8');
    await ask(database.url, 'CREATE EXTENSION pg_trgm');
    await database.drop();
  });
});
