import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId, type Reader } from '../chat/testing/reader.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { createShareClient } from '../shares/testing/share-client.ts';

const script = `
# ask: name Who are you?
VAR name = ""
LIST people = odile
VAR present = (odile)
-> clock
=== clock
#beat
#recap: You came to the clock.
+ [Ask Odile for the key #match: key, ask #id: key]
    "It is not mine to give," says Odile{name != "":, {name}}. -> stair
+ [Go up the stair #match: stair, up, climb #id: up]
    You count the steps. -> stair
=== stair
#beat
The bell hangs over you.
+ [Ring the bell #match: ring, bell #id: ring] -> end
+ [Listen #match: listen, wait #id: listen]
    Nothing yet. -> stair_again
=== stair_again
+ [Ring it now #match: ring, bell #id: now] -> end
=== end
#beat #ending: The Salt Hour // the only one
The tide stops to listen.
-> END
/* === lost
#ending: The Lost Hour
*/
// #ending: The Other Hour
=== t_tide
#topic: tide, sea
{It comes twice, and never apologises.|You have asked that.} -> DONE
=== r_odile
#react: odile act
Odile counts what you do, out loud. -> DONE
`;

let harness: ChatHarness;
let api: HarnessProcess;
let model: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('storyteller');
  model = await harness.process('plot');
  storyId = await harness.story({ content: { script } });
});
afterAll(() => harness.close());

const turn = async (reader: Reader, content: string, body: object = {}) => {
  const { code, data } = await reader.send({ storyId, content, ...body });
  if (code !== 0) throw new Error(JSON.stringify(data));
  const { message, pointsCharged } = data as unknown as {
    message: { id: string; text: string; options: string[]; model: string };
    pointsCharged: number;
  };
  return { ...message, pointsCharged };
};

describe('a story with a script, without a model', () => {
  test('is played by options and in the reader’s own words, to its ending', async () => {
    const reader = await api.reader();
    const first = await turn(reader, 'My name is Tom Reed. I ask her for the key.');
    const begun = await reader.get('/ai-lab/ai-story/endings/found');
    expect(begun.data).toEqual({ found: 0, newest: [], stories: [{ storyId, found: 0, total: 1 }] });
    expect(first.text).toContain('“It is not mine to give,” says Odile, Tom Reed.'.replaceAll(/[“”]/g, '"'));
    expect(first.options).toEqual(['Ring the bell', 'Listen']);
    expect((await turn(reader, 'What about the sea?')).text).toBe('It comes twice, and never apologises.');
    const again = await turn(reader, 'I dance on one leg');
    expect(again.text).toBe('Odile counts what you do, out loud.');
    expect(again.options).toEqual(['Ring the bell', 'Listen']);
    const end = await turn(reader, 'Ring the bell');
    expect(end).toMatchObject({ text: 'The tide stops to listen.', options: [], pointsCharged: 1 });
    expect(await harness.balance(reader)).toBe(46);
    const { data } = await reader.get(`/ai-lab/ai-story/endings?storyId=${storyId}`);
    expect(data).toEqual({ found: ['The Salt Hour'], total: 1 });
    const found = await reader.get('/ai-lab/ai-story/endings/found');
    expect(found.data).toMatchObject({
      found: 1,
      newest: [{ title: 'The Salt Hour', story: { id: storyId } }],
      stories: [{ storyId, found: 1, total: 1 }],
    });
    const { id } = await createSavesClient(reader, storyId).current();
    const news = await reader.get(`/ai-lab/ai-story/archive/news?id=${id}`);
    expect(news.data.thanks).toEqual({ isGiven: false, isAllowed: true });
    expect(await turn(reader, 'I go on')).toMatchObject({ pointsCharged: 0, options: [] });
  });

  test('costs nothing where it tells the same once more', async () => {
    const reader = await api.reader();
    const [first, again] = [await turn(reader, 'What about the sea?'), await turn(reader, 'The tide?')];
    expect([first.pointsCharged, again.pointsCharged]).toEqual([1, 1]);
    const third = await turn(reader, 'And the tide?');
    expect(third).toMatchObject({ text: again.text, pointsCharged: 0 });
    expect((await turn(reader, 'I dance on one leg')).pointsCharged).toBe(1);
    expect(await turn(reader, 'And the tide?')).toMatchObject({ text: again.text, pointsCharged: 0 });
  });

  test('asks again free of charge when nobody could read the message, or two choices fit it', async () => {
    const reader = await api.reader();
    expect(await turn(reader, 'xkcdqw')).toMatchObject({ text: 'Say that again?', pointsCharged: 0 });
    expect(await turn(reader, 'key or stair')).toMatchObject({
      text: 'Which do you mean: Ask Odile for the key, or Go up the stair?',
      pointsCharged: 0,
    });
    expect(await harness.balance(reader)).toBe(50);
  });

  test('asks once before a playthrough, and knows the answers', async () => {
    const reader = await api.reader();
    const path = '/ai-lab/ai-story/questions';
    const asked = async () => (await reader.get(`${path}?storyId=${storyId}`)).data;
    const question = { variable: 'name', text: 'Who are you?' };
    expect(await asked()).toEqual([{ ...question, answer: '' }]);
    const answers = [
      { variable: 'name', answer: ' {bell} -> end ' },
      { variable: 'present', answer: 'nobody' },
    ];
    expect((await reader.post(path, { storyId, answers })).code).toBe(0);
    expect(await asked()).toEqual([{ ...question, answer: '{bell} -> end' }]);
    const told = await turn(reader, 'Ask Odile for the key');
    expect(told.text).toBe('"It is not mine to give," says Odile, {bell} -> end. The bell hangs over you.');
    expect(await asked()).toEqual([]);
    expect((await reader.post('/ai-lab/ai-story/archive/restart', { storyId })).code).toBe(0);
    expect(await asked()).toEqual([{ ...question, answer: '{bell} -> end' }]);
    const long = [{ variable: 'name', answer: 'x'.repeat(61) }];
    expect((await reader.post(path, { storyId, answers: long })).code).not.toBe(0);
  });

  test('keeps its place with each message, so an earlier one continues where it was', async () => {
    const reader = await api.reader();
    const first = await turn(reader, 'Go up the stair');
    const listened = await turn(reader, 'Listen');
    expect(listened.options).toEqual(['Ring it now']);
    const saves = await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
    const [save] = saves.data as unknown as { id: string }[];
    const move = { id: save?.id, messageId: first.id, expectedHeadId: listened.id };
    expect((await reader.post('/ai-lab/ai-story/archive/move', move)).code).toBe(0);
    expect((await turn(reader, 'I ring it')).text).toBe('The tide stops to listen.');
  });

  test('tells what happened last, from the script or from the summary', async () => {
    const reader = await api.reader();
    const path = `/ai-lab/ai-story/previously?storyId=${storyId}`;
    expect((await reader.get(path)).data).toEqual([]);
    const { id } = await turn(reader, 'Go up the stair');
    expect((await reader.get(path)).data).toEqual(['You came to the clock.']);
    await harness.query('update messages set script_position = null where id = $1', [id]);
    const sections = [{ fromDepth: 0, toDepth: 2, text: 'You climbed.' }];
    await harness.query(
      `insert into summaries (message_id, sections, model, created_at) values ($1, $2, 'm', now())`,
      [id, JSON.stringify(sections)],
    );
    expect((await reader.get(path)).data).toEqual(['You climbed.']);
  });

  test('keeps its place in an edited reply', async () => {
    const reader = await api.reader();
    const first = await turn(reader, 'Go up the stair');
    const edit = { messageId: first.id, expectedHeadId: first.id, content: 'You count forty steps.' };
    expect((await reader.post('/ai-lab/ai-story/modify-assistant-message', edit)).code).toBe(0);
    expect((await turn(reader, 'Listen')).options).toEqual(['Ring it now']);
  });

  test('keeps its place on each reply of a continued share, also after the original is gone', async () => {
    const maker = await api.reader();
    await turn(maker, 'Go up the stair');
    await turn(maker, 'Listen');
    const save = await createSavesClient(maker, storyId).current();
    const share = await createShareClient(maker).make(save.id);
    await harness.query(`update shares set head_message_id = 'gone' where id = $1`, [share.id]);
    const reader = await api.reader();
    expect((await createShareClient(reader).continue(share.id)).code).toBe(0);
    const saves = createSavesClient(reader, storyId);
    const [head, , fork] = await saves.path();
    expect([head?.model, head?.options]).toEqual(['script', ['Ring it now']]);
    // The plot stays where it is when its text is edited.
    expect((await saves.edit(head?.id ?? '', 'I hear it.')).data.options).toEqual(['Ring it now']);
    expect((await turn(reader, 'I ring it')).text).toBe('The tide stops to listen.');
    const { id, headMessageId } = await saves.current();
    const move = { id, messageId: fork?.id, expectedHeadId: headMessageId };
    expect((await reader.post('/ai-lab/ai-story/archive/move', move)).code).toBe(0);
    expect((await turn(reader, 'Listen')).options).toEqual(['Ring it now']);
  });

  test('knows whoever continues a share by their own answers, or not at all', async () => {
    const maker = await api.reader();
    await turn(maker, 'My name is Tom Reed. What about the sea?');
    const share = await createShareClient(maker).make((await createSavesClient(maker, storyId).current()).id);
    const go = async (reader: Reader) => {
      expect((await createShareClient(reader).continue(share.id)).code).toBe(0);
      await turn(reader, 'What about the tide?');
      return (await turn(reader, 'Ask Odile for the key')).text;
    };
    expect(await go(await api.reader())).toMatch(/says Odile\. /);
    const reader = await api.reader();
    const path = '/ai-lab/ai-story/questions';
    const asked = async () => (await reader.get(`${path}?storyId=${storyId}`)).data;
    const answers = [{ variable: 'name', answer: 'Ada' }];
    expect((await reader.post(path, { storyId, answers })).code).toBe(0);
    expect((await createShareClient(reader).continue(share.id)).code).toBe(0);
    expect(await asked()).toMatchObject([{ variable: 'name', answer: 'Ada' }]);
    expect(await go(reader)).toMatch(/says Odile, Ada\. /);
    expect(await asked()).toEqual([]);
    expect(await go(maker)).toMatch(/says Odile, Tom Reed\. /);
  });

  test('goes to the same knot of a newer version', async () => {
    const story = await harness.story({ content: { script } });
    const reader = await api.reader();
    const at = await turn(reader, 'Go up the stair', { storyId: story });
    const longer = script.replace(
      '+ [Ring the bell',
      '+ [Leap #match: leap #id: leap] -> end\n+ [Ring the bell',
    );
    await harness.story({ storyId: story, content: { script: longer } });
    const saves = await reader.get(`/ai-lab/ai-story/archive/list?storyId=${story}`);
    const [save] = saves.data as unknown as { id: string }[];
    const moved = await reader.post('/ai-lab/ai-story/archive/move-version', {
      id: save?.id,
      expectedHeadId: at.id,
    });
    expect(moved.code).toBe(0);
    const next = await turn(reader, 'Listen', { storyId: story });
    expect(next.options).toEqual(['Ring it now']);
  });

  test('is told from its notes if its script cannot be compiled', async () => {
    const broken = await harness.story({ content: { script: '-> nowhere' } });
    const first = await turn(await api.reader(), 'I look around.', { storyId: broken });
    expect(first).toMatchObject({ text: 'A town.', model: 'storyteller' });
  });
});

describe('another attempt at a reply', () => {
  const again = async (reader: Reader, story: string, messageId: string, path = 'refresh') => {
    const request = { storyId: story, messageId, clientRequestId: newRequestId() };
    const { data } = await reader.post(`/ai-lab/ai-story/${path}`, request);
    return data as { message: { id: string; text: string }; pointsCharged: number };
  };

  test('tells the same free of charge if the script has told the reply and was paid for it', async () => {
    const digit = '{~1|2|3|4|5|6|7|8|9}';
    const cards = `-> table\n=== table\n+ [Draw a card #id: draw] ${digit.repeat(3)} -> table\n`;
    const story = await harness.story({ content: { script: cards } });
    const reader = await api.reader();
    const first = await turn(reader, 'Draw a card', { storyId: story });
    const repeated = { message: { text: first.text }, pointsCharged: 0 };
    for (const _ of [1, 2, 3]) expect(await again(reader, story, first.id)).toMatchObject(repeated);
    // One that was stopped was paid as a whole, and so is its rest, also if that is stopped.
    let head = (await again(reader, story, first.id)).message.id;
    for (const _ of [1, 2]) {
      await harness.query(`update messages set state = 'stopped', text = 'You' where id = $1`, [head]);
      const rest = await again(reader, story, head, 'chat/continue');
      expect(rest.pointsCharged).toBe(0);
      head = rest.message.id;
    }
    expect(await again(reader, story, head)).toMatchObject(repeated);
    // One whose process was gone when its reader stopped it was refunded. An edit is not told.
    const gone = await turn(reader, 'Draw a card', { storyId: story });
    await harness.query(`update messages set state = 'stopped', text = 'You' where id = $1`, [gone.id]);
    await harness.query('update runs set charged = 0 where message_id = $1', [gone.id]);
    const told = await again(reader, story, gone.id);
    expect(told.pointsCharged).toBe(1);
    const { id } = told.message;
    const edit = { messageId: id, expectedHeadId: id, content: 'You draw a card.' };
    const { data } = await reader.post('/ai-lab/ai-story/modify-assistant-message', edit);
    expect((await again(reader, story, String(data.id))).pointsCharged).toBe(1);
  });

  test('costs a point if a model writes it', async () => {
    const reader = await api.reader();
    const told = await turn(reader, 'Go up the stair');
    const written = await reader.on(model.base);
    for (const text of ['You climb.', 'You climb again.']) {
      harness.faults.script('plot', { text });
      expect(await again(written, storyId, told.id)).toMatchObject({ message: { text }, pointsCharged: 1 });
    }
  });
});

describe('a story without a script, without a model', () => {
  test('is told in its author’s sentences, free of charge where they say nothing', async () => {
    const structure = 'The foghorn stands on the North Pier.';
    const worldBook = { structure, background: 'Odile broke the sluice.', rules: '', specialEvents: '' };
    const plain = await harness.story({ content: { worldBook } });
    const reader = await api.reader();
    const send = (content: string) => turn(reader, content, { storyId: plain });
    expect(await send('dig')).toMatchObject({
      text: 'Salt, and then more salt.',
      options: ['Go on', 'Ask about Odile', 'Ask about Bram', 'Ask about the North Pier'],
      pointsCharged: 1,
    });
    expect((await send('Ask about Bram')).text).toBe('Bram. Digger. Muddy. Patient. Digging.');
    const told = await send('What about the foghorn?');
    expect(told.text).toBe(structure);
    const again = { storyId: plain, messageId: told.id, clientRequestId: newRequestId() };
    expect((await reader.post('/ai-lab/ai-story/refresh', again)).data).toMatchObject({
      message: { text: structure },
      pointsCharged: 0,
    });
    expect(await send('Who broke the sluice?')).toMatchObject({
      text: expect.stringMatching(/^This story is written for an AI model.* What do you do\?$/),
      pointsCharged: 0,
    });
    expect(await harness.balance(reader)).toBe(47);
    const share = await createShareClient(reader).make((await createSavesClient(reader, plain).current()).id);
    const other = await api.reader();
    expect((await createShareClient(other).continue(share.id)).code).toBe(0);
    expect((await createSavesClient(other, plain).path())[0]?.model).toBe('storyteller');
  });

  test('answers from its world book before its opening, and only what is new costs a point', async () => {
    const opening = 'The ferry waits, and Oren Vask does not look up. A birdcage swings above a chain.';
    const structure = [
      'The Ferry. The ferry crosses Salt Lake on a chain. Hanne Vask built it in the long frost.',
      'Oren Vask. The ferryman has never learned to swim. Pink scars run along his hands.',
      'The Chain. Four hundred links lie across the lake bed. Pulling it rings the bell on the far shore.',
      'The Birdcage. It holds the voice of a drowned singer. The voice hums before storms.',
    ].join('\n\n');
    const worldBook = { structure, background: '', rules: '', specialEvents: '' };
    const ferry = await harness.story({ content: { opening, worldBook } });
    const reader = await api.reader();
    const ask = (content: string) => turn(reader, content, { storyId: ferry });
    for (const [message, part] of [
      ['Who built the ferry?', 'Hanne Vask built it'],
      ['What is in the birdcage?', 'the voice of a drowned singer'],
      ['Who is Oren Vask?', 'has never learned to swim'],
      ['I pull the chain', 'rings the bell'],
    ] as const)
      expect(await ask(message)).toMatchObject({ text: expect.stringContaining(part), pointsCharged: 1 });
    const again = [
      await ask('Who built the ferry?'),
      await ask('Who built the ferry?'),
      await ask('Who built the ferry?'),
    ];
    expect(again.at(-1)?.pointsCharged).toBe(0);
  });
});

describe('a story with a script and a model', () => {
  const says = (text: string) => harness.faults.script('plot', { text });
  const lastPrompt = () =>
    harness.faults.seen.findLast((each) => each.model === 'plot')?.messages.at(-1)?.content;

  test('tells what the author wrote when the reader does it, and ends as its author wrote it', async () => {
    const reader = await model.reader();
    says('She looks away.');
    const first = await turn(reader, 'My name is Tom Reed. I ask Odile for the key.');
    expect(first).toMatchObject({ text: 'She looks away.', options: ['Ring the bell', 'Listen'] });
    expect(lastPrompt()).toContain('"It is not mine to give," says Odile, Tom Reed.');
    expect(lastPrompt()).toContain('the reader’s to decide: Ring the bell · Listen.');
    expect(lastPrompt()).toContain('- Who are you? Tom Reed');
    expect(lastPrompt()).toContain('Here now: Odile. Nobody else speaks or acts.');

    says('It comes and goes.');
    expect((await turn(reader, 'Is there a tide?')).options).toEqual(['Ring the bell', 'Listen']);
    expect(lastPrompt()).toContain('It comes twice, and never apologises.');

    says('Something else. [[beat: up]]');
    expect(await turn(reader, 'Tell me about your mother.')).toMatchObject({
      text: 'Something else.',
      options: ['Ring the bell', 'Listen'],
    });
    expect(lastPrompt()).toContain('- ring: Ring the bell\n  Then: The tide stops to listen.');

    says('You wait.\n\n[[options]]\nWait more\n[[beat: listen]]');
    expect(await turn(reader, 'Tell me about your father.')).toMatchObject({
      text: 'You wait.',
      options: ['Ring it now'],
    });

    says('You pull the rope. [[beat: now]]');
    expect(await turn(reader, 'Tell me about your sister.')).toMatchObject({
      text: 'You pull the rope.\n\nThe tide stops to listen.',
      options: [],
      ending: 'The Salt Hour',
    });
    const { data } = await reader.get(`/ai-lab/ai-story/endings?storyId=${storyId}`);
    expect(data).toEqual({ found: ['The Salt Hour'], total: 1 });
  });
});
