import { describe, expect, test } from 'vitest';
import { ProviderError, type ProviderFault } from '../../providers/providers.service.ts';
import { abortedEnding, decideEnding, unfinishedEnding } from './ending.ts';
import { append, createRun, type Run } from './run.ts';

const identity = {
  runId: 'run1',
  kind: 'continue' as const,
  userId: 'mara',
  storyId: 'story1',
  messageId: 'reply1',
  userMessageId: null,
  pointsHeld: 1,
  turn: null,
};
/** A run that continues a text with another. */
function runWith(text: string): Run {
  const run = createRun(identity, 'It began. ');
  append(run, text);
  return run;
}

describe('decideEnding', () => {
  test('charges a finished reply, including one cut off by its length', () => {
    const paid = { state: 'done', paid: true };
    expect(decideEnding(runWith('On.'), 'stop')).toEqual({ ...paid, finishReason: 'stop' });
    expect(decideEnding(runWith('On.'), 'length')).toEqual({ ...paid, finishReason: 'length' });
  });

  test('fails without a visible character of its own, and is free', () => {
    expect(decideEnding(runWith(' \n'), 'stop')).toMatchObject({ state: 'error', paid: false });
  });

  test('is free when the provider filtered the rest', () => {
    expect(decideEnding(runWith('On.'), 'filter')).toEqual({
      state: 'done',
      finishReason: 'filtered',
      paid: false,
    });
  });
});

describe('abortedEnding', () => {
  const stopped = { state: 'stopped', finishReason: 'stopped' };

  test('charges a stopped reply once it has a visible character', () => {
    const [some, none] = [runWith('On.'), runWith(' ')];
    for (const run of [some, none]) {
      run.stopping = true;
      run.abort.abort();
    }
    expect(abortedEnding(some)).toEqual({ ...stopped, paid: true });
    expect(abortedEnding(none)).toEqual({ ...stopped, paid: false });
  });

  test('is free when the process stops', () => {
    const run = runWith('On.');
    run.abort.abort();
    expect(abortedEnding(run)).toMatchObject({ state: 'interrupted', paid: false });
  });
});

describe('unfinishedEnding', () => {
  const end = (text: string, fault: ProviderFault) =>
    unfinishedEnding(runWith(text), new ProviderError(fault, 'no', 5_000));

  test('lets a text that has begun be continued', () => {
    expect(end('On.', 'cut')).toMatchObject({ state: 'interrupted', paid: false });
  });

  test.each([
    ['busy', 'chat.provider_busy'],
    ['context', 'chat.context_full'],
    ['credit', 'chat.provider_setup'],
    ['key', 'chat.provider_setup'],
    ['model', 'chat.provider_setup'],
    ['timeout', 'chat.provider_failed'],
  ] as const)('names what helps against %s in a reply without text', (fault, failure) => {
    expect(end('', fault)).toMatchObject({ state: 'error', paid: false, failure, retryAfterMs: 5_000 });
  });

  test('withholds what the provider’s own rules refused', () => {
    expect(end('', 'filter')).toMatchObject({ finishReason: 'filtered', paid: false });
  });
});

describe('a run', () => {
  test('keeps an unpaired surrogate for the next chunk, and replaces one that stays unpaired', () => {
    const run = createRun(identity, '');
    const rest = append(run, 'sea \ud83c');
    expect([run.text, rest]).toEqual(['sea ', '\ud83c']);
    append(run, `${rest}\udf0a calm`);
    append(run, '\udf0a');
    expect(run.text).toBe('sea 🌊 calm\ufffd');
  });

  test('ends once', async () => {
    const run = createRun(identity, '');
    let calls = 0;
    run.listeners.add(() => {
      calls += 1;
    });
    const first = { type: 'error', code: 1, msg: 'First.' } as const;
    run.end(first);
    run.end({ ...first, msg: 'Second.' });
    expect([await run.ended, run.terminal, calls]).toEqual([first, first, 1]);
  });
});
