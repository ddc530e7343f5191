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

describe('createPacer', () => {
  it('draws whole words 30 ms apart', () => {
    const { clock, pacer, steps } = paced();
    pacer.push(sentence);
    clock.advance(2_000);
    const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0));
    expect(new Set(gaps)).toEqual(new Set([30]));
    for (const { text } of steps) expect(sentence.slice(text.length)).toMatch(/^\s|^$/);
  });

  it('takes back text, drawn or not, and continues from there', async () => {
    const { clock, pacer, drawn } = paced();
    pacer.push('She must not know.');
    clock.advance(60);
    pacer.retract(0);
    expect(drawn()).toBe('');
    pacer.push('The lamp is lit.');
    clock.advance(1_000);
    expect(drawn()).toBe('The lamp is lit.');
    await pacer.drained();
  });

  it('draws a burst of any size within a second', () => {
    for (const size of [1, 10, 400]) {
      const { clock, pacer, drawn } = paced();
      const all = sentence.repeat(size);
      pacer.push(all);
      clock.advance(1_000);
      expect(drawn()).toBe(all);
    }
  });

  it('draws 10,000 characters within a second in steps of 30 ms', () => {
    const { clock, pacer, steps } = paced();
    const burst = sentence.repeat(150).slice(0, 10_000);
    pacer.push(burst);
    clock.advance(1_000);
    expect(steps.at(-1)).toEqual({ text: burst, at: expect.any(Number) });
    expect(steps.at(-1)?.at).toBeLessThanOrEqual(1_000);
    expect(steps.length).toBeGreaterThan(15);
    const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0));
    expect(new Set(gaps)).toEqual(new Set([30]));
    for (const { text } of steps) expect(burst.startsWith(text)).toBe(true);
  });

  it('catches up with overlapping bursts', () => {
    const { clock, pacer, drawn } = paced();
    let sent = '';
    for (let burst = 0; burst < 8; burst++) {
      sent += sentence.repeat(150);
      pacer.push(sentence.repeat(150));
      clock.advance(200);
    }
    clock.advance(800);
    expect(drawn()).toBe(sent);
  });

  it('stays within a second of continuous text', () => {
    const { clock, pacer, drawn } = paced();
    let sent = '';
    const sentAt: { length: number; at: number }[] = [];
    for (let tick = 0; tick < 60; tick++) {
      sent += sentence;
      pacer.push(sentence);
      sentAt.push({ length: sent.length, at: clock.now() });
      clock.advance(45);
      const due = sentAt.findLast(({ at }) => at <= clock.now() - 1_000)?.length ?? 0;
      expect(drawn().length).toBeGreaterThanOrEqual(due);
    }
  });

  it('draws every character once and in order', () => {
    const { clock, pacer, drawn } = paced();
    for (const piece of ['One', ' two th', 'ree.\n\nFo', 'ur']) {
      pacer.push(piece);
      clock.advance(40);
    }
    clock.advance(1_000);
    expect(drawn()).toBe('One two three.\n\nFour');
  });

  it('handles scripts without spaces and surrogate pairs', () => {
    const { clock, pacer, steps } = paced();
    pacer.push('灯台の明かりが消えた。'.repeat(6) + '🕯️🌊'.repeat(20));
    clock.advance(1_000);
    expect(steps.length).toBeGreaterThan(5);
    for (const { text } of steps) expect(text.isWellFormed()).toBe(true);
  });

  it('reveals known text at once', () => {
    const { pacer, drawn } = paced();
    pacer.push(sentence);
    pacer.reveal(8);
    expect(drawn()).toBe('The lamp');
  });

  it('draws at once in a hidden tab', () => {
    const { clock, pacer, drawn } = paced();
    clock.hide();
    pacer.push(sentence);
    expect(drawn()).toBe(sentence);
  });

  it('resolves when everything is drawn', async () => {
    const { clock, pacer } = paced();
    let over = false;
    pacer.push(sentence);
    const drained = pacer.drained().then(() => {
      over = true;
    });
    await Promise.resolve();
    expect(over).toBe(false);
    clock.advance(1_000);
    await drained;
    expect(over).toBe(true);
  });

  it('draws nothing more once the rest is withheld', async () => {
    const { clock, pacer, drawn } = paced();
    pacer.push('Rain on the harbour. And words that moderation withholds.');
    clock.advance(60);
    const shown = drawn();
    pacer.halt();
    clock.advance(5_000);
    expect(shown.length).toBeGreaterThan(0);
    expect(drawn()).toBe(shown);
    await pacer.drained();
  });
});
