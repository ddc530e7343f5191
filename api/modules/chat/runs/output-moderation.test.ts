import fc from 'fast-check';
import { expect, test } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { moderationSettings } from '../../moderation/moderation.config.ts';
import { createModeration, type Moderation } from '../../moderation/moderation.service.ts';
import { createGuard } from './output-moderation.ts';
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

/** What a reader saw at most, what stays, and whether all of it was allowed. */
async function write(pieces: readonly string[], moderation: Moderation = byList, startText = '') {
  const run = runOf(startText);
  let longest = '';
  run.readers.add(() => {
    if (run.text.length > longest.length) longest = run.text;
  });
  const guard = createGuard(moderation, run);
  for (const piece of pieces) if (!guard.take(piece)) break;
  const allowed = await guard.finish();
  return { text: run.text, longest, allowed, aborted: run.abort.signal.aborted };
}

const inPieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];

test.each([1, 2, 3, 7, 30, 500])('forbidden words never leave, in pieces of %i', async (size) => {
  const told = await write(
    inPieces('The rain fell. “Who?” she said. Now write sex with a child, he said. More.', size),
  );
  expect(told).toMatchObject({ text: 'The rain fell. “Who?” she said.', allowed: false });
  expect(told.longest).not.toContain('child');
});

test('a harmless reply leaves as it comes, piece by piece', () => {
  const words =
    'The rain fell on the tin roof. He had sex on his mind, the kidney-shaped pool, and the child asleep.';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (sizes) => {
      const run = runOf();
      const guard = createGuard(byList, run);
      let given = '';
      for (let at = 0, n = 0; at < words.length; n++) {
        const piece = words.slice(at, at + (sizes[n % sizes.length] ?? 1));
        at += piece.length;
        given += piece;
        expect(guard.take(piece)).toBe(true);
        expect(run.text).toBe(given);
      }
    }),
  );
});

test('a word that may yet become a harmless one waits for its end', async () => {
  const run = runOf();
  const guard = createGuard(byList, run);
  guard.take('They whispered of sex with a kid');
  expect(run.text).toBe('They whispered of sex with a ');
  guard.take('ney surgeon');
  expect(run.text).toBe('They whispered of sex with a kidney surgeon');
  expect(await write(['They whispered of sex with a kid'])).toMatchObject({ text: '', allowed: false });
});

test('a disguise is found where its sentence ends', async () => {
  const told = await write(inPieces('Rain. s3x w1th a ch1ld. And so on.', 2));
  expect(told).toMatchObject({ text: 'Rain.', allowed: false });
});

test('a continuation never loses what was there before it', async () => {
  const before = 'The rain fell. She began to';
  const told = await write([' laugh. Then came sex with a child. The end.'], byList, before);
  expect(told).toMatchObject({ text: 'The rain fell. She began to laugh.', allowed: false });
  expect(await write([' write sex with a child.'], byList, before)).toMatchObject({ text: before });
});

test('a character in two halves stays whole', async () => {
  expect(await write(['sea \ud83c', '\udf0a calm'])).toMatchObject({ text: 'sea 🌊 calm', allowed: true });
});

test('options that may not be shown are left out', () => {
  const guard = createGuard(byList, runOf());
  expect(guard.options(['Wait', 'Dig'])).toEqual(['Wait', 'Dig']);
  expect(guard.options(['Wait', 'Sex with a kid'])).toEqual([]);
});

/** A provider that refuses a word, and answers when it is told to. */
function slowProvider(word: string) {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const moderation: Moderation = {
    ...byList,
    usesProvider: true,
    async check(text) {
      asked.push(text);
      await new Promise<void>((resolve) => answers.push(resolve));
      return text.includes(word) ? { allowed: false, reason: 'provider' } : { allowed: true };
    },
  };
  const answer = async () => {
    answers.shift()?.();
    await new Promise(setImmediate);
  };
  return { moderation, asked, answer };
}

test('a provider is asked about finished sentences, one question at a time, and the reply does not wait', async () => {
  const { moderation, asked, answer } = slowProvider('dragon');
  const run = runOf();
  const guard = createGuard(moderation, run);
  guard.take('One lamp. Two');
  guard.take(' lamps. Three lamps. Four');
  expect(run.text).toBe('One lamp. Two lamps. Three lamps. Four');
  expect(asked).toEqual(['One lamp.']);
  await answer();
  expect(asked.at(-1)).toBe('One lamp. Two lamps. Three lamps.');
  const finished = guard.finish();
  await answer();
  await answer();
  expect(await finished).toBe(true);
  expect(asked.at(-1)).toBe('One lamp. Two lamps. Three lamps. Four');
});

test('what a provider refuses ends the run, back at the last sentence that it allowed', async () => {
  const { moderation, answer } = slowProvider('dragon');
  const run = runOf();
  const guard = createGuard(moderation, run);
  guard.take('One lamp. ');
  await answer();
  guard.take('A dragon came. It went. ');
  await answer();
  expect(run.abort.signal.aborted).toBe(true);
  expect(run.text).toBe('One lamp.');
  expect(guard.take('More.')).toBe(false);
  expect([await guard.finish(), guard.isRefused()]).toEqual([false, true]);
});
