import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardImport, lorebook } from '@storyloom/contract/cards/entities/card-import';
import { cardLimits } from '@storyloom/contract/cards/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openArchive } from './formats/archive.ts';
import { readCardFile } from './formats/card-file.ts';
import { aria, base64, samplePng, textChunks, toBlob, withChunks, zipOf } from './testing/card-samples.ts';

const STORY = '/ai-lab/ai-story';
const HOUR_MS = 3_600_000;
let api: TestApi;
let DATA_DIR: string;
let author: Person;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'cards-'));
  api = await createTestApi({ DATA_DIR, RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newPerson(api, 'real');
});
afterAll(async () => {
  await api.drop();
  await rm(DATA_DIR, { recursive: true });
});

const png = await samplePng();
const cardPng = withChunks(png, textChunks.tEXt('chara', base64(aria)));
const files = () => readdir(join(DATA_DIR, 'files', 'cards')).catch(() => []);

async function send(content: Uint8Array | string, token = author.token) {
  const body = new FormData();
  body.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'card'));
  const headers = { tokenid: token };
  const response = await api.app.request(`${STORY}/card/import`, { method: 'POST', body, headers });
  return (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
}
const read = async (content: Uint8Array | string) => cardImport.parse((await send(content)).data);
const accept = async (id: string, token = author.token) =>
  (await api.post(`${STORY}/card/accept`, { id }, token)).data;
const draftOf = async (id: string) =>
  (await api.get(`${STORY}/write-detail?id=${id}`, author.token)).data as Record<string, unknown> & {
    content: Record<string, unknown>;
  };
async function create(content: Uint8Array | string): Promise<string> {
  return String((await accept((await read(content)).id)).storyId);
}
async function exported(storyId: string, format: string): Promise<Buffer> {
  const headers = { tokenid: author.token };
  const response = await api.app.request(`${STORY}/card/export?storyId=${storyId}&format=${format}`, {
    headers,
  });
  expect(response.headers.get('content-disposition')).toContain('attachment');
  return Buffer.from(await response.arrayBuffer());
}
const storyJson = (content: object) =>
  JSON.stringify({ format: 'storyloom-story', formatVersion: 1, content });
const valueIn = async (bytes: Buffer) => (await readCardFile(toBlob(bytes))).value;

describe('import', () => {
  test('receives a file of 64 MB, and refuses one more byte with its cause', async () => {
    const content = new Uint8Array(cardLimits.fileBytes + 1).fill(120);
    const refused = (bytes: number) => send(content.subarray(0, bytes)).then(({ data }) => data.error);
    expect(await refused(cardLimits.fileBytes)).toBe('card.unknown_format');
    expect(await refused(cardLimits.fileBytes + 1)).toBe('card.too_large');
    expect(await files()).toEqual([]);
  });

  test('counts the bytes of its JSON and of the stored file', async () => {
    const json = JSON.stringify(aria);
    const ids = [(await read(json)).id, (await read(cardPng)).id];
    const { rows } = await api.database.pool.query<{ bytes: number }>(
      'select bytes::int from card_imports where id = any($1) order by bytes',
      [ids],
    );
    expect(rows.map(({ bytes }) => bytes)).toEqual([json.length, json.length + cardPng.length]);
  });

  test('reports how a card was mapped, and creates nothing before it is accepted', async () => {
    const found = await read(cardPng);
    expect(found).toMatchObject({ source: 'V2', fullName: 'Aria Nightbloom of the Vale', loreEntries: 1 });
    expect(found.content).toMatchObject({
      type: 'ROLE',
      main: {
        name: 'Aria',
        profile: '{{char}} keeps the lighthouse. She likes {{user}}.\n\nPersonality: Dry, patient',
      },
      opening: '"You are late," {{char}} says. {{user}} sits down.',
      category: 'MYSTERY',
      summary: 'A quiet story about light.',
      lore: [{ title: 'Lamp', logic: 'and_all', sticky: 3, excludeRecursion: true, priority: 100 }],
    });
    expect(found.cover).toMatchObject({ url: expect.stringContaining('/files/uploads/') });
    const texts = found.report.map(({ text }) => text).join('\n');
    for (const part of [
      'full name is kept',
      '{{char}} and {{user}}',
      'Timers now count turns',
      'depth',
      'Scripts of other',
    ])
      expect(texts).toContain(part);
    const works = await api.get(`${STORY}/works`, author.token);
    expect(works.data.pageList).toEqual([]);
  });

  test('creates one draft with the cover, even if it is accepted repeatedly', async () => {
    const { id, content } = await read(cardPng);
    const [first, second] = await Promise.all([accept(id), accept(id)]);
    expect(second).toEqual(first);
    expect(await accept(id)).toEqual(first);
    const draft = await draftOf(String(first.storyId));
    expect(draft.content).toEqual(content);
    expect(Object.keys(draft.images as object)).toHaveLength(1);
  });

  test('imports a card whose picture is invalid, and says so', async () => {
    const card = {
      ...aria,
      data: { ...aria.data, assets: [{ type: 'icon', uri: 'embeded://a.png', name: 'main' }] },
    };
    const found = await read(await zipOf({ 'card.json': JSON.stringify(card), 'a.png': 'not a picture' }));
    expect(found.cover).toBeNull();
    expect(found.report).toContainEqual(expect.objectContaining({ outcome: 'refused' }));
  });

  test.each([
    ['description', { ...aria.data, description: 'Tall.<script>alert(1)</script>' }],
    [
      'lore',
      {
        ...aria.data,
        character_book: { entries: [{ keys: ['a'], content: 'A lamp.<img src=x onerror=alert(1)>' }] },
      },
    ],
    [
      'own fields',
      { ...aria.data, extensions: { storyloom: { content: { hook: 'Come.<script >alert(1)</script>' } } } },
    ],
  ])('leaves a script in %s out, and says so', async (_, data) => {
    const found = await read(JSON.stringify({ ...aria, data }));
    expect(JSON.stringify(found.content)).not.toContain('alert');
    expect(found.report).toContainEqual(
      expect.objectContaining({ outcome: 'refused', text: expect.stringContaining('Scripts') }),
    );
  });

  test.each([
    '{"name": "Aria", "description": " "}',
    '[{"keys": "lamp"}]',
    '{"entries": [], "description": ""}',
  ])('refuses a file without any text: %s', async (json) => {
    expect((await send(json)).data.error).toBe('card.empty');
  });

  test('keeps the texts of a file of another program until they change', async () => {
    const id = await create('char_name: Mara Quill\nchar_greeting: You are late, {user}.\n');
    const card = JSON.parse((await exported(id, 'JSON_V2')).toString());
    expect(card.data).toMatchObject({ name: 'Mara Quill', first_mes: 'You are late, {user}.' });
  });

  test('keeps texts that no column can hold', async () => {
    const data = { ...aria.data, description: 'A\0B \ud800', creator: 'x\0y' };
    const id = await create(JSON.stringify({ ...aria, data }));
    const bytes = await exported(id, 'JSON_V2');
    expect(JSON.parse(bytes.toString())).toEqual({ ...aria, data });
  });

  test('waits for a day, together with at most two others, and leaves no files', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await read(cardPng)).id);
      api.clock.advance(1_000);
    }
    expect((await accept(ids[0] ?? '')).error).toBe('card.import_expired');
    expect((await accept(ids[1] ?? '')).storyId).toBeDefined();
    api.clock.advance(cardLimits.waitingHours * HOUR_MS + 1);
    expect((await accept(ids[2] ?? '')).error).toBe('card.import_expired');
    expect(await files()).toEqual(expect.arrayContaining(ids));
    await api.cards.cleanUp();
    expect(await files()).toContain(ids[1]);
    for (const gone of [0, 2, 3]) expect(await files()).not.toContain(ids[gone]);
    expect((await api.app.request(`/files/cards/${ids[1]}`)).status).toBe(404);
  });
});

describe('a lorebook for a draft', () => {
  const readBook = async (content: Uint8Array | string, token = author.token) => {
    const body = new FormData();
    body.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'book'));
    const request = { method: 'POST', body, headers: { tokenid: token } };
    const response = await api.app.request(`${STORY}/card/lorebook`, request);
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };
  const book = { entries: [{ keys: ['lamp'], content: 'Burns oil.', comment: 'Lamp' }], name: 'Harbour' };

  test('is read from a lorebook, a card and a story, and nothing is stored', async () => {
    const sources = [
      JSON.stringify({ spec: 'lorebook_v3', data: book }),
      JSON.stringify({ ...aria, data: { ...aria.data, name: 'Harbour', character_book: book } }),
      await zipOf({
        'story.json': storyJson({
          title: 'Harbour',
          lore: [{ id: 'a', title: 'Lamp', content: 'Burns oil.', keys: ['lamp'] }],
        }),
      }),
    ];
    for (const source of sources) {
      const { name, entries } = lorebook.parse((await readBook(source)).data);
      expect(name).toBe('Harbour');
      expect(entries).toMatchObject([{ title: 'Lamp', content: 'Burns oil.', keys: ['lamp'] }]);
    }
    const { rows } = await api.database.pool.query('select from card_imports where user_id = $1', [
      author.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('is refused without entries', async () => {
    const refusal = async (value: object) => (await readBook(JSON.stringify(value))).data.error;
    expect(await refusal({ name: 'Aria', description: 'Tall.' })).toBe('card.no_lore');
  });
});

describe('export', () => {
  test.each(['PNG', 'CHARX', 'JSON_V3', 'JSON_V2'])('as %s keeps the original', async (format) => {
    const id = await create(cardPng);
    const value = await valueIn(await exported(id, format));
    expect(value.data).toMatchObject(aria.data);
    if (format === 'JSON_V2') expect(value).toEqual(aria);
  });

  test('as PNG has the imported picture, or the cover once it has changed', async () => {
    const id = await create(cardPng);
    const { data } = await sharp(await exported(id, 'PNG'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.equals(await sharp(png).raw().toBuffer())).toBe(true);
    const { content, revision } = await draftOf(id);
    const { cover: _, ...plain } = content;
    await api.post(`${STORY}/modify`, { id, revision, content: plain }, author.token);
    const changed = await sharp(await exported(id, 'PNG')).metadata();
    expect([changed.width, changed.height]).toEqual([400, 600]);
  });

  test('as CHARX has the files of the imported one', async () => {
    const v3 = { ...aria, spec: 'chara_card_v3', spec_version: '3.0' };
    const zip = await zipOf({
      'card.json': JSON.stringify(v3),
      'assets/x.bin': 'bytes',
      'module.risum': 'code',
    });
    const bytes = await exported(await create(zip), 'CHARX');
    const archive = await openArchive(bytes);
    expect(archive.names).toEqual(['card.json', 'assets/x.bin', 'module.risum']);
    expect(Buffer.from(await archive.read('module.risum', 99)).toString()).toBe('code');
    expect(await valueIn(bytes)).toMatchObject(v3);
  });

  test('as a lorebook can be imported again, and as world info is the imported file', async () => {
    const id = await create(cardPng);
    const found = await read(await exported(id, 'LOREBOOK'));
    expect(found.source).toBe('LOREBOOK');
    expect(found.content.lore).toMatchObject([{ title: 'Lamp', keys: ['lamp', 'light'], logic: 'and_all' }]);
    const info = { entries: { 4: { uid: 4, key: ['bell'], content: 'It tolls.', cooldown: 3 } } };
    const written = await exported(await create(JSON.stringify(info)), 'WORLD_INFO');
    expect(JSON.parse(written.toString())).toEqual(info);
  });

  test('of all works is an archive of stories that can be imported', async () => {
    const id = await create(cardPng);
    await create(JSON.stringify({ ...aria, data: { ...aria.data, name: 'Bram' } }));
    const request = await api.post('/user/export', { kind: 'WORKS' }, author.token);
    expect(request.data).toMatchObject({ state: 'waiting', progress: 0 });
    expect((await api.get('/user/export', author.token)).data).toBeNull();
    const { rows } = await api.database.pool.query('select id from data_exports where user_id = $1', [
      author.id,
    ]);
    await api.exports.make(rows[0].id, { signal: new AbortController().signal, isLast: false });
    const status = await api.get('/user/export?kind=WORKS', author.token);
    expect(status.data).toMatchObject({ state: 'done', progress: 100 });
    const headers = { tokenid: author.token };
    const response = await api.app.request('/user/export/file?kind=WORKS', { headers });
    const archive = await openArchive(Buffer.from(await response.arrayBuffer()));
    expect(archive.names).toHaveLength(2);
    const name = archive.names.find((one) => one.includes(id)) ?? '';
    const found = await read(await archive.read(name, 1_000_000));
    expect(found).toMatchObject({ source: 'STORY', content: { main: { name: 'Aria' } } });
  });

  test('of a whole story is the same story again, with its portraits and versions', async () => {
    const id = await create(cardPng);
    const draft = await draftOf(id);
    const imageId = (draft.content.cover as { imageId: string }).imageId;
    const main = { ...(draft.content.main as object), portrait: imageId };
    const save = async (content: object, revision: number) =>
      (await api.post(`${STORY}/modify`, { id, revision, content }, author.token)).data.revision;
    let revision = await save({ ...draft.content, main, title: 'Before' }, Number(draft.revision));
    await api.post(`${STORY}/draft-version/create`, { id, revision, name: 'First' }, author.token);
    revision = await save({ ...draft.content, main, title: 'After' }, Number(revision));
    const file = await exported(id, 'STORY');

    const other = await newPerson(api, 'real');
    const { data } = await send(file, other.token);
    expect(data.cover).toMatchObject({ url: expect.stringContaining('/files/') });
    const { storyId } = await accept(String(data.id), other.token);
    const get = async (path: string) => (await api.get(`${STORY}/${path}`, other.token)).data as never;
    const copy: typeof draft & { images: object } = await get(`write-detail?id=${storyId}`);
    const [own] = Object.keys(copy.images);
    expect(copy.content).toEqual({
      ...draft.content,
      title: 'After',
      cover: { imageId: own },
      main: { ...main, portrait: own },
    });
    const versions: { id: string; name: string }[] = await get(`draft-version/list?id=${storyId}`);
    expect(versions.map(({ name }) => name)).toEqual(['First']);
    const version: { content: object } = await get(
      `draft-version/detail?id=${storyId}&versionId=${versions[0]?.id}`,
    );
    expect(version.content).toEqual({ ...copy.content, title: 'Before' });
  });

  test('of a story is imported without its damaged parts, which are all named', async () => {
    const content = { title: 'Tide', main: { name: 'Ines', portrait: 'gone' } };
    const found = await read(
      await zipOf({
        'story.json': storyJson(content),
        'versions/a.json': JSON.stringify({ name: 'Bad', createdAt: 'yesterday', content: {} }),
        'images/b.webp': 'no image',
      }),
    );
    expect(found.content).toEqual({ title: 'Tide', main: { name: 'Ines' } });
    expect(found.report.map(({ outcome, text }) => `${outcome}: ${text}`)).toEqual([
      'used: The whole exported story',
      'refused: Earlier versions that are damaged',
      'refused: Images that are not in the file',
      expect.stringMatching(/^refused: Image: /),
    ]);
    expect(found.report[2]?.names).toEqual(['Portrait of Ines']);
  });

  test('of a story outside its archive is imported without images of another site', async () => {
    const json = storyJson({
      title: 'Tide',
      cover: { imageId: 'foreign1', title: 'Tide' },
      main: { name: 'Ines', portrait: 'foreign2' },
      supporting: [{ name: 'Bo', portrait: 'foreign3' }],
    });
    const bare = await read(json);
    const rest = { title: 'Tide', main: { name: 'Ines' }, supporting: [{ name: 'Bo' }] };
    expect(bare.content).toEqual({ ...rest, cover: { title: 'Tide' } });
    expect(bare.report).toContainEqual({
      outcome: 'refused',
      text: 'Images that are not in the file',
      names: ['Cover', 'Portrait of Ines', 'Portrait of Bo'],
      count: 3,
    });
    const inPicture = await read(withChunks(png, textChunks.tEXt('chara', base64(JSON.parse(json)))));
    const imageId = inPicture.content.cover?.imageId;
    expect(imageId).toEqual(expect.not.stringContaining('foreign'));
    expect(inPicture.content).toEqual({ ...rest, cover: { title: 'Tide', imageId } });
  });

  test('of a story is imported without characters and dates that no column can hold', async () => {
    const content = { title: 'Ti\0de \ud800', tags: ['sea\0'] };
    const version = (name: string, createdAt: string) => JSON.stringify({ name, createdAt, content });
    const archive = await zipOf({
      'story.json': storyJson(content),
      'versions/a.json': version('Fi\0rst \udc00', '2026-01-01T00:00:00Z'),
      'versions/b.json': version('Old', '0000-01-01T00:00:00Z'),
    });
    const found = await read(archive);
    expect(found.content).toEqual({ title: 'Tide \ufffd', tags: ['sea'] });
    expect(found.report).toContainEqual(
      expect.objectContaining({ text: 'Earlier versions that are damaged', names: ['Old'] }),
    );
    const { storyId } = await accept(found.id);
    const versions = await api.get(`${STORY}/draft-version/list?id=${storyId}`, author.token);
    expect(versions.data).toMatchObject([{ name: 'First \ufffd', createdAt: '2026-01-01T00:00:00.000Z' }]);
    const card = {
      ...aria,
      data: { ...aria.data, extensions: { storyloom: { content: { hook: 'a\0\ud800' } } } },
    };
    expect((await read(JSON.stringify(card))).content.hook).toBe('a\ufffd');
  });

  test('of a story is imported without versions of the future or with the name of automatic ones', async () => {
    const version = { name: 'Autosaved', createdAt: '9000-01-01T00:00:00Z', content: {} };
    const archive = { 'story.json': storyJson({}), 'versions/a.json': JSON.stringify(version) };
    const { storyId } = await accept((await read(await zipOf(archive))).id);
    const { data } = await api.get(`${STORY}/draft-version/list?id=${storyId}`, author.token);
    expect(data).toMatchObject([{ name: 'Autosaved (imported)', createdAt: api.clock.now().toISOString() }]);
  });
});
