import { describe, expect, test } from 'vitest';
import { createOptionsSplitter, OPTIONS_MARKER } from './options-marker.ts';

function split(...pieces: string[]) {
  const splitter = createOptionsSplitter();
  const shown = pieces.map(splitter.push);
  const { prose, options } = splitter.end();
  return { shown, prose: shown.join('') + prose, options };
}

describe('createOptionsSplitter', () => {
  test('finds the marker wherever the stream is cut, and shows no part of it', () => {
    const text = `The tide turns.\n\n${OPTIONS_MARKER}\nWait\nDig`;
    for (let at = 0; at <= text.length; at++) {
      const { prose, options } = split(text.slice(0, at), text.slice(at));
      expect([prose, options]).toEqual(['The tide turns.', ['Wait', 'Dig']]);
    }
  });

  test('shows text at the end that only looked like the marker', () => {
    expect(split('Wait [[', 'not]] here')).toMatchObject({ shown: ['Wait', ' [[not]] here'], options: [] });
    expect(split('It ends [[opt').prose).toBe('It ends [[opt');
    expect(split('It ends. \n').prose).toBe('It ends.');
  });

  test('returns four different options of at most 60 characters, without list markers', () => {
    const lines = ['- One', '2. Two', '* Two', ' ', 'x'.repeat(61), 'y'.repeat(60), '4) Four', 'Five'];
    expect(split(`${OPTIONS_MARKER}\n${lines.join('\n')}`).options).toEqual([
      ...['One', 'Two', 'y'.repeat(60), 'Four'],
    ]);
  });
});
