import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { contractBody } from './contract-body.ts';
import { moduleBody } from './module-body.ts';
import { bumped, type Version } from './report.ts';

export interface ReportedPackage {
  name: string;
  /** Path of its report in the checkout. */
  file: string;
  body(): string | Promise<string>;
}

export const reportedPackages: ReportedPackage[] = [
  { name: '@storyloom/contract', file: 'shared/contract/api-report.md', body: contractBody },
  {
    name: '@storyloom/mfe',
    file: 'shared/mfe/api-report.md',
    body: () => moduleBody('mfe', ['react', 'react-router', '@tanstack/react-query', 'zustand']),
  },
  {
    name: '@storyloom/schema',
    file: 'shared/schema/api-report.md',
    body: () => moduleBody('schema', ['zod']),
  },
];

/** Bumps of a package in the changesets that are not released yet. */
function pendingBumps(name: string): string[] {
  const folder = join(ROOT, '.changeset');
  const changesets = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return changesets.flatMap((file) => {
    const [, matter = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    const lines = matter.split('\n').map((line) => /^["']?(@?[\w/-]+)["']?:\s*(\w+)$/.exec(line.trim()));
    return lines.flatMap((found) => (found?.[1] === name && found[2] ? [found[2]] : []));
  });
}

export function versionOf({ name, file }: ReportedPackage): Version {
  const manifest = readFileSync(join(ROOT, file, '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const bumps = pendingBumps(name);
  return { number: bumped(version, bumps), pending: bumps.length > 0 };
}

export function recordedReport({ file }: ReportedPackage): string | null {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
