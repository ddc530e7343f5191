import { describe, expect, test } from 'vitest';
import { longestTasks } from './tasks.ts';

const event = (name: string, ts: number, tdur: number, more = {}) => ({
  name,
  pid: 1,
  tid: 1,
  ts,
  tdur,
  args: {},
  ...more,
});
const click = event('EventDispatch', 1_010, 0, { args: { data: { type: 'click' } } });

describe('longestTasks', () => {
  test('separates the click from later tasks', () => {
    const tasks = [
      event('RunTask', 0, 90_000),
      event('RunTask', 1_000, 60_000),
      event('RunTask', 70_000, 31_500),
    ];
    expect(longestTasks([...tasks, click])).toEqual({ press: 60, after: 31.5 });
  });

  test('counts complete tasks of the main thread only', () => {
    const others = [
      event('RunTask', 80_000, 70_000, { tid: 2 }),
      event('RunTask', 80_000, 70_000, { pid: 2 }),
      event('Layout', 80_000, 70_000),
    ];
    expect(longestTasks([event('RunTask', 1_000, 5_000), click, ...others])).toEqual({ press: 5, after: 0 });
  });

  test('throws without a click', () => {
    expect(() => longestTasks([event('RunTask', 0, 1)])).toThrow('no click');
  });
});
