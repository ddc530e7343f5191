import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

/** Helpers for tests, which no release carries. */
const excluded = /\.test\.tsx?$|^fake-/;

function majorOf(folder: string, name: string): string {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `${name} ${version.split('.')[0]}`;
}

/**
 * The type declarations of each module in `shared/<part>`, without comments, as `tsc` emits them, and the major versions of
 * the packages in `handedOn`, whose exports it re-exports.
 */
export function moduleBody(part: string, handedOn: readonly string[]): string {
  const folder = join(ROOT, 'shared', part);
  const modules = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !excluded.test(file))
    .sort();
  const scratch = mkdtempSync(join(tmpdir(), 'storyloom-api-report-'));
  try {
    const config = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: join(ROOT, 'shared'),
        outDir: scratch,
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      files: modules.map((file) => join(folder, file)),
    };
    const project = join(scratch, 'tsconfig.json');
    writeFileSync(project, JSON.stringify(config));
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['--project', project], { stdio: 'pipe' });
    const declarations = modules.map((file) => {
      const text = readFileSync(join(scratch, part, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
      return `## ${file}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`;
    });
    const majors = handedOn.map((name) => majorOf(folder, name)).join(', ');
    return [`Majors handed on: ${majors}\n`, ...declarations].join('\n');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
