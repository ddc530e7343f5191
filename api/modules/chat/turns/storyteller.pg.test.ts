import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

const script = `
-> clock
=== clock
The clock has stopped.
+ [Wind the clock #match: wind] It ticks. -> stair
=== stair
+ [Ring the bell #match: ring, bell] -> end
=== end
#ending: The Salt Hour
The tide stops to listen.
-> END
`;

let harness: ChatHarness;

beforeAll(async () => {
  harness = await createChatHarness();
});
afterAll(() => harness.close());

describe('the built-in storyteller beside a model', () => {
  test('tells the reply that the model does not give, and the model goes on from there', async () => {
    const storyId = await harness.story({ content: { script } });
    const api = await harness.process('plot');
    const reader = await api.reader();
    harness.faults.script('plot', { text: '' });
    const failed = await reader.openSend({ storyId, content: 'I wind the clock.' });
    const { messageId } = await failed.created();
    await failed.all();
    expect(failed.last()).toMatchObject({ type: 'error' });

    const clientRequestId = newRequestId();
    const again = { storyId, messageId, model: 'storyteller', clientRequestId };
    const { data: told } = await reader.post('/ai-lab/ai-story/refresh', again);
    expect(told).toMatchObject({
      pointsCharged: 1,
      message: { text: 'It ticks.', model: 'script', options: ['Ring the bell'] },
    });

    harness.faults.script('plot', { text: 'You pull the rope.' });
    const { data: next } = await reader.send({ storyId, content: 'Ring the bell' });
    expect(next.message).toMatchObject({ model: 'plot', ending: 'The Salt Hour' });
  });
});
