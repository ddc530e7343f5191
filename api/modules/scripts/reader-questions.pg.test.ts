import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness } from '../chat/testing/harness.ts';
import type { Reader } from '../chat/testing/reader.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';

const path = '/ai-lab/ai-story/questions';
const content = {
  readerQuestions: ['What is your name?', 'Which town are you from?'],
  opening: '{name}, of {town|the coast}, has come. {other}',
  options: ['Be {name}'],
  worldBook: {
    structure: 'The foghorn knows {name}.',
    background: '',
    rules: '',
    specialEvents: '',
  },
};

let harness: ChatHarness;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  storyId = await harness.story({ content });
});
afterAll(() => harness.close());

const newReader = async (model: string) => (await harness.process(model)).reader();
const detail = async (reader: Reader, id = storyId) =>
  (await reader.get(`/ai-lab/ai-story/view-detail?id=${id}`)).data;
const asked = async (reader: Reader, id = storyId) => (await reader.get(`${path}?storyId=${id}`)).data;
async function answer(reader: Reader, name: string) {
  const answers = [{ variable: 'name', answer: name }];
  expect((await reader.post(path, { storyId, answers })).code).toBe(0);
}
async function send(reader: Reader, text: string) {
  const { code, data } = await reader.send({ storyId, content: text });
  expect(code).toBe(0);
  return (data as unknown as { message: { text: string } }).message.text;
}

describe('questions of an author without a script', () => {
  test('fill the texts of the story with their answers, or with words for none', async () => {
    const reader = await newReader('storyteller');
    const questions = [
      { variable: 'name', text: 'What is your name?' },
      { variable: 'town', text: 'Which town are you from?' },
    ];
    expect(await asked(reader)).toEqual(questions.map((question) => ({ ...question, answer: '' })));
    expect(await detail(reader)).toMatchObject({
      questions,
      opening: 'You, of the coast, has come. {other}',
    });
    await answer(reader, 'Tom Reed');
    expect(await detail(reader)).toMatchObject({
      opening: 'Tom Reed, of the coast, has come. {other}',
      options: ['Be Tom Reed'],
    });
    expect(await send(reader, 'What about the foghorn?')).toBe('The foghorn knows Tom Reed.');
    expect(await asked(reader)).toEqual([]);
  });

  test('take answers as text, never as code of a script', async () => {
    const reader = await newReader('storyteller');
    await answer(reader, '} -> END {~x} <b>');
    expect(await send(reader, 'What about the foghorn?')).toBe('The foghorn knows } -> END {~x} <b>.');
  });

  test('fill the opening of a playthrough that was started over', async () => {
    const reader = await newReader('storyteller');
    await answer(reader, 'Tom');
    await send(reader, 'dig');
    expect((await reader.post('/ai-lab/ai-story/archive/restart', { storyId })).code).toBe(0);
    await answer(reader, 'Ann');
    const { headMessageId } = await createSavesClient(reader, storyId).current();
    const opening = await harness.query('select text, options from messages where id = $1', [headMessageId]);
    expect(opening).toEqual([{ text: 'Ann, of the coast, has come. {other}', options: ['Be Ann'] }]);
  });

  test('tell a model what the reader has answered', async () => {
    const reader = await newReader('said');
    harness.faults.script('said', { text: 'She nods.' });
    await answer(reader, 'Tom Reed');
    await send(reader, 'I wait.');
    const prompt = harness.faults.seen.findLast(({ model }) => model === 'said')?.messages.at(-1)?.content;
    expect(prompt).toContain('What the reader has said:\n- What is your name? Tom Reed\n');
  });

  test('give way to those of a script', async () => {
    const script =
      '# ask: craft What do you do?\nVAR craft = ""\n-> a\n=== a\n* [Go] -> b\n=== b\n#ending: B\nB.\n-> END\n';
    const scripted = await harness.story({ content: { ...content, script } });
    const reader = await newReader('storyteller');
    expect(await asked(reader, scripted)).toEqual([
      { variable: 'craft', text: 'What do you do?', answer: '' },
    ]);
  });
});
