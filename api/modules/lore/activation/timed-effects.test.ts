import { expect, test } from 'vitest';
import { cast, loreEntry, pathOf } from '../testing/entries.ts';
import type { LoreState } from './timed-effects.ts';

/** What is told of the entry over turns, `x` told, `.` not; each reply takes the state of the one before. */
function over(turns: string, change: object): string {
  const entry = loreEntry({ id: 'bell', ...change });
  let state: LoreState = {};
  return [...turns]
    .map((said, at) => {
      const path = [{ id: `m${at}`, text: said === 'b' ? 'the bell' : 'hm', depth: 2 * at + 1 }];
      const told = cast([entry], { path, state });
      state = told.state;
      return told.triggered.length > 0 ? 'x' : '.';
    })
    .join('');
}

test.each([
  ['nothing timed', {}, 'b--b', 'x..x'],
  ['sticky stays so many replies more', { sticky: 2 }, 'b-----', 'xxx...'],
  ['sticky is not prolonged while it stays', { sticky: 2 }, 'bb----', 'xxx...'],
  ['cooldown rests so many replies', { cooldown: 2 }, 'bbbbbbb', 'x..x..x'],
  ['cooldown begins when sticky ends', { sticky: 1, cooldown: 2 }, 'bbbbbbbb', 'xx..xx..'],
  ['delay waits for so many replies', { delay: 2 }, 'bbbb', '..xx'],
  ['all three', { delay: 1, sticky: 1, cooldown: 1 }, 'bbbbbbb', '.xx.xx.'],
])('%s', (_, change, turns, told) => {
  expect(over(turns, change)).toBe(told);
});

test('what did not fit neither stays nor rests', () => {
  const entry = loreEntry({ id: 'bell', sticky: 3, cooldown: 3 });
  const path = pathOf('the bell');
  expect(cast([entry], { path, budget: { constant: 0, triggered: 0 } }).state).toEqual({});
  expect(cast([entry], { path }).state).toEqual({ bell: { sticky: 3, cooldown: 3 } });
});

test('the state is small: entries that are through leave it', () => {
  const state = { old: { sticky: 0, cooldown: 1 }, gone: { sticky: 1, cooldown: 0 } };
  expect(cast([], { state }).state).toEqual({});
});
