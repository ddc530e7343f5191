import { describe, expect, test } from 'vitest';
import { mapFile, mapLorebook } from '../map-file.ts';
import { createReport } from '../report.ts';
import { aria, base64, samplePng, textChunks, toBlob, withChunks, zipOf } from '../testing/card-samples.ts';
import { readCardFile } from './card-file.ts';

const png = await samplePng();
const json = JSON.stringify(aria);
const wordDocument = await zipOf({ 'word/document.xml': '<x/>' });
const cardPng = withChunks(png, textChunks.tEXt('chara', base64(aria)));

async function read(file: Uint8Array | string | object) {
  const isBytes = typeof file === 'string' || file instanceof Uint8Array;
  const report = createReport();
  const found = await readCardFile(toBlob(isBytes ? file : JSON.stringify(file)), report);
  return { found, ...mapFile(found, report), notes: report.notes() };
}
const nameOf = async (file: Uint8Array | string) => (await read(file)).fullName;

const entry = { title: 'Bell', content: 'Rung for the drowned.', keys: ['bell', 'rope'], enabled: true };
const bell = { content: entry.content, comment: 'Bell' };
const books: [string, object][] = [
  [
    'NovelAI',
    {
      lorebookVersion: 6,
      entries: [{ text: entry.content, displayName: 'Bell', keys: entry.keys, enabled: true }],
    },
  ],
  [
    'Agnai',
    {
      kind: 'memory',
      name: 'F',
      description: '',
      entries: [{ name: 'Bell', entry: entry.content, keywords: entry.keys, weight: 1 }],
    },
  ],
  [
    'Risu',
    { type: 'risu', ver: 1, data: [{ key: 'bell, rope', ...bell, alwaysActive: false, insertorder: 9 }] },
  ],
  ['AI Dungeon', [{ keys: 'bell,rope', value: entry.content, title: 'Bell', type: 'object' }]],
  ['KoboldAI', { gamestarted: true, prompt: '', memory: '', worldinfo: [{ key: 'bell, rope', ...bell }] }],
  [
    'Chub',
    {
      name: 'F',
      description: 'x',
      entries: { 1: { ...bell, key: ['bell'], keys: entry.keys, disable: false } },
    },
  ],
  ['a card', { name: 'F', description: '', entries: { 1: { ...bell, keys: entry.keys } } }],
  ['world info with a text of keys', { entries: { 0: { ...bell, key: 'bell, rope', keysecondary: '' } } }],
];

describe('a lorebook', () => {
  test.each(books)('of %s is read as one, and every entry can be active', async (_, book) => {
    const { content } = await read(book);
    expect(content).toMatchObject({ type: 'STORY', lore: [entry] });
    expect(content.main).toBeUndefined();
    const found = await readCardFile(toBlob(JSON.stringify(book)));
    expect(mapLorebook(found, createReport()).entries).toMatchObject([entry]);
  });

  test.each([
    [{ enabled: false }, { enabled: false }],
    [{ disable: true }, { enabled: false }],
    [{ alwaysActive: true }, { constant: true }],
    [{ forceActivation: true }, { constant: true }],
    [{ insertorder: 7 }, { order: 7 }],
    [{ contextConfig: { budgetPriority: 400 } }, { order: 400 }],
    [{ secondkey: 'oil', selective: true }, { secondaryKeys: ['oil'] }],
    [
      { enabled: 'true', constant: 'false', content: 7 },
      { enabled: true, constant: false, content: '7' },
    ],
  ])('with %j has %j', async (fields, expected) => {
    const { content } = await read({ entries: [{ key: 'bell', content: 'Rung.', ...fields }] });
    expect(content.lore).toMatchObject([expected]);
  });
});

describe('a character', () => {
  const mara = { main: { name: 'Mara', profile: 'Keeps the ferry.' }, opening: '“You are late.”' };
  test.each<[string, string | object]>([
    ['TavernAI', { char_name: 'Mara', char_persona: 'Keeps the ferry.', char_greeting: '“You are late.”' }],
    ['text-generation-webui', 'name: Mara\ngreeting: |-\n  “You are late.”\ncontext: Keeps the ferry.\n'],
    [
      'a tool without a version',
      { data: { name: 'Mara', description: 'Keeps the ferry.', first_mes: '“You are late.”' } },
    ],
    [
      'a tool with empty data',
      {
        spec: 'chara_card_v3',
        name: 'Mara',
        description: 'Keeps the ferry.',
        first_mes: '“You are late.”',
        data: {},
      },
    ],
    [
      'a tool with lists',
      { name: ['Mara'], description: ['Keeps the ferry.'], first_mes: ['“You are late.”'] },
    ],
    [
      'a tool with only other greetings',
      {
        name: 'Mara',
        description: 'Keeps the ferry.',
        first_mes: '',
        alternate_greetings: '“You are late.”',
      },
    ],
  ])('of %s is read', async (_, file) => {
    expect((await read(file)).content).toMatchObject({ type: 'ROLE', ...mara });
  });

  test('of Agnai is read with its attributes and its lorebook', async () => {
    const { content } = await read({
      kind: 'character',
      name: 'Mara',
      greeting: 'Hello.',
      sampleChat: 'Mind the rope.',
      persona: { kind: 'attributes', attributes: { likes: ['rope', 'salt'] } },
      characterBook: { entries: [{ name: 'Bell', entry: entry.content, keywords: entry.keys }] },
    });
    expect(content).toMatchObject({
      main: { profile: 'Personality: likes: rope, salt' },
      opening: 'Hello.',
      styleSample: 'Mind the rope.',
      lore: [entry],
    });
  });

  test('has the values of `data` where the root has others', async () => {
    const data = { ...aria.data, personality: '' };
    const { content } = await read({ ...aria, data, name: 'Old', personality: 'Update this program.' });
    expect(content.main?.profile).not.toContain('Update');
  });

  test('has tags in one text', async () => {
    expect((await read({ ...aria, data: { ...aria.data, tags: 'sea, fog' } })).content.tags).toEqual([
      'sea',
      'fog',
    ]);
  });
});

describe('a scenario', () => {
  test.each([
    [
      'NovelAI',
      {
        scenarioVersion: 2,
        title: 'Ferry',
        prompt: 'It bumps.',
        context: [{ text: 'A pier.' }, { text: '' }],
        lorebook: { entries: [{ text: entry.content, displayName: 'Bell', keys: entry.keys }] },
      },
    ],
    [
      'AI Dungeon',
      {
        title: 'Ferry',
        prompt: 'It bumps.',
        memory: 'A pier.',
        storyCards: [{ keys: 'bell,rope', value: entry.content, title: 'Bell' }],
      },
    ],
    [
      'KoboldAI',
      {
        gamestarted: true,
        title: 'Ferry',
        prompt: 'It bumps.',
        memory: 'A pier.',
        worldinfo: [{ key: 'bell,rope', ...bell }],
      },
    ],
  ])('of %s becomes a story without a character', async (_, file) => {
    const { kind, content } = await read(file);
    expect([kind, content.main]).toEqual(['SCENARIO', undefined]);
    expect(content).toMatchObject({
      type: 'STORY',
      title: 'Ferry',
      opening: 'It bumps.',
      worldBook: { background: 'A pier.' },
      lore: [entry],
    });
  });
});

test('the turns and the note of a KoboldAI story are named as not used', async () => {
  const { notes } = await read({
    prompt: 'It bumps.',
    memory: '',
    authorsnote: 'Be dry.',
    actions: ['It rains.'],
  });
  expect(notes.filter(({ outcome }) => outcome === 'kept').map(({ text }) => text)).toEqual([
    'Instructions after the dialog',
    'What was played: a story begins with its opening scene',
  ]);
});

describe('a file of an odd form', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['UTF-16', () => Buffer.from(`\ufeff${json}`, 'utf16le')],
    ['UTF-16 without a mark', () => Buffer.from(json, 'utf16le')],
    ['big-endian UTF-16', () => Buffer.from(`\ufeff${json}`, 'utf16le').swap16()],
    [
      'an archive with a folder',
      () => zipOf({ 'aria/card.json': json, 'aria/a.png': png, '__MACOSX/aria/card.json': 'x' }),
    ],
    ['an archive with a PNG', () => zipOf({ 'Aria.png': cardPng, '__MACOSX/Aria.png': 'x' })],
    ['a PNG without an end', () => cardPng.subarray(0, -12)],
    [
      'a PNG with a wrong checksum',
      () =>
        withChunks(
          png,
          Buffer.concat([textChunks.tEXt('chara', base64(aria)).subarray(0, -4), Buffer.alloc(4)]),
        ),
    ],
    [
      'a PNG with a NUL after its card',
      () => withChunks(png, textChunks.tEXt('chara', `${base64(aria)}\n\0`)),
    ],
  ])('is read: %s', async (_, make) => {
    expect(await nameOf(await make())).toBe(aria.data.name);
  });

  test('has a whole picture, even if the end of the PNG is missing', async () => {
    const { found } = await read(cardPng.subarray(0, -12));
    expect(Buffer.from((await (await found.picture?.())?.bytes()) ?? []).equals(png)).toBe(true);
  });

  test('is read as windows-1252 with a note if it is not Unicode', async () => {
    const { fullName, notes } = await read(
      Buffer.from('{"name": "Jos\xe9", "description": "A\xf1o."}', 'latin1'),
    );
    expect(fullName).toBe('José');
    expect(notes).toContainEqual(
      expect.objectContaining({ outcome: 'changed', text: expect.stringContaining('Unicode') }),
    );
  });

  test('has the files of an archive whose names have backslashes', async () => {
    const assets = [{ type: 'icon', name: 'main', uri: 'embeded://assets/face.png' }];
    const card = { ...aria, data: { ...aria.data, assets } };
    const zip = await zipOf({ 'card.json': JSON.stringify(card), 'assets/face.png': png });
    for (let at = zip.indexOf('assets/face'); at !== -1; at = zip.indexOf('assets/face', at))
      zip.write('\\', at + 6);
    const { found } = await read(zip);
    expect(Buffer.from((await (await found.picture?.())?.bytes()) ?? []).equals(png)).toBe(true);
  });
});

describe('a file that is not read', () => {
  test.each<[string, Uint8Array | string | object]>([
    ['story of NovelAI', { storyContainerVersion: 1, metadata: {} }],
    ['chat of SillyTavern', '{"user_name": "You", "character_name": "Mara"}\n{"mes": "Hi."}\n'],
    ['preset of SillyTavern', { temperature: 1, prompt_order: [] }],
    ['PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>>\nendobj'],
    ['Word document', wordDocument],
  ])('is refused as a %s', async (name, file) => {
    const message = expect.stringMatching(new RegExp(`^This is a ${name}, which we don’t read\\. \\S.*\\.$`));
    await expect(read(file)).rejects.toMatchObject({ error: 'card.unknown_format', message });
  });

  test('is refused if it is an archive of several cards', async () => {
    const zip = await zipOf({ 'a.png': cardPng, 'b.png': cardPng });
    await expect(read(zip)).rejects.toMatchObject({ error: 'card.unknown_format' });
  });
});
