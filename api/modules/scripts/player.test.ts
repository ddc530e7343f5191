import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileInChild } from './check.ts';
import { play } from './player.ts';

vi.hoisted(() => vi.resetModules());
vi.mock(import('./check.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, compileInChild: vi.fn(original.compileInChild) };
});

const version = (versionId: string, source: string) => ({ versionId, source });
const start = { position: 'start', isSameVersion: false, reader: {}, message: 'Go on' } as const;
const good = version('good', '+ [Go on]\nYou go on. -> END');

/** Looks for a text of a million characters in one of four million: a step without an end, in little memory. */
const doubled = (name: string, times: number) => `~ ${name} = ${name} + ${name}\n`.repeat(times);
const endless = `VAR s = "a"\nVAR t = "a"\n+ [Go on]\n${doubled('s', 22)}${doubled('t', 20)}{s ? "ab" + t: Yes|No} -> END`;

/** Compiled scripts by the hash of their source. */
const kept = new Map<string, string>();
const compiled = {
  find: async (source: Buffer) => kept.get(source.toString('hex')),
  save: async (source: Buffer, json: string) => void kept.set(source.toString('hex'), json),
};

const hostile = version('hostile', endless);

beforeAll(() => play(compiled, hostile, 'about', null));
afterAll(() => vi.resetModules());

describe('play', () => {
  /** Turns of other stories wait for it, so it has less time than a compilation. */
  const timeout = 8_000;

  test('ends a turn that takes too long beside the thread of the process', { timeout }, async () => {
    const before = performance.eventLoopUtilization();
    await expect(play(compiled, hostile, 'tell', start)).rejects.toThrow('too long');
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  test('plays a script after another one was ended, and while another one is compiled', async () => {
    expect((await play(compiled, good, 'tell', start)).text).toBe('You go on.');
    const compilation = Promise.withResolvers<Awaited<ReturnType<typeof compileInChild>>>();
    vi.mocked(compileInChild).mockReturnValueOnce(compilation.promise);
    const waiting = play(compiled, version('waiting', `${good.source}\n`), 'about', null);
    expect((await play(compiled, { ...good, versionId: 'other' }, 'tell', start)).text).toBe('You go on.');
    compilation.resolve(await compileInChild(good.source));
    expect(await waiting).toBeDefined();
  });

  test('compiles a source once, also for other versions and processes', async () => {
    const source = '+ [Go on]\nYou went on before. -> END';
    await play(compiled, version('stored', source), 'about', null);
    vi.mocked(compileInChild).mockClear();
    expect((await play(compiled, version('stored again', source), 'tell', start)).text).toBe(
      'You went on before.',
    );
    expect(compileInChild).not.toHaveBeenCalled();
  });
});
