import { describe, expect, test } from 'vitest';
import { activate, loreEntry, pathOf } from '../testing/entries.ts';
import type { LoreState } from './timed-effects.ts';

/** Plays turns, `b` naming the entry; returns `x` for each reply in which it is active and `.` otherwise. */
function over(turns: string, change: object): string {
  const entry = loreEntry({ id: 'bell', ...change });
  let state: LoreState = {};
  return [...turns]
    .map((said, at) => {
      const path = [{ id: `m${at}`, text: said === 'b' ? 'the bell' : 'hm', depth: 2 * at + 1 }];
      const activation = activate([entry], { path, state });
      state = activation.state;
      return activation.triggered.length > 0 ? 'x' : '.';
    })
    .join('');
}

describe('timed effects', () => {
  test.each([
    ['no timed effect', {}, 'b--b', 'x..x'],
    ['sticky keeps the entry active', { sticky: 2 }, 'b-----', 'xxx...'],
    ['sticky is not extended while active', { sticky: 2 }, 'bb----', 'xxx...'],
    ['cooldown keeps the entry inactive', { cooldown: 2 }, 'bbbbbbb', 'x..x..x'],
    ['cooldown starts when sticky ends', { sticky: 1, cooldown: 2 }, 'bbbbbbbb', 'xx..xx..'],
    ['delay keeps the entry inactive at first', { delay: 2 }, 'bbbb', '..xx'],
    ['delay, sticky and cooldown together', { delay: 1, sticky: 1, cooldown: 1 }, 'bbbbbbb', '.xx.xx.'],
  ])('%s', (_, change, turns, expected) => {
    expect(over(turns, change)).toBe(expected);
  });

  test('do not apply to entries that exceeded the budget', () => {
    const entry = loreEntry({ id: 'bell', sticky: 3, cooldown: 3 });
    const path = pathOf('the bell');
    expect(activate([entry], { path, budget: { constant: 0, triggered: 0 } }).state).toEqual({});
    expect(activate([entry], { path }).state).toEqual({ bell: { sticky: 3, cooldown: 3 } });
  });

  test('drop entries whose effects have ended', () => {
    const state = { old: { sticky: 0, cooldown: 1 }, gone: { sticky: 1, cooldown: 0 } };
    expect(activate([], { state }).state).toEqual({});
  });
});
