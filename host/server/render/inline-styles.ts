import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stylesheet } from '../../app/bootstrap-data.ts';
import type { Artifacts } from '../files/artifacts.ts';
import { fileBelow, releaseFile } from '../files/send-file.ts';

/** Longer stylesheets are linked: the browser keeps them, and a document would carry them again each time. */
const MAX_CHARACTERS = 40_000;
/** An address that would be resolved against the document instead of the stylesheet. */
const relativeUrl = /url\((?!["']?(?:\/|data:|#))/;

export type InlineStyles = (sheets: readonly Stylesheet[]) => Promise<(string | null)[]>;

/** Reads the stylesheets that a document contains, so that its first paint waits for no other request. Null: link it. */
export function createInlineStyles({
  dist,
  artifacts,
}: {
  dist: string;
  artifacts: Artifacts;
}): InlineStyles {
  const texts = new Map<string, Promise<string | null>>();

  async function read(href: string): Promise<string | null> {
    const { pathname } = new URL(href, 'http://localhost');
    const file = await fileBelow(join(dist, 'browser'), pathname);
    const found = file ? await readFile(file) : await releaseFile(artifacts, pathname);
    const text = Buffer.isBuffer(found) ? found.toString('utf8') : null;
    return text === null || text.length > MAX_CHARACTERS || relativeUrl.test(text) ? null : text;
  }

  return (sheets) =>
    Promise.all(
      sheets.map(({ href }) => {
        const text = texts.get(href) ?? read(href).catch(() => null);
        texts.set(href, text);
        // A release that could not be read now may be read later.
        void text.then((found) => found === null && texts.delete(href));
        return text;
      }),
    );
}
