import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/**
 * Runs a command of the checkout; returns the line with the count of tests, or the last line it printed. Throws an error with
 * the output, whose last line names the check.
 */
export async function runCheck(
  root: string,
  name: string,
  [file = '', ...args]: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(join(bin, file), args, {
    cwd: root,
    env: {
      // Tests of a team have no use for tokens and keys of the registry.
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('REGISTRY_'))),
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      // Tests need React's development build.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe check "${name}" failed. Nothing was published.`);
  const lines = output.trim().split('\n');
  return (lines.find((line) => /^\s*Tests\s/.test(line)) ?? lines.at(-1))?.trim() || 'passed';
}
