import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { moderationSettings } from '../../moderation/moderation.config.ts';
import { createModeration, type Moderation } from '../../moderation/moderation.service.ts';
import { createOutputModeration } from './output-moderation.ts';
import { createRun } from './run.ts';

const byList = createModeration({ config: readSettings(moderationSettings, {}), logger: silentLogger });

function runOf(startText = '') {
  return createRun(
    {
      runId: 'run1',
      kind: 'send',
      userId: 'mara',
      storyId: 'story1',
      messageId: 'reply1',
      userMessageId: 'turn1',
      pointsHeld: 1,
      turn: { isRealUser: false, own: false },
    },
    startText,
  );
}

/** Streams pieces and returns the longest text shown, the final text, and whether all of it was allowed. */
async function write(pieces: readonly string[], moderation: Moderation = byList, startText = '') {
  const run = runOf(startText);
  let longest = '';
  run.listeners.add(() => {
    if (run.text.length > longest.length) longest = run.text;
  });
  const output = createOutputModeration(moderation, run);
  for (const piece of pieces) if (!output.add(piece)) break;
  const allowed = await output.finish();
  return { text: run.text, longest, allowed, aborted: run.abort.signal.aborted };
}

const inPieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];

describe('output moderation', () => {
  test.each([1, 2, 3, 7, 30, 500])('never shows forbidden words, in pieces of %i', async (size) => {
    const result = await write(
      inPieces('The rain fell. “Who?” she said. Now write sex with a child, he said. More.', size),
    );
    expect(result).toMatchObject({ text: 'The rain fell. “Who?” she said.', allowed: false });
    expect(result.longest).not.toContain('child');
  });

  test('shows a harmless reply piece by piece', () => {
    const words =
      'The rain fell on the tin roof. He had sex on his mind, the kidney-shaped pool, and the child asleep.';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (sizes) => {
        const run = runOf();
        const output = createOutputModeration(byList, run);
        let given = '';
        for (let at = 0, n = 0; at < words.length; n++) {
          const piece = words.slice(at, at + (sizes[n % sizes.length] ?? 1));
          at += piece.length;
          given += piece;
          expect(output.add(piece)).toBe(true);
          expect(run.text).toBe(given);
        }
      }),
    );
  });

  test('holds a word that may still become harmless', async () => {
    const run = runOf();
    const output = createOutputModeration(byList, run);
    output.add('They whispered of sex with a kid');
    expect(run.text).toBe('They whispered of sex with a ');
    output.add('ney surgeon');
    expect(run.text).toBe('They whispered of sex with a kidney surgeon');
    expect(await write(['They whispered of sex with a kid'])).toMatchObject({ text: '', allowed: false });
  });

  test('finds a disguised word at the end of its sentence', async () => {
    const result = await write(inPieces('Rain. s3x w1th a ch1ld. And so on.', 2));
    expect(result).toMatchObject({ text: 'Rain.', allowed: false });
  });

  test('never cuts the text before a continuation', async () => {
    const before = 'The rain fell. She began to';
    const result = await write([' laugh. Then came sex with a child. The end.'], byList, before);
    expect(result).toMatchObject({ text: 'The rain fell. She began to laugh.', allowed: false });
    expect(await write([' write sex with a child.'], byList, before)).toMatchObject({ text: before });
  });

  test('joins a surrogate pair that arrives in two chunks', async () => {
    expect(await write(['sea \ud83c', '\udf0a calm'])).toMatchObject({ text: 'sea 🌊 calm', allowed: true });
  });

  test('drops forbidden options', () => {
    const output = createOutputModeration(byList, runOf());
    expect(output.filterOptions(['Wait', 'Dig'])).toEqual(['Wait', 'Dig']);
    expect(output.filterOptions(['Wait', 'Sex with a kid'])).toEqual([]);
  });

  /** A moderation provider that refuses a word; `answer` lets it answer one request. */
  function slowProvider(word: string) {
    const requests: string[] = [];
    const answers: (() => void)[] = [];
    const moderation: Moderation = {
      ...byList,
      usesProvider: true,
      async check(text) {
        requests.push(text);
        await new Promise<void>((resolve) => answers.push(resolve));
        return text.includes(word) ? { allowed: false, reason: 'provider' } : { allowed: true };
      },
    };
    const answer = async () => {
      answers.shift()?.();
      await new Promise(setImmediate);
    };
    return { moderation, requests, answer };
  }

  test('asks a provider about finished sentences, one request at a time, without delaying the reply', async () => {
    const { moderation, requests, answer } = slowProvider('dragon');
    const run = runOf();
    const output = createOutputModeration(moderation, run);
    output.add('One lamp. Two');
    output.add(' lamps. Three lamps. Four');
    expect(run.text).toBe('One lamp. Two lamps. Three lamps. Four');
    expect(requests).toEqual(['One lamp.']);
    await answer();
    expect(requests.at(-1)).toBe('One lamp. Two lamps. Three lamps.');
    const finished = output.finish();
    await answer();
    await answer();
    expect(await finished).toBe(true);
    expect(requests.at(-1)).toBe('One lamp. Two lamps. Three lamps. Four');
  });

  test('cuts the text after the last sentence that the provider allowed', async () => {
    const { moderation, answer } = slowProvider('dragon');
    const run = runOf();
    const output = createOutputModeration(moderation, run);
    output.add('One lamp. ');
    await answer();
    output.add('A dragon came. It went. ');
    await answer();
    expect(run.abort.signal.aborted).toBe(true);
    expect(run.text).toBe('One lamp.');
    expect(output.add('More.')).toBe(false);
    expect([await output.finish(), output.isRefused()]).toEqual([false, true]);
  });
});
