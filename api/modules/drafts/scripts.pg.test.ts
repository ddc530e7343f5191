import type { SavedDraft } from '@storyloom/contract/stories/entities/story-draft';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { maxScriptBytes } from '@storyloom/script/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor, wholeContent } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;
let coverId: string;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '100000', RATE_LIMIT_FACTOR: '1000' });
  author = await newAuthor(api);
  coverId = await author.addImage();
});
afterAll(() => api.drop());

const script = `-> door
=== door
#beat
Somebody has left it open.
+ [Go through the open door #id: in] -> room
+ [Stay outside #id: out] -> end
=== room
#beat
A chair, a lamp, nobody.
+ [Sit down #id: sit] -> end
=== end
#ending: The Chair
You wait. -> END
`;

async function create(change: StoryDraftContent) {
  const content = { ...wholeContent(coverId), ...change };
  const { code, data } = await author.create(content);
  expect(code).toBe(0);
  return { ...(data as SavedDraft), content };
}
const publish = ({ id, revision }: SavedDraft) => author.post('publish', { id, revision });
const play = (storyId: string, content: string) =>
  author.post('chat', {
    storyId,
    content,
    clientRequestId: `script-${content.length}-${storyId}`,
    stream: false,
  });
const kilobytes = (bytes: number) => `-> END\n// ${'é'.repeat((bytes - 10) / 2)}`;

describe('the script of a draft', () => {
  test('may have 200 kB of UTF-8, and not one byte more', async () => {
    expect(storyLimits.scriptBytes).toBe(maxScriptBytes);
    await create({ script: kilobytes(maxScriptBytes) });
    const { data } = await author.create({ script: `${kilobytes(maxScriptBytes)}x` });
    expect(data).toMatchObject({
      error: 'request.invalid',
      fields: { 'content.script': 'At most 200 kB. Shorten the script.' },
    });
  });

  test.each([
    ['an error, with its line', 'Hello.\n\n-> nowhere\n', /^Line 3: .*nowhere/],
    ['an included file, with its line', '-> END\nINCLUDE more.ink\n', /^Line 2: A script is one file/],
    ['an endless loop, with its line', '-> a\n=== a\n-> a\n', /^Line 2: The script goes round in the knot a/],
    ['JSON of another version of ink', '{"inkVersion":99,"root":[]}', /^The script cannot be read: .* newer/],
    [
      'JSON that is damaged',
      '{"inkVersion":21,"root":[',
      /^The script cannot be read: .* Export it from an Inky with version 21/,
    ],
    [
      'sample text',
      script.replace('=== ', 'Write how it goes.\n=== '),
      /^Line \d: Replace the sample text “Write how it goes”\./,
    ],
    ['no ending', '-> a\n=== a\nIt is over. -> END\n', /^The script has no ending/],
    [
      'an ending that nothing leads to',
      `${script}=== other\n#ending: The Lamp\n-> END\n`,
      /^Nothing leads to the ending “The Lamp” on line 14/,
    ],
  ])('is not published with %s', async (_, bad, message) => {
    const { data } = await publish(await create({ script: bad }));
    expect(data).toMatchObject({
      error: 'request.invalid',
      fields: { script: expect.stringMatching(message) },
    });
  });

  test('needs no ending for a character, and says no length of it', async () => {
    const talk = '-> a\n=== a\n+ [Ask for more #id: more] She laughs. -> a\n';
    expect((await publish(await create({ type: 'ROLE', script: talk, options: [] }))).code).toBe(0);
    const { id } = await author.publish({ type: 'ROLE', script, options: [] });
    expect((await author.get('view-detail', { id })).data).not.toHaveProperty('turns');
  });

  test('is published with its first scene and its options in place of the preset ones, and played', async () => {
    const draft = await create({ script, options: [] });
    expect((await publish(draft)).data).toMatchObject({ publishedVersion: 1 });
    const { data } = await author.get('view-detail', { id: draft.id });
    expect(data).toMatchObject({
      opening: `${wholeContent('').opening}\n\nSomebody has left it open.`,
      options: ['Go through the open door', 'Stay outside'],
      turns: expect.toBeOneOf([1, 2]),
    });
    const { data: told } = await play(draft.id, 'Go through the open door');
    expect(told).toMatchObject({
      pointsCharged: 1,
      message: { text: 'A chair, a lamp, nobody.', options: ['Sit down'] },
    });
    expect((await author.read(draft.id)).content).toMatchObject({ script, options: [] });
    await author.save(draft.id, 1, { ...draft.content, script: `${script}// x` });
    expect((await author.read(draft.id)).changedFields).toEqual(['script']);
  });

  test('has its own opening in the studio, also for a version without a draft', async () => {
    const { id } = await author.publish({ script, options: [] });
    for (const table of ['story_drafts', 'story_draft_versions'])
      await api.database.pool.query(`delete from ${table} where story_id = $1`, [id]);
    // A check would play all parts; reading needs the first scene only.
    const endless = `${script}=== more\n#topic: more\n-> more\n`;
    await api.database.pool.query(
      `update story_versions set content = jsonb_set(content, '{script}', $2) where story_id = $1`,
      [id, JSON.stringify(endless)],
    );
    const { content } = await author.read(id);
    expect(content).toMatchObject({ opening: wholeContent('').opening, options: [], script: endless });
    expect(await author.save(id, 0, { ...content, title: 'Another title' })).toMatchObject({ code: 0 });
    expect((await author.read(id)).changedFields).toEqual(['title']);
  });

  test('is previewed free of charge, from the start or from a knot, which begins again', async () => {
    const { id, content } = await create({ script });
    const prepare = async (knot?: string) => (await author.post('preview', { id, content, knot })).data;
    const whole = await prepare();
    expect(whole.options).toEqual(['Go through the open door', 'Stay outside']);
    expect(await play(String(whole.id), 'Stay outside')).toMatchObject({
      data: { pointsCharged: 0, message: { text: 'You wait.' } },
    });
    const room = await prepare('room');
    expect(room).toMatchObject({ opening: 'A chair, a lamp, nobody.', options: ['Sit down'] });
    expect(room.id).not.toBe(whole.id);
    expect(await play(String(room.id), 'Sit down')).toMatchObject({
      data: { pointsCharged: 0, message: { text: 'You wait.' } },
    });
  });

  test('is not previewed with an error', async () => {
    const { id, content } = await create({ script: '-> nowhere' });
    expect((await author.post('preview', { id, content })).data).toMatchObject({
      error: 'request.invalid',
      fields: { script: expect.stringMatching(/^Line 1: /) },
    });
  });

  test('is checked while it is written, and compiled for other programs', async () => {
    const check = (body: object) => author.post('script/check', body);
    expect((await check({ script })).data).toMatchObject({
      summary: '1 ending',
      problems: [],
      json: null,
      knots: [
        { name: 'door', kind: 'scene', line: 2, leadsTo: ['room', 'end'] },
        { name: 'room', line: 7 },
        { name: 'end', kind: 'ending', title: 'The Chair' },
      ],
    });
    const { json } = (await check({ script, withJson: true })).data;
    expect(JSON.parse(String(json))).toMatchObject({ inkVersion: 21 });
  });

  test('may be what Inky exports, which is checked, played and exported again', async () => {
    const check = async (body: object) => (await author.post('script/check', body)).data;
    const json = String((await check({ script, withJson: true })).json);
    expect(await check({ script: json, withJson: true })).toMatchObject({
      summary: '1 ending',
      problems: [],
      json,
      knots: [{ name: 'door', line: 0, leadsTo: ['room', 'end'] }, { name: 'room' }, { name: 'end' }],
    });
    const { id } = await author.publish({ script: json, options: [] });
    expect((await play(id, 'I go in through the open door.')).data).toMatchObject({
      message: { text: 'A chair, a lamp, nobody.', options: ['Sit down'] },
    });
  });
});
