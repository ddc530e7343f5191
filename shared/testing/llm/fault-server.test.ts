import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from './fault-server.ts';

const text = 'The lamp turned once, and the bay leaned toward it.';
let server: FaultServer;

beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

/** Requests a reply of a model, which is read piece by piece. */
async function ask(model: string) {
  const body = JSON.stringify({ model, messages: [] });
  const response = await fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const textSoFar = () =>
    [...received.matchAll(/"content":"([^"]*)"/g)].map(([, content]) => content).join('');
  return {
    async readUntil(isEnough: (text: string, received: string) => boolean): Promise<string> {
      while (!isEnough(textSoFar(), received)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`the reply ended: ${received}`);
        received += next.value;
      }
      return textSoFar();
    },
    leave: () => reader?.cancel(),
  };
}

const isOver = (_: string, received: string) => received.includes('[DONE]');

describe('fault server', () => {
  test('answers at once with the scripted text', async () => {
    server.script('plain', { text });
    const reply = await ask('plain');
    expect(await reply.readUntil(isOver)).toBe(text);
  });

  test('sends a held reply only as far as it is released, and comments meanwhile', async () => {
    const hold = server.hold('held', { text });
    const reply = await ask('held');
    const comments = (count: number) => (_: string, received: string) =>
      received.split(': held').length > count;
    expect(await reply.readUntil(comments(2))).toBe('');
    hold.releaseText(7);
    expect(await reply.readUntil((sofar) => sofar.length >= 7)).toBe(text.slice(0, 7));
    expect(await reply.readUntil(comments(4))).toBe(text.slice(0, 7));
    hold.releaseText(text.length);
    expect(await reply.readUntil((sofar) => sofar.length >= text.length)).toBe(text);
    hold.finish();
    expect(await reply.readUntil(isOver)).toBe(text);
  });

  test('does not hold replies that are requested after finish', async () => {
    server.hold('released', { text }).finish();
    expect(await (await ask('released')).readUntil(isOver)).toBe(text);
  });

  test('records that a client leaves a held reply', async () => {
    server.hold('left', { text });
    const reply = await ask('left');
    await reply.readUntil((_, received) => received !== '');
    await reply.leave();
    await expect.poll(() => server.seen.at(-1)).toMatchObject({ model: 'left', abandoned: true });
  });
});
