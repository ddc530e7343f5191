import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { runningDatabaseUrl } from './running-database.ts';
import { startPostgres } from './server.ts';

describe('runningDatabaseUrl', () => {
  test('returns the address of a running database, and refuses if none runs', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'running-'));
    try {
      expect(() => runningDatabaseUrl(dir, 'postgres')).toThrow(/No database runs in .*npm start/);
      const server = await startPostgres({ dir, durable: false });
      const client = new Client({ connectionString: runningDatabaseUrl(dir, 'postgres') });
      await client.connect();
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
      await server.stop();
      expect(() => runningDatabaseUrl(dir, 'postgres')).toThrow('No database runs');
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
