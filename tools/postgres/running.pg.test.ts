import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addressOfRunning } from './running.ts';
import { startPostgres } from './server.ts';

test('a database that runs is reached by its folder, one that does not is told so', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'running-'));
  try {
    expect(() => addressOfRunning(dir, 'postgres')).toThrow(/No database runs in .*npm start/);
    const server = await startPostgres({ dir, durable: false });
    const client = new Client({ connectionString: addressOfRunning(dir, 'postgres') });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await server.stop();
    expect(() => addressOfRunning(dir, 'postgres')).toThrow('No database runs');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
