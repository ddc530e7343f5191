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
  });

  test('returns four different options of at most 60 characters', () => {
    const lines = [
      '- One',
      '2. Two',
      '* Two',
      ' ',
      `- ${'x'.repeat(61)}`,
      `- ${'y'.repeat(60)}`,
      '4) Four',
      '- 5',
    ];
    expect(split(`${OPTIONS_MARKER}\n${lines.join('\n')}`).options).toEqual([
      ...['One', 'Two', 'y'.repeat(60), 'Four'],
    ]);
  });

  test.each(['**[[options]]**', '[[Options]]', '[[ options ]]:', '### [[OPTION]]', '`[[options]]`'])(
    'reads the marker %j',
    (marker) => {
      expect(split(`It waits.\n\n${marker}\nRun\nHide`)).toMatchObject({
        prose: 'It waits.',
        options: ['Run', 'Hide'],
      });
    },
  );

  test.each([
    ['Run away**', 'Run away'],
    ['**Run away**', 'Run away'],
    ['- *Run away*', 'Run away'],
    ['"Stay here"', 'Stay here'],
    ['1) “Stay here”', 'Stay here'],
    ['A) Ask her', 'Ask her'],
    ['**B. Ask her**', 'Ask her'],
    ['Option 2: Ask her', 'Ask her'],
    ['3 coins on the table', '3 coins on the table'],
    ['Say “no” to her', 'Say “no” to her'],
  ])('reads the option %j', (line, option) => {
    expect(split(`${OPTIONS_MARKER}\n${line}`).options).toEqual([option]);
  });

  test.each([
    ['a closing marker', 'Run\nHide\n[[/options]]\n\nThe rain goes on.'],
    ['a line that is too long', `Run\nHide\n\n${'The rain goes on. '.repeat(4)}`],
    ['a line without the mark of the list', '- Run\n- Hide\n\nThe rain goes on.'],
  ])('keeps the text after the list, which ends at %s', (_, list) => {
    const { prose, options } = split(`It waits.\n${OPTIONS_MARKER}\n${list}`);
    expect(options).toEqual(['Run', 'Hide']);
    expect(prose).toMatch(/^It waits\.\n\nThe rain goes on\./);
  });
});
