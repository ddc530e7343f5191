import { performance } from 'node:perf_hooks';
import { ScriptError } from '@storyloom/script/runtime';
import { describe, expect, test } from 'vitest';
import { play } from './player.ts';

const version = (versionId: string, source: string) => ({ versionId, source });
const start = { position: 'start', isSameVersion: false, reader: {}, message: 'Go on' } as const;

describe('play', () => {
  test('ends a script that takes too long beside the thread of the process, and plays others', async () => {
    const doubling = Array.from({ length: 23 }, () => '~ s = s + s').join('\n');
    const hostile = version('hostile', `VAR s = "0123456789abcdef"\n+ [Go on]\n${doubling}\n{s} -> END`);
    const good = version('good', '+ [Go on]\nYou go on. -> END');
    const before = performance.eventLoopUtilization();
    await expect(play(hostile, 'tell', start)).rejects.toThrow(ScriptError);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
    expect((await play(good, 'tell', start)).text).toBe('You go on.');
  });
});
