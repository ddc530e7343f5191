import { cardErrors } from '@storyloom/contract/cards/errors';
import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import { describe, expect, test } from 'vitest';
import { mapFile } from '../map-file.ts';
import { createPlainText } from '../mapping/clean-text.ts';
import { createReport } from '../report.ts';
import { aria, samplePng, textChunks, toBlob, withChunks, zipOf } from '../testing/card-samples.ts';
import { openArchive } from './archive.ts';
import { readCardFile } from './card-file.ts';
import { encodeChunk } from './png-chunks.ts';

const MB = 1024 ** 2;
const json = JSON.stringify(aria);
const png = await samplePng();
/** A card as JSON of the given size. */
const jsonOf = (bytes: number) => json.padEnd(bytes - Buffer.byteLength(json) + json.length);
const filesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, 'x']));
const numbered = (name: (at: number) => string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), '{}']));

type Make = (size: number) => string | Uint8Array | Promise<Uint8Array>;

const files: [name: string, max: number, error: keyof typeof cardErrors, make: Make][] = [
  [
    'files of an archive',
    cardLimits.archiveEntries,
    'card.too_many_files',
    (size) => zipOf({ 'card.json': json, ...filesOf(size - 1) }),
  ],
  ['bytes of JSON', cardLimits.dataBytes, 'card.data_too_large', jsonOf],
  [
    'bytes of the card in an archive',
    cardLimits.dataBytes,
    'card.data_too_large',
    (size) => zipOf({ 'card.json': jsonOf(size) }),
  ],
  [
    'bytes of the card in a PNG',
    cardLimits.dataBytes,
    'card.data_too_large',
    (size) => withChunks(png, textChunks.tEXt('chara', Buffer.from(jsonOf(size)).toString('base64'))),
  ],
  [
    'bytes of the compressed card in a PNG',
    cardLimits.dataBytes,
    'card.data_too_large',
    (size) => withChunks(png, textChunks.zTXt('ccv3', Buffer.from(jsonOf(size)).toString('base64'))),
  ],
  [
    'lists within each other',
    cardLimits.depth,
    'card.damaged',
    (size) => `{"x":${'['.repeat(size)}${']'.repeat(size)},${json.slice(1)}`,
  ],
  [
    'texts of a PNG',
    cardLimits.pngTexts,
    'card.damaged',
    (size) =>
      withChunks(
        png,
        ...Array.from({ length: size - 1 }, () => encodeChunk('tEXt', Buffer.alloc(0))),
        textChunks.tEXt('chara', Buffer.from(json).toString('base64')),
      ),
  ],
];

/** An archive whose directory says that its files have these sizes. */
async function claiming(sizes: readonly number[]): Promise<Buffer> {
  const zip = await zipOf(filesOf(sizes.length));
  let at = 0;
  for (const size of sizes) {
    at = zip.indexOf('PK\x01\x02', at + 1, 'latin1');
    zip.writeUInt32LE(size, at + 24);
  }
  return zip;
}

describe('limits of an import', () => {
  test.each(files)('%s: %i are read and one more is %s', async (_, max, error, make) => {
    const read = async (size: number) => readCardFile(toBlob(await make(size)));
    await expect(read(max)).resolves.toMatchObject({ value: { spec: aria.spec } });
    await expect(read(max + 1)).rejects.toMatchObject({ error });
  });

  test.each([
    ['one file', (over: number) => [cardLimits.entryBytes + over]],
    ['all files', (over: number) => [...Array(4).fill(63 * MB), cardLimits.archiveBytes - 252 * MB + over]],
  ])('an archive is opened if %s unpack to the limit, and refused for one byte more', async (_, sizes) => {
    await expect(openArchive(await claiming(sizes(0)))).resolves.toBeDefined();
    await expect(openArchive(await claiming(sizes(1)))).rejects.toMatchObject({
      error: 'card.unpacks_too_large',
    });
  });

  test('a file of 64 MB in an archive is unpacked and checked', async () => {
    const archive = await zipOf(
      { 'card.json': json, 'a.bin': new Uint8Array(cardLimits.entryBytes) },
      { level: 1 },
    );
    await expect(readCardFile(toBlob(archive))).resolves.toMatchObject({ container: 'CHARX' });
  });

  test('a lorebook of 10,000 entries is mapped, and one of 10,001 is refused', () => {
    const map = (count: number) =>
      mapFile(
        { value: { ...aria, data: { ...aria.data, character_book: { entries: Array(count).fill({}) } } } },
        createReport(),
      );
    expect(map(cardLimits.bookEntries)).toMatchObject({ kind: 'V2' });
    expect(() => map(cardLimits.bookEntries + 1)).toThrow(cardErrors['card.data_too_large'].msg);
  });

  test('a text of 300,000 characters is kept, and a longer one is shortened and reported', () => {
    const read = (length: number, character = 'x') => {
      const report = createReport();
      const text = createPlainText(report)(character.repeat(length));
      return [countCharacters(text), report.notes().map(({ outcome }) => outcome)];
    };
    expect(read(cardLimits.text)).toEqual([cardLimits.text, []]);
    expect(read(cardLimits.text + 1)).toEqual([cardLimits.text, ['shortened']]);
    expect(read(cardLimits.text, '🦊')).toEqual([cardLimits.text, []]);
    expect(read(cardLimits.text + 1, '🦊')).toEqual([cardLimits.text, ['shortened']]);
  });

  test.each([
    ['versions', cardLimits.storyVersions, (at: number) => `versions/${at}.json`],
    ['images', cardLimits.storyImages, (at: number) => `images/i${at}.webp`],
  ])('the file of a story is read with the most %s, and further ones are left out', async (_, max, name) => {
    const leftOut = async (count: number) => {
      const { story } = await readCardFile(
        toBlob(await zipOf({ 'story.json': '{}', ...numbered(name, count) })),
      );
      return story?.leftOut;
    };
    expect(await leftOut(max)).toEqual([]);
    expect(await leftOut(max + 1)).toEqual([name(max)]);
  });
});
