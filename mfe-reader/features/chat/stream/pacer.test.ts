import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { createPacer } from './pacer.ts';

function paced() {
  const clock = fakeClock();
  const steps: { text: string; at: number }[] = [];
  const pacer = createPacer(clock, (text) => steps.push({ text, at: clock.now() }));
  return { clock, pacer, steps, drawn: () => steps.at(-1)?.text ?? '' };
}

const sentence = 'The lamp went out, and the sea was suddenly very close to the door. ';

describe('drawing a reply', () => {
  it('waits 30 ms between words and never cuts one in two', () => {
    const { clock, pacer, steps } = paced();
    pacer.push(sentence);
    clock.turn(2_000);
    const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0));
    expect(new Set(gaps)).toEqual(new Set([30]));
    for (const { text } of steps) expect(sentence.slice(text.length)).toMatch(/^\s|^$/);
  });

  it('is never more than a second behind, however much comes at once', () => {
    for (const size of [1, 10, 400]) {
      const { clock, pacer, drawn } = paced();
      const all = sentence.repeat(size);
      pacer.push(all);
      clock.turn(1_000);
      expect(drawn()).toBe(all);
    }
  });

  it('draws a burst of 10,000 characters within the second, in steps of 30 ms, whole and in order', () => {
    const { clock, pacer, steps } = paced();
    const burst = sentence.repeat(150).slice(0, 10_000);
    pacer.push(burst);
    clock.turn(1_000);
    expect(steps.at(-1)).toEqual({ text: burst, at: expect.any(Number) });
    expect(steps.at(-1)?.at).toBeLessThanOrEqual(1_000);
    expect(steps.length).toBeGreaterThan(15);
    const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0));
    expect(new Set(gaps)).toEqual(new Set([30]));
    for (const { text } of steps) expect(burst.startsWith(text)).toBe(true);
  });

  it('catches up with bursts that come before the last one is drawn', () => {
    const { clock, pacer, drawn } = paced();
    let sent = '';
    for (let burst = 0; burst < 8; burst++) {
      sent += sentence.repeat(150);
      pacer.push(sentence.repeat(150));
      clock.turn(200);
    }
    clock.turn(800);
    expect(drawn()).toBe(sent);
  });

  it('is never more than a second behind text that keeps coming', () => {
    const { clock, pacer, drawn } = paced();
    let sent = '';
    const sentAt: { length: number; at: number }[] = [];
    for (let tick = 0; tick < 60; tick++) {
      sent += sentence;
      pacer.push(sentence);
      sentAt.push({ length: sent.length, at: clock.now() });
      clock.turn(45);
      const due = sentAt.findLast(({ at }) => at <= clock.now() - 1_000)?.length ?? 0;
      expect(drawn().length).toBeGreaterThanOrEqual(due);
    }
  });

  it('draws every character once and in order', () => {
    const { clock, pacer, drawn } = paced();
    for (const piece of ['One', ' two th', 'ree.\n\nFo', 'ur']) {
      pacer.push(piece);
      clock.turn(40);
    }
    clock.turn(1_000);
    expect(drawn()).toBe('One two three.\n\nFour');
  });

  it('goes on through scripts without spaces, and never shows half a character', () => {
    const { clock, pacer, steps } = paced();
    pacer.push('灯台の明かりが消えた。'.repeat(6) + '🕯️🌊'.repeat(20));
    clock.turn(1_000);
    expect(steps.length).toBeGreaterThan(5);
    for (const { text } of steps) expect(text.isWellFormed()).toBe(true);
  });

  it('draws what was seen before at once', () => {
    const { pacer, drawn } = paced();
    pacer.push(sentence);
    pacer.reveal(8);
    expect(drawn()).toBe('The lamp');
  });

  it('does not wait in a hidden tab, whose timers are slow', () => {
    const { clock, pacer, drawn } = paced();
    clock.hide();
    pacer.push(sentence);
    expect(drawn()).toBe(sentence);
  });

  it('says when all is drawn', async () => {
    const { clock, pacer } = paced();
    let over = false;
    pacer.push(sentence);
    const drained = pacer.drained().then(() => {
      over = true;
    });
    await Promise.resolve();
    expect(over).toBe(false);
    clock.turn(1_000);
    await drained;
    expect(over).toBe(true);
  });
});
