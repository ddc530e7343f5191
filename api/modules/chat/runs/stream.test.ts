import { type RunEvent, runEvent } from '@storyloom/contract/chat/entities/run-event';
import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { append, createRun, retract } from './run.ts';
import { liveStream, storedStream } from './stream.ts';

const identity = {
  runId: 'run1',
  kind: 'send' as const,
  userId: 'user1',
  storyId: 'story1',
  messageId: 'message1',
  userMessageId: 'message0',
  pointsHeld: 1,
  turn: { isRealUser: false, own: false },
};
const failed = { type: 'error' as const, code: 13010, msg: 'It failed.' };

interface Received {
  id: number;
  event: RunEvent;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Received[]> {
  const events: Received[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => events.push({ id: Number(id), event: runEvent.parse(JSON.parse(data)) }),
  });
  const decoder = new TextDecoder();
  for await (const bytes of stream) parser.feed(decoder.decode(bytes, { stream: true }));
  return events;
}

const textOf = (events: Received[]) =>
  events.map(({ event }) => (event.type === 'delta' ? event.text : '')).join('');

describe('liveStream', () => {
  test('sends a slow reader the missing text in one event', async () => {
    const run = createRun(identity, '');
    const stream = liveStream(run, { from: undefined, closing: new AbortController().signal });
    for (let at = 0; at < 1_000; at++) append(run, `word ${at} `);
    run.end(failed);
    const events = await readAll(stream);
    expect(events.filter(({ event }) => event.type === 'delta')).toHaveLength(1);
    expect(textOf(events)).toBe(run.text);
  });

  test('sends `created` before it ends for a process that stops', async () => {
    const closing = AbortSignal.abort();
    const events = await readAll(liveStream(createRun(identity, ''), { from: undefined, closing }));
    expect(events[0]?.event).toMatchObject({ type: 'created', runId: 'run1' });
    expect(await readAll(liveStream(createRun(identity, ''), { from: 0, closing }))).toEqual([]);
  });

  test('sends the rest of the text and the end from any offset', async () => {
    const pieces = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(60), async (texts, from) => {
        const run = createRun(identity, '');
        let half = '';
        const stream = liveStream(run, { from: undefined, closing: new AbortController().signal });
        const reading = readAll(stream);
        for (const text of texts) {
          half = append(run, half + text);
          await Promise.resolve();
        }
        run.end(failed);
        const events = await reading;
        expect(textOf(events)).toBe(run.text);
        const late = await readAll(liveStream(run, { from, closing: new AbortController().signal }));
        expect(run.text.endsWith(textOf(late))).toBe(true);
        expect(textOf(late).length).toBeGreaterThanOrEqual(run.text.length - from);
        expect(textOf(late).length).toBeLessThanOrEqual(Math.max(0, run.text.length - from) + 1);
        expect(late.at(-1)?.event.type).toBe('error');
      }),
      { numRuns: 40 },
    );
  });

  test('withdraws text, also from a reader who resumes later', async () => {
    const script = fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.string({ minLength: 1 }) }, fc.constant(null)),
      {
        maxLength: 12,
      },
    );
    const apply = (text: string, events: Received[]) =>
      events.reduce((shown, { event }) => {
        if (event.type === 'retract') return shown.slice(0, event.to);
        return event.type === 'delta' ? shown + event.text : shown;
      }, text);
    await fc.assert(
      fc.asyncProperty(script, script, async (before, after) => {
        const run = createRun(identity, '');
        const play = async (steps: (string | null)[]) => {
          for (const step of steps) {
            if (step === null) retract(run);
            else append(run, step);
            await Promise.resolve();
          }
        };
        const closing = new AbortController().signal;
        const reading = readAll(liveStream(run, { from: undefined, closing }));
        await play(before);
        const left = run.text;
        await play(after);
        run.end(failed);
        expect(apply('', await reading)).toBe(run.text);
        const late = await readAll(liveStream(run, { from: left.length, closing }));
        expect(apply(left, late)).toBe(run.text);
      }),
      { numRuns: 60 },
    );
  });

  test('sends heartbeats while nothing changes', async () => {
    const run = createRun(identity, '');
    const stream = liveStream(run, { from: 0, closing: new AbortController().signal, heartbeatMs: 10 });
    let raw = '';
    const decoder = new TextDecoder();
    const beats = () => raw.split('\n').filter((line) => line.startsWith(':')).length;
    for await (const bytes of stream) {
      raw += decoder.decode(bytes);
      if (beats() === 3) run.end(failed);
    }
    expect(beats()).toBe(3);
    expect(raw).toContain('"type":"error"');
  });

  test('removes its listener when the reader leaves', async () => {
    const run = createRun(identity, '');
    const readers = Array.from({ length: 5 }, () =>
      liveStream(run, { from: undefined, closing: new AbortController().signal }).getReader(),
    );
    expect(run.listeners.size).toBe(5);
    await Promise.all(readers.map((reader) => reader.cancel()));
    expect(run.listeners.size).toBe(0);
  });
});

describe('storedStream', () => {
  const stored = { text: 'sea 🌊 calm', options: ['Wait'] };
  const done = { type: 'done' } as unknown as Parameters<typeof storedStream>[2];
  const typesOf = (wire: string) =>
    [...wire.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => {
      const { type, text } = JSON.parse(data ?? '') as { type: string; text?: string };
      return [Number(id), type, ...(text === undefined ? [] : [text])];
    });

  test('begins with the `created` event unless the reader has it, and ends with the terminal event', () => {
    const { length } = stored.text;
    expect(typesOf(storedStream(identity, stored, done, undefined))).toEqual([
      [0, 'created'],
      [length, 'delta', stored.text],
      [length, 'options'],
      [length, 'done'],
    ]);
    expect(typesOf(storedStream(identity, stored, done, length))).toEqual([
      [length, 'options'],
      [length, 'done'],
    ]);
  });

  test('sends the missing text, from the start of a character', () => {
    expect(typesOf(storedStream(identity, stored, failed, 5)).at(0)).toEqual([11, 'delta', '🌊 calm']);
  });

  test('has options only for a finished reply, and no terminal event while the run is active', () => {
    expect(typesOf(storedStream(identity, stored, failed, 0)).map(([, type]) => type)).toEqual([
      'delta',
      'error',
    ]);
    expect(typesOf(storedStream(identity, stored, undefined, 0)).map(([, type]) => type)).toEqual(['delta']);
    expect(storedStream(identity, { text: '', options: [] }, undefined, 0)).toBe('');
  });
});
