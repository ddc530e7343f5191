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

  test.each([
    'Options:\n1. Run\n2. Hide',
    '**Options:**\n- Run\n- Hide',
    '### Your choices\n\n* Run\n* Hide',
    '**What do you do?**\nA) Run\nB) Hide',
  ])('reads a list below a heading without the marker, wherever the stream is cut: %j', (list) => {
    const text = `It waits.\n\n${list}`;
    for (let at = 0; at <= text.length; at++) {
      const { prose, options } = split(text.slice(0, at), text.slice(at));
      expect([prose, options]).toEqual(['It waits.', ['Run', 'Hide']]);
    }
    expect(split(...text)).toMatchObject({ prose: 'It waits.', options: ['Run', 'Hide'] });
  });

  test('keeps headings without a list, and lists without such a heading', () => {
    for (const text of [
      'It waits.\n\nOptions are few here. You see two doors.',
      'It waits.\nWhat do you do? Nobody asks.',
      'It waits.\n\nThe sign says:\n1. No dogs\n2. No songs',
      'It waits.\n\nOptions:',
    ])
      expect(split(...text)).toMatchObject({ prose: text, options: [] });
  });

  test('takes the mark of another kind below the list for text', () => {
    expect(split(`${OPTIONS_MARKER}\nRun\n[[beat: run]]`)).toEqual({
      shown: [''],
      prose: '\n\n[[beat: run]]',
      options: ['Run'],
    });
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
