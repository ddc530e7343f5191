import { describe, expect, test, vi } from 'vitest';
import { createProofreader } from './proofreader.ts';

function start(parts: { limitMs?: number; restMs?: number }) {
  const onFailure = vi.fn();
  const program = new URL('testing/broken-child.ts', import.meta.url);
  return { onFailure, proofread: createProofreader({ onFailure, program, ...parts }) };
}

const isRunning = (pid: string | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('createProofreader', () => {
  test.each(['crash', 'hang'])(
    'returns the texts and reports it after a %s, and corrects the next ones',
    async (fault) => {
      const { onFailure, proofread } = start(fault === 'hang' ? { limitMs: 3_000 } : {});
      expect(await proofread({ texts: [fault], own: [] })).toEqual([fault]);
      expect(onFailure).toHaveBeenCalledTimes(1);
      expect((await proofread({ texts: ['text'], own: [] }))[0]).toMatch(/^\d+$/);
    },
  );

  test('uses one process for all texts, which ends when nothing is left to do', async () => {
    const { proofread } = start({ restMs: 100 });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((text) => proofread({ texts: [text], own: [] })),
    );
    const pids = new Set(answers.flat());
    expect(pids.size).toBe(1);
    await vi.waitUntil(() => ![...pids].some(isRunning), 10_000);
  });
});
