import { describe, expect, it } from 'vitest';
import { type Command, Failure, needed } from './command.ts';
import { run } from './run.ts';

const context = {
  root: '/nowhere',
  target: { registryUrl: 'http://registry', token: () => '', installationToken: () => '' },
};
const commands: Record<string, Command> = {
  greet: {
    usage: '<name> [--loud]',
    summary: 'says hello',
    options: { loud: { type: 'boolean' } },
    async run(args, { loud }, { say }) {
      const name = needed(args, 0, 'name');
      if (name === 'nobody') throw new Failure('There is nobody.', { found: 0 });
      if (name === 'storm') throw new Error('The registry cannot be reached.');
      say(`hello ${name}${loud ? '!' : ''}`);
      return { greeted: name };
    },
  },
};

/** Runs a command; returns its exit code, and the lines of each stream. */
async function call(...args: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const output = {
    out: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
  };
  return { code: await run(args, commands, output, context), out, error };
}

describe('release', () => {
  it('returns 0 and prints for a person, or with --json for a program alone', async () => {
    expect(await call('greet', 'anna', '--loud')).toEqual({ code: 0, out: ['hello anna!'], error: [] });
    const { code, out, error } = await call('greet', 'anna', '--json');
    expect([code, out, error]).toEqual([0, ['{"greeted":"anna"}'], ['hello anna']]);
  });

  it.each([
    ['no command', [], 'The command is missing.'],
    ['an unknown command', ['canary', 'reader', '--percent', '10'], 'There is no command canary.'],
    ['a name of every object', ['toString'], 'There is no command toString.'],
    ['an unknown option', ['greet', 'anna', '--percent', '10'], "Unknown option '--percent'."],
    ['a missing argument', ['greet'], 'The name is missing.'],
  ])('returns 2 for %s, with the usage and then one sentence', async (_, args, sentence) => {
    const { code, out, error } = await call(...args);
    expect([code, out, error.at(-1)]).toEqual([2, [], sentence]);
    expect(error[0]).toMatch(/^Usage/);
    expect(error).toHaveLength(2);
  });

  it('returns 1 for a refusal, with the reason as the last line and no stack', async () => {
    expect(await call('greet', 'storm')).toEqual({
      code: 1,
      out: [],
      error: ['The registry cannot be reached.'],
    });
    const { code, out } = await call('greet', 'nobody', '--json');
    expect([code, out]).toEqual([1, ['{"error":"There is nobody.","result":{"found":0}}']]);
  });

  it('prints the usage of all commands when asked', async () => {
    const { code, out } = await call('--help');
    expect(code).toBe(0);
    expect(out[0]).toContain('npm run release -- greet <name> [--loud]\n      says hello');
  });
});
