import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { chromiumPath } from '@storyloom/testing/chromium';

function chromiumVersion(): string {
  const path = chromiumPath();
  if (!path) return 'no Chromium';
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** One line with date, machine and versions. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${model}, ${cores.length} cores, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}, ${chromiumVersion()}`;
}
