import { release } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createHashClient } from './hash-client.ts';
import { listHashProcesses, readTimeSlice } from './testing/hash-processes.ts';

const [major = 0, minor = 0] = release().split('.').map(Number);
const hasOwnSlices = process.platform === 'linux' && (major > 6 || (major === 6 && minor >= 12));

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

  test.runIf(hasOwnSlices)('computes in threads with the longest time slice', async () => {
    const earlier = new Set(listHashProcesses());
    await createHashClient(5)({ kind: 'password', password: 'lantern-moth-17' });
    const [started] = listHashProcesses().filter((id) => !earlier.has(id));
    expect(started).toBeDefined();
    expect(readTimeSlice(started as number)).toBe(100_000_000);
  });
});
