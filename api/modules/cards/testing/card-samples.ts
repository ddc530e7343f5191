import { deflateSync } from 'node:zlib';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import fc from 'fast-check';
import sharp from 'sharp';
import { encodeChunk } from '../formats/png-chunks.ts';

export const toBlob = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

/** A small picture. */
export const samplePng = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#604020' } })
    .png()
    .toBuffer();

/** Inserts chunks before the end of a PNG. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);
}

export const base64 = (card: unknown) => Buffer.from(JSON.stringify(card)).toString('base64');

/** A text chunk of each type with a keyword and a text. */
export const textChunks = {
  tEXt: (keyword: string, text: string) => encodeChunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1')),
  zTXt: (keyword: string, text: string) =>
    encodeChunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(text)])),
  iTXt: (keyword: string, text: string) =>
    encodeChunk(
      'iTXt',
      Buffer.concat([Buffer.from(`${keyword}\0\0\0en\0Card\0`, 'latin1'), Buffer.from(text)]),
    ),
  compressedITXt: (keyword: string, text: string) =>
    encodeChunk(
      'iTXt',
      Buffer.concat([Buffer.from(`${keyword}\0\u0001\0\0\0`, 'latin1'), deflateSync(text)]),
    ),
};

/** A ZIP file of these files. */
export async function zipOf(files: Record<string, string | Uint8Array>, options = {}): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [name, content] of Object.entries(files))
    await zip.add(name, new Uint8ArrayReader(typeof content === 'string' ? Buffer.from(content) : content));
  return Buffer.from(await zip.close());
}

/** Changes the first record of the directory of a ZIP file. */
export function patchDirectory(zip: Buffer, change: (record: Buffer) => void): Buffer {
  const patched = Buffer.from(zip);
  change(patched.subarray(patched.indexOf('PK\x01\x02', 0, 'latin1')));
  return patched;
}

/** A card of V2 with a lorebook. */
export const aria = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Aria Nightbloom of the Vale',
    description: '{{char}} keeps the lighthouse. She likes {{user}}.',
    personality: 'Dry, patient',
    scenario: '{{user}} arrives by boat.',
    first_mes: '"You are late," {{char}} says. {{user}} sits down.',
    mes_example: '<START>\n{{user}}: Hello\n{{char}}: The lamp is out.',
    creator_notes: 'A quiet <b>story</b> about light.',
    system_prompt: 'Write well.',
    post_history_instructions: '',
    alternate_greetings: ['The lamp burns.'],
    tags: ['Mystery', 'lighthouse'],
    creator: 'mara',
    character_version: '1.1',
    extensions: { depth_prompt: { prompt: 'stay calm', depth: 4 }, regex_scripts: [{ findRegex: '/x/' }] },
    unknown_field: { nested: [1, 2.5, null] },
    character_book: {
      extensions: { custom: true },
      entries: [
        {
          keys: ['lamp', 'light'],
          secondary_keys: ['oil'],
          content: 'The lamp burns whale oil.',
          comment: 'Lamp',
          enabled: true,
          insertion_order: 100,
          selective: true,
          position: 'before_char',
          extensions: { position: 4, depth: 4, selectiveLogic: 3, sticky: 5, exclude_recursion: true },
        },
      ],
    },
  },
};

const words = fc
  .array(
    fc.constantFrom(
      'lamp',
      'sea',
      '灯台',
      'Ночь',
      'mare',
      '{{char}}',
      '{{user}}',
      'old,',
      'salt.',
      '\n\n',
      '🔥',
    ),
    {
      maxLength: 60,
    },
  )
  .map((all) => all.join(' '));
const long = fc.oneof(
  { weight: 5, arbitrary: words },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 300, max: 900 }).map((count) => 'The tide comes in. '.repeat(count / 4)),
  },
);
const json = fc.jsonValue({ maxDepth: 2 });
const key = fc.oneof(
  fc.constantFrom(
    'lamp',
    'sea',
    '灯台',
    '{{user}}',
    '{{char}}',
    '',
    '/\\bwol(?:f|ves)\\b/i',
    '/(?=x)y/',
    'x'.repeat(90),
  ),
  fc.string({ maxLength: 12 }),
);

const entry = fc.record(
  {
    keys: fc.array(key, { maxLength: 25 }),
    secondary_keys: fc.array(key, { maxLength: 4 }),
    content: long,
    comment: fc.string({ maxLength: 80 }),
    enabled: fc.boolean(),
    constant: fc.boolean(),
    selective: fc.boolean(),
    insertion_order: fc.oneof(
      fc.integer({ min: 0, max: 900 }),
      fc.integer(),
      // JSON has no other numbers.
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
    use_regex: fc.boolean(),
    case_sensitive: fc.boolean(),
    id: fc.integer(),
    extensions: fc.record(
      {
        position: fc.integer({ min: 0, max: 7 }),
        selectiveLogic: fc.integer({ min: 0, max: 4 }),
        probability: fc.integer({ min: -5, max: 200 }),
        useProbability: fc.boolean(),
        sticky: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(null)),
        group: fc.constantFrom('', 'weather', 'a,b'),
        scan_depth: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constant(null)),
        prevent_recursion: fc.boolean(),
        other: json,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['keys', 'content'] },
);

const data = fc.record(
  {
    name: fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('Aria', 'Dr. Ilse van der Lamp', '灯台守の娘と古い海の物語'),
    ),
    nickname: fc.string({ maxLength: 14 }),
    description: long,
    personality: words,
    scenario: words,
    first_mes: long,
    mes_example: long,
    creator_notes: words,
    tags: fc.array(fc.string({ maxLength: 25 }), { maxLength: 14 }),
    alternate_greetings: fc.array(words, { maxLength: 2 }),
    extensions: fc.dictionary(fc.string({ maxLength: 8 }), json, { maxKeys: 3 }),
    unknown: json,
    character_book: fc.oneof(
      fc.constant(null),
      fc.record(
        { name: words, entries: fc.array(entry, { maxLength: 5 }), extra: json },
        { requiredKeys: ['entries'] },
      ),
    ),
  },
  { requiredKeys: ['name', 'description', 'first_mes'] },
);

/** Cards of all versions, with unknown fields and values. */
export const anyCard: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  data.map(({ character_book: _, ...fields }) => fields),
  data.map((fields) => ({ spec: 'chara_card_v2', spec_version: '2.0', data: fields, name: fields.name })),
  fc.tuple(data, json).map(([fields, other]) => ({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    other,
    data: {
      ...fields,
      group_only_greetings: [],
      assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    },
  })),
);
