import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { CoverSpec } from '@storyloom/offline/painter/drawing/cover-spec';
import { renderCover, renderPlaceholder, renderThumb } from '@storyloom/offline/painter/drawing/render-cover';
import { pictureUrl, thumbUrl } from '../modules/files/files.service.ts';
import type { FileStorage } from '../platform/files/storage.ts';

const SIZE = { width: 640, height: 960 };

/** A hash of the drawing code, so that covers are redrawn when it changes. */
const edition = (async () => {
  const folder = join(import.meta.dirname, '../../offline/painter/drawing');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex');
})();

/** Draws a story's cover unless it is stored. File names contain a hash of drawing and code. */
export async function seedCover(storage: FileStorage, slug: string, spec: CoverSpec): Promise<Cover> {
  const hash = createHash('sha256')
    .update(JSON.stringify([await edition, spec]))
    .digest('hex')
    .slice(0, 12);
  const name = `covers/${slug}-${hash}`;
  const note = await storage.read(`${name}.json`);
  if (note !== null) return JSON.parse(note.toString('utf8'));

  await storage.write(`${name}.webp`, await renderCover(spec, slug));
  await storage.write(`${name}-thumb.webp`, await renderThumb(spec, slug));
  const cover: Cover = {
    url: pictureUrl(name),
    thumbUrl: thumbUrl(name),
    ...SIZE,
    placeholder: await renderPlaceholder(spec, slug),
  };
  // Written last: its existence means that the images are complete.
  await storage.write(`${name}.json`, JSON.stringify(cover));
  return cover;
}
