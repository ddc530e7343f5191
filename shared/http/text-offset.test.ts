import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneEvent } from './fixtures/run-server.ts';
import { createTextOffset } from './text-offset.ts';

const delta = (text: string) => ({ type: 'delta', text }) as const;

describe('createTextOffset', () => {
  it('delivers the new part of a delta', () => {
    const offset = createTextOffset(null);
    expect(offset.accept(delta('Hello'), '5')).toEqual([delta('Hello')]);
    expect(offset.accept(delta('lo wo'), '8')).toEqual([delta(' wo')]);
    expect(offset.accept(delta('llo'), '5')).toEqual([]);
    expect(offset.reached()).toBe(8);
  });

  it('goes back to where text was withdrawn', () => {
    const offset = createTextOffset(null);
    offset.accept(delta('Hmm, I see.'), '11');
    const retract = { type: 'retract', to: 0 } as const;
    expect(offset.accept(retract, '0')).toEqual([retract]);
    expect(offset.accept(delta('Hello'), '5')).toEqual([delta('Hello')]);
  });

  it('throws for a delta before which text is missing', () => {
    const offset = createTextOffset(3);
    expect(() => offset.accept(delta('x'), '9')).toThrow('missing');
    expect(offset.reached()).toBe(3);
  });

  it('starts where created says', () => {
    const offset = createTextOffset(null);
    offset.accept({ type: 'created', runId: 'r', userMessageId: null, messageId: 'm', pointsHeld: 1 }, '40');
    expect(offset.accept(delta('more'), '44')).toEqual([delta('more')]);
  });

  it('adds nothing from a finished message whose length is not the offset', () => {
    const offset = createTextOffset(null);
    offset.accept(delta('Hel'), '3');
    const done = doneEvent('Hello');
    expect(offset.accept(done, '9')).toEqual([done]);
    expect(offset.reached()).toBe(3);
  });

  it('fills in missing text from the finished message', () => {
    const offset = createTextOffset(null);
    offset.accept(delta('Hel'), '3');
    const done = doneEvent('Hello');
    expect(offset.accept(done, '5')).toEqual([delta('lo'), done]);
  });

  it('trusts the order of deltas without an id', () => {
    const offset = createTextOffset(0);
    expect(offset.accept(delta('a'), undefined)).toEqual([delta('a')]);
    expect(offset.accept(delta('b'), undefined)).toEqual([delta('b')]);
    expect(offset.reached()).toBe(2);
  });

  it('builds the same text from any replay', () => {
    const pieces = fc.array(fc.tuple(fc.nat(60), fc.nat(12)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 60 }), pieces, (text, replays) => {
        const offset = createTextOffset(0);
        let shown = '';
        for (const [back, length] of replays) {
          const begin = Math.max(0, offset.reached() - back);
          const end = Math.min(text.length, begin + length);
          for (const event of offset.accept(delta(text.slice(begin, end)), String(end))) {
            if (event.type === 'delta') shown += event.text;
          }
        }
        expect(shown).toBe(text.slice(0, offset.reached()));
      }),
    );
  });
});
