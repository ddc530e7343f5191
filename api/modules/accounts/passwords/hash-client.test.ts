import { describe, expect, test } from 'vitest';
import { createHashClient } from './hash-client.ts';
import { listHashProcesses } from './testing/hash-processes.ts';

describe('createHashClient', () => {
  test.runIf(process.platform === 'linux')(
    'rejects the tasks of a process that is killed, and continues',
    async () => {
      const earlier = new Set(listHashProcesses());
      const compute = createHashClient(5);
      const lost = compute({ kind: 'password', password: 'lantern-moth-17' });
      for (const id of listHashProcesses()) if (!earlier.has(id)) process.kill(id, 'SIGKILL');
      await expect(lost).rejects.toThrow('The process that computes password hashes ended (SIGKILL).');
      expect(await compute({ kind: 'password', password: 'lantern-moth-17' })).toContain('$argon2id$');
    },
  );
});
