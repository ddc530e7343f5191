import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PNPM } from '../bootstrap/install.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import { buildPackages, packageFolders } from './build.ts';

/** Builds the packages that teams install and packs them into a folder: `npm run packages -- <folder>`. */
const work = join(ROOT, '.tmp', 'packages');
const target = resolve(process.argv[2] ?? join(work, 'tarballs'));

await buildPackages(work);
mkdirSync(target, { recursive: true });
const filters = packageFolders.flatMap((folder) => ['--filter', `./${folder}`]);
const log = join(work, 'pack.log');
// pnpm replaces `workspace:` and `catalog:` by versions and applies `publishConfig`.
const args = ['--yes', PNPM, '--recursive', ...filters, 'pack', '--pack-destination', target];
const { status, output } = await runQuiet('npx', args, { log });
if (status !== 0) throw new Error(`The packages could not be packed:\n${output}`);
for (const file of readdirSync(target)) console.log(join(target, file));
