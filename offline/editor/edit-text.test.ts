import type { ImproveTask } from '@storyloom/ports/writing-task';
import { describe, expect, test } from 'vitest';
import { editText } from './edit-text.ts';

const context = { title: '', hook: '', summary: '', opening: '', tags: [], options: [], names: [] };
const edit = (text: string, change: Partial<ImproveTask> = {}) =>
  editText({ kind: 'improve', field: 'opening', text, instruction: '', context, ...change });

describe('editText', () => {
  test.each([
    ['The door was old , and I knew it', 'The door was old, and I knew it'],
    ['He smiled ,then he left', 'He smiled, then he left'],
    ['She was able to see the owl in order to hide...', 'She could see the owl to hide…'],
    ['He said "wait" -- and left.', 'He said "wait"—and left.'],
    ['Rain. Despite the fact that it fell, the lamp burned', 'Rain. Although it fell, the lamp burned.'],
    ['The lamp went out .Nobody moved ( much ).', 'The lamp went out. Nobody moved (much).'],
    ['It costs 3.50, at 9:30.', 'It costs 3.50, at 9:30.'],
    ['It was a honest lamp in an tower.', 'It was an honest lamp in a tower.'],
    ['The majority of the crew was here,, and she slept.', 'Most of the crew was here, and she slept.'],
  ])('edits %j', (text, edited) => {
    expect(edit(text)).toBe(edited);
  });

  test('does not change good texts, lists, headings and other languages', () => {
    for (const text of [
      'The keeper knows. Nobody asks.',
      'He was very kind, and really, he sat down.',
      '# Places\n\n- the pier\n- the lamp',
      '灯塔里没有人。',
      'Él no quería irse.',
      'He was gone, an then the cock crowed.',
      'So much depends upon a red wheel barrow',
      '“What do you want?” she said.',
      '"It\'s a keeper\'s lamp," she said.',
    ]) {
      expect(edit(text)).toBe(text);
    }
  });

  test('adds no full stop to a title', () => {
    expect(edit('the  last ferry.', { field: 'title' })).toBe('The last ferry');
  });

  test('shortens a text by leaving out the least important sentences', () => {
    const text =
      'The lighthouse keeper Mara vanished. It was so. Captain Odell searches the northern cliffs.';
    expect(edit(text, { instruction: 'make it shorter' })).toBe(
      'The lighthouse keeper Mara vanished. Captain Odell searches the northern cliffs.',
    );
  });
});
