import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cover } from '@storyloom/contract/entities/cover';
import type { CoverSpec } from '../offline/painter/drawing/cover-spec.ts';
import { renderCover, renderPlaceholder, renderThumb } from '../offline/painter/drawing/render-cover.ts';

const SIZE = { width: 640, height: 960 };

/** A hash of the drawing code, so that covers are redrawn when it changes. */
const edition = (async () => {
  const folder = join(import.meta.dirname, '../offline/painter/drawing');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex');
})();

/** Draws a story's cover into the files folder unless it exists. File names contain a hash of drawing and code. */
export async function seedCover(dataDir: string, name: string, spec: CoverSpec): Promise<Cover> {
  const folder = join(dataDir, 'files', 'covers');
  const hash = createHash('sha256')
    .update(JSON.stringify([await edition, spec]))
    .digest('hex')
    .slice(0, 12);
  const base = `${name}-${hash}`;
  const note = join(folder, `${base}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known);

  await mkdir(folder, { recursive: true });
  await write(join(folder, `${base}.webp`), await renderCover(spec, name));
  await write(join(folder, `${base}-thumb.webp`), await renderThumb(spec, name));
  const cover: Cover = {
    url: `/files/covers/${base}.webp`,
    thumbUrl: `/files/covers/${base}-thumb.webp`,
    ...SIZE,
    placeholder: await renderPlaceholder(spec, name),
  };
  // Written last: its existence means that the images are complete.
  await write(note, JSON.stringify(cover));
  return cover;
}

async function write(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
