import { known } from '@storyloom/contract/chat/endpoints/known';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { createShareClient } from '../shares/testing/share-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from './testing/harness.ts';
import type { Reader } from './testing/reader.ts';
import { sendTurn } from './testing/send-turn.ts';

const script = `
# ask: craft What do you do?
VAR craft = "keeper"
VAR name = ""
-> door
=== door
#recap: You came to the door.
The door is shut.
+ [Open the door #match: open, door] -> hall
=== hall
#recap: You opened the door.
The hall is dark.
+ [Light the lamp #match: light, lamp] -> end
=== end
#ending: Light
The lamp burns.
-> END
`;

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('storyteller');
  storyId = await harness.story({ content: { script } });
});
afterAll(() => harness.close());

const answer = (reader: Reader, story: string, variable: string, text: string) =>
  reader.post('/ai-lab/ai-story/questions', {
    storyId: story,
    answers: [{ variable, answer: text }],
  });

/** What is known in the current save of a story. */
async function knownIn(reader: Reader, story = storyId) {
  const { id } = await createSavesClient(reader, story).current();
  return known.data.parse((await reader.get(`/ai-lab/ai-story/dialog/known?archiveId=${id}`)).data);
}

describe('what the storyteller of a save knows', () => {
  test('is what the reader has answered and told on its path, and what the script says happened', async () => {
    const reader = await api.reader();
    await answer(reader, storyId, 'craft', 'clock mender');
    const { replyId } = await sendTurn(reader, storyId, 'My sister is called Anna. I live in Graz.');
    const answers = [{ question: 'What do you do?', answer: 'clock mender' }];
    expect(await knownIn(reader)).toEqual({
      answers,
      facts: ['you live in Graz', 'your sister is called Anna'],
      soFar: ['You came to the door.'],
    });
    await sendTurn(reader, storyId, 'My name is Tom Reed. My sister is called Mia.');
    await sendTurn(reader, storyId, 'Open the door');
    expect(await knownIn(reader)).toEqual({
      answers: [...answers, { question: 'Your name', answer: 'Tom Reed' }],
      facts: ['your sister is called Mia', 'you live in Graz'],
      soFar: ['You came to the door.', 'You opened the door.'],
    });
    const saves = createSavesClient(reader, storyId);
    await saves.move((await saves.current()).id, replyId);
    expect(await knownIn(reader)).toMatchObject({ answers, soFar: ['You came to the door.'] });
  });

  test('has no answer that is the author’s own word', async () => {
    const reader = await api.reader();
    await sendTurn(reader, storyId, 'Open the door');
    expect(await knownIn(reader)).toMatchObject({ answers: [], facts: [] });
  });

  test('has the summary of the path instead of the lines of the script', async () => {
    const reader = await api.reader();
    const { replyId } = await sendTurn(reader, storyId, 'Open the door');
    const sections = ['You came.', 'You knocked.'].map((text, at) => ({
      fromDepth: at,
      toDepth: at,
      text,
    }));
    await harness.query(
      `insert into summaries (message_id, sections, model, created_at) values ($1, $2, 'm', now())`,
      [replyId, JSON.stringify(sections)],
    );
    expect((await knownIn(reader)).soFar).toEqual(['You came.', 'You knocked.']);
  });

  test('has the latest name in a story without a script', async () => {
    const plain = await harness.story({
      content: { readerQuestions: ['What is your name?', 'Which town are you from?'] },
    });
    const reader = await api.reader();
    await answer(reader, plain, 'name', 'Tom');
    await answer(reader, plain, 'town', 'Graz');
    await sendTurn(reader, plain, 'I have a cat called Biscuit.');
    expect(await knownIn(reader, plain)).toEqual({
      answers: [{ question: 'Which town are you from?', answer: 'Graz' }],
      facts: ['you have a cat called Biscuit'],
      soFar: [],
    });
    await sendTurn(reader, plain, 'My name is Ann.');
    expect((await knownIn(reader, plain)).answers).toEqual([
      { question: 'What is your name?', answer: 'Ann' },
      { question: 'Which town are you from?', answer: 'Graz' },
    ]);
  });

  test('has no facts where a model tells a story without a script', async () => {
    const plain = await harness.story();
    harness.faults.script('teller', { text: 'She nods.' });
    const reader = await (await harness.process('teller')).reader();
    await sendTurn(reader, plain, 'My sister is called Anna.');
    expect(await knownIn(reader, plain)).toEqual({ answers: [], facts: null, soFar: [] });
  });

  test('has no facts of the reader whose share is continued', async () => {
    const [maker, reader] = [await api.reader(), await api.reader()];
    await sendTurn(maker, storyId, 'My name is Tom Reed. My sister is called Anna.');
    const { id } = await createSavesClient(maker, storyId).current();
    const share = await createShareClient(maker).make(id);
    expect((await createShareClient(reader).continue(share.id)).code).toBe(0);
    expect(await knownIn(reader)).toEqual({
      answers: [],
      facts: [],
      soFar: ['You came to the door.'],
    });
  });
});
