import { describe, expect, test, vi } from 'vitest';
import { runDeadLettersCommand } from './dead-letters-command.ts';
import type { DeadLetter, Jobs } from './jobs.ts';

const letter: DeadLetter = {
  id: '7f0a',
  name: 'mail.send',
  data: { to: 'a@b.c' },
  sentAt: new Date('2026-03-01T10:00:00Z'),
  failedAt: new Date('2026-03-01T12:00:00Z'),
  error: 'connection refused',
};
const jobs = (letters: DeadLetter[]) =>
  ({
    listDeadLetters: async () => letters,
    retryDeadLetters: vi.fn(async (ids?: readonly string[]) => ids?.length ?? letters.length),
    deleteDeadLetters: vi.fn(async (ids: readonly string[]) => ids.length),
  }) as unknown as Jobs;

describe('runDeadLettersCommand', () => {
  test('lists dead letters with their time, kind, data and error', async () => {
    expect(await runDeadLettersCommand(['list'], jobs([letter]))).toEqual([
      '7f0a  2026-03-01T12:00:00.000Z  mail.send {"to":"a@b.c"}: connection refused',
    ]);
    expect(await runDeadLettersCommand(['list'], jobs([]))).toEqual(['There are no dead letters.']);
  });

  test('retries all of them or those with the given ids', async () => {
    expect(await runDeadLettersCommand(['retry', 'all'], jobs([letter, letter]))).toEqual([
      '2 jobs will be retried',
    ]);
    expect(await runDeadLettersCommand(['retry', '7f0a'], jobs([letter]))).toEqual(['1 job will be retried']);
  });

  test('deletes those with the given ids', async () => {
    expect(await runDeadLettersCommand(['delete', '7f0a'], jobs([letter]))).toEqual(['1 job deleted']);
  });

  test.each([[[]], [['list', 'x']], [['retry']], [['delete']], [['delete', 'all']], [['forget', 'x']]])(
    'refuses %j with the usage',
    async (args) => {
      await expect(runDeadLettersCommand(args, jobs([]))).rejects.toThrow('Usage: npm run admin');
    },
  );
});
