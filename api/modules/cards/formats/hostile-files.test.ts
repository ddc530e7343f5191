import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { cardErrors } from '@storyloom/contract/cards/errors';
import { describe, expect, test } from 'vitest';
import { ReceivedFile } from '../../../platform/http/form.ts';
import { mapFile } from '../map-file.ts';
import { createReport } from '../report.ts';
import {
  aria,
  base64,
  patchDirectory,
  samplePng,
  textChunks,
  toBlob,
  withChunks,
  zipOf,
} from '../testing/card-samples.ts';
import { openArchive } from './archive.ts';
import { readCardFile } from './card-file.ts';
import { encodeChunk } from './png-chunks.ts';

const MB = 1024 ** 2;
const png = await samplePng();
const json = JSON.stringify(aria);
const cardZip = await zipOf({ 'card.json': json, 'assets/a.txt': 'text' });
const largeZip = await zipOf({ 'large.bin': Buffer.alloc(5 * MB, 'tide'), 'card.json': json });
const chunk = textChunks.tEXt('chara', base64(aria));
/** Compressed text that inflates to 100 MB. */
const bomb = deflateSync(Buffer.alloc(100 * MB, 32));

/** Unix mode of the first file of an archive. */
const withMode = (mode: number) =>
  patchDirectory(cardZip, (record) => record.writeUInt32LE((mode << 16) >>> 0, 38));
const rename = (name: string) =>
  patchDirectory(cardZip, (record) => record.write(name.padEnd(9, 'x').slice(0, 9), 46, 'latin1'));
const refused: [string, keyof typeof cardErrors, () => Uint8Array | string | Promise<Uint8Array>][] = [
  ['nothing', 'card.unknown_format', () => ''],
  ['text', 'card.unknown_format', () => 'A card, they said.'],
  ['YAML that refers to itself', 'card.unknown_format', () => `name: &a [${'*a, '.repeat(50_000)}]`],
  ['YAML that never ends', 'card.unknown_format', () => '? '.repeat(100_000)],
  ['a list', 'card.unknown_format', () => '[1, 2]'],
  ['JSON that is no card', 'card.unknown_format', () => '{"hello": 1}'],
  ['broken JSON', 'card.damaged', () => '{"name": "Aria", "description": '],
  ['deep JSON', 'card.damaged', () => `{"description":"","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['6 MB of JSON', 'card.data_too_large', () => JSON.stringify({ description: 'x'.repeat(6 * MB) })],
  ['a PNG without a card', 'card.no_data', () => png],
  ['a JPEG', 'card.no_data', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a PNG that ends before its card', 'card.damaged', () => png.subarray(0, -12)],
  ['a PNG that ends early', 'card.damaged', () => withChunks(png, chunk).subarray(0, -20)],
  [
    'a chunk longer than the file',
    'card.damaged',
    () => withChunks(png, Buffer.from('\x7f\xff\xff\xfftEXt', 'latin1')),
  ],
  ['a chunk of no type', 'card.damaged', () => withChunks(png, encodeChunk('t\0Xt', Buffer.alloc(4)))],
  ['a card that is not base64', 'card.damaged', () => withChunks(png, textChunks.tEXt('chara', '%%%%'))],
  [
    'a chunk of 6 MB of JSON',
    'card.data_too_large',
    () => withChunks(png, textChunks.tEXt('chara', base64({ description: 'x'.repeat(6 * MB) }))),
  ],
  [
    'a zTXt bomb',
    'card.data_too_large',
    () => withChunks(png, encodeChunk('zTXt', Buffer.concat([Buffer.from('ccv3\0\0', 'latin1'), bomb]))),
  ],
  [
    'an iTXt bomb',
    'card.data_too_large',
    () =>
      withChunks(png, encodeChunk('iTXt', Buffer.concat([Buffer.from('ccv3\0\x01\0\0\0', 'latin1'), bomb]))),
  ],
  [
    'a zTXt of an unknown method',
    'card.damaged',
    () => withChunks(png, encodeChunk('zTXt', Buffer.from('ccv3\0\x07xx', 'latin1'))),
  ],
  ['a RAR archive', 'card.rar', () => Buffer.from('Rar!\x1a\x07\x01\0more', 'latin1')],
  ['an archive without a card', 'card.unknown_format', () => zipOf({ 'readme.txt': 'x' })],
  [
    'an archive of 513 files',
    'card.too_many_files',
    () => zipOf(Object.fromEntries(Array.from({ length: 513 }, (_, at) => [`${at}`, 'x']))),
  ],
  [
    'a file of 65 MB in an archive',
    'card.unpacks_too_large',
    () => zipOf({ 'card.json': json, 'a.bin': Buffer.alloc(65 * MB) }, { level: 1 }),
  ],
  [
    'files of 300 MB in an archive',
    'card.unpacks_too_large',
    () => {
      const part = Buffer.alloc(60 * MB);
      return zipOf({ 'card.json': json, a: part, b: part, c: part, d: part, e: part }, { level: 1 });
    },
  ],
  [
    'a file larger than the archive says',
    'card.damaged',
    () => patchDirectory(cardZip, (record) => record.writeUInt32LE(10, 24)),
  ],
  [
    'a file of 5 MB where the archive says 3',
    'card.damaged',
    () => patchDirectory(largeZip, (record) => record.writeUInt32LE(3 * MB, 24)),
  ],
  [
    'a file of 5 MB with a wrong checksum',
    'card.damaged',
    () => patchDirectory(largeZip, (record) => record.writeUInt32LE(1, 16)),
  ],
  [
    'a file with a wrong checksum',
    'card.damaged',
    () => patchDirectory(cardZip, (record) => record.writeUInt32LE(1, 16)),
  ],
  [
    'a card of 6 MB in an archive',
    'card.data_too_large',
    () => zipOf({ 'card.json': Buffer.alloc(6 * MB, 32) }),
  ],
  ['a path that leads out', 'card.unsafe_path', () => rename('../../etc')],
  ['an absolute path', 'card.unsafe_path', () => rename('/etc/pass')],
  ['a path of Windows', 'card.unsafe_path', () => rename('C:\\x\\y')],
  ['a symbolic link', 'card.link', () => withMode(0o120777)],
  [
    'a password',
    'card.encrypted',
    () => zipOf({ 'card.json': json }, { password: 'secret', zipCrypto: true }),
  ],
  ['half an archive', 'card.damaged', () => cardZip.subarray(0, cardZip.length / 2)],
  [
    'a PNG of 1,001 texts',
    'card.damaged',
    () =>
      withChunks(png, ...Array.from({ length: 1_001 }, () => encodeChunk('tEXt', Buffer.alloc(0))), chunk),
  ],
];

const fill = (text: string, length = 500_000) => text.repeat(Math.floor(length / text.length));
const book = (entries: object[]) => ({ character_book: { entries } });
const patternsOf = (entry: number) =>
  Array.from({ length: 20 }, (_, at) => `((\\pL\\pN){30}){30}${entry}x${at}`);

/** Card data that blocks the process if a search takes more than linear time. */
const slow: [string, () => object][] = [
  ['tags that are never closed', () => ({ description: fill('<a') })],
  ['a macro of spaces', () => ({ first_mes: `x{{${fill(' ')}x` })],
  ['scripts that are never closed', () => ({ creator_notes: fill('<script') })],
  ['styles that are never closed', () => ({ creator_notes: fill('<style') })],
  ['pictures that are never closed', () => ({ creator_notes: fill('![') })],
  ['addresses that are never closed', () => ({ creator_notes: fill('![](') })],
  ['a name of commas', () => ({ name: `x${fill(',')}x` })],
  ['a word that is never divided', () => ({ description: fill('x'), nickname: fill('x') })],
  ['a very long key', () => book([{ content: 'x', keys: [`/x${fill('\\b')}x/`], use_regex: true }])],
  ['a key of brackets', () => book([{ content: 'x', keys: [fill('[')], use_regex: true }])],
  ['an instruction that does not end', () => book([{ content: `@@${fill('a')}\u2028x`, keys: ['x'] }])],
  [
    'patterns that are refused',
    () =>
      book(Array.from({ length: 500 }, (_, at) => ({ content: 'x', keys: patternsOf(at), use_regex: true }))),
  ],
];

describe('mapFile', () => {
  test.each(slow)('maps %s in time linear in the file', (_, makeData) => {
    const value = { ...aria, data: { ...aria.data, ...makeData() } };
    expect(mapFile({ value }, createReport())).toMatchObject({ kind: 'V2', content: { type: 'ROLE' } });
  });

  test('refuses a lorebook of more than 10,000 entries', () => {
    const value = { ...aria, data: { ...aria.data, ...book(Array(10_001).fill({})) } };
    expect(() => mapFile({ value }, createReport())).toThrow(cardErrors['card.data_too_large'].msg);
  });
});

describe('readCardFile', () => {
  test.each(refused)('refuses %s with %s', async (_, error, make) => {
    const file = toBlob(await make());
    const read = async () => {
      const { value } = await readCardFile(file);
      const { recognizeCard } = await import('./card.ts');
      return recognizeCard(value);
    };
    await expect(read()).rejects.toMatchObject({ error, message: cardErrors[error].msg });
  });

  test('unpacks no more of a file than the size in the archive', async () => {
    const bomb = await zipOf({ 'bomb.bin': Buffer.alloc(60 * MB) });
    const lying = patchDirectory(bomb, (record) => record.writeUInt32LE(3 * MB, 24));
    const reading = (await openArchive(lying)).read('bomb.bin', 4 * MB);
    await expect(reading).rejects.toMatchObject({ error: 'card.damaged' });
  });

  test('reads an archive from the disk with files of all sizes', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'cards-')), 'card');
    const archive = await zipOf({
      'empty.txt': '',
      'large.bin': Buffer.alloc(5 * MB, 'tide'),
      'card.json': json,
    });
    // Offsets count from the start of the archive, which follows other bytes.
    await writeFile(path, Buffer.concat([Buffer.from('x'.repeat(100)), archive]));
    const file = new ReceivedFile(await openAsBlob(path), 'card.charx', path);
    expect((await readCardFile(file)).value).toEqual(aria);
    await rm(dirname(path), { recursive: true });
  });

  test('does not inflate other texts of a PNG', async () => {
    const text = encodeChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb]));
    const { value } = await readCardFile(toBlob(withChunks(png, text, chunk)));
    expect(value).toEqual(aria);
  });

  test('reads a PNG of 200,000 small chunks', async () => {
    const small = encodeChunk('prVt', Buffer.alloc(0));
    const many = Buffer.concat(Array.from({ length: 200_000 }, () => small));
    expect((await readCardFile(toBlob(withChunks(png, many, chunk)))).value).toEqual(aria);
  });
});
