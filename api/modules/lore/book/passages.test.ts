import { describe, expect, test } from 'vitest';
import { mergePassages, type Passage, passageText, passageWeight, splitPassages } from './passages.ts';

const textsOf = (passages: readonly Passage[]) => passages.map((passage) => passageText(passage));
const rule = (text: string, change: Partial<Passage> = {}): Passage => ({
  part: 'rules',
  heading: '',
  text,
  ...change,
});

describe('passageWeight', () => {
  test('counts words, and eighths of the characters of text without spaces', () => {
    expect(passageWeight('Ring the bell.')).toBe(3);
    expect(passageWeight('a'.repeat(17))).toBe(3);
  });
});

describe('splitPassages', () => {
  test.each(['## The bell', '**The bell**', '**The bell**:', 'The bell:'])(
    'treats %s as a heading',
    (line) => {
      expect(textsOf(splitPassages('rules', `${line}\nRing it. Then wait.`))).toEqual([
        'The bell: Ring it.',
        'The bell: Then wait.',
      ]);
    },
  );

  test('makes a heading without sentences a passage', () => {
    expect(textsOf(splitPassages('rules', '# Bells\n# Lamps\nLamps burn oil.\n# Fog'))).toEqual([
      'Bells',
      'Lamps burn oil.',
      'Fog',
    ]);
  });

  test('keeps a sentence that starts with a pronoun with the one before it, under the same heading', () => {
    expect(textsOf(splitPassages('background', 'Odile keeps the lamp. She is wry.'))).toEqual([
      'Odile keeps the lamp. She is wry.',
    ]);
    expect(textsOf(splitPassages('background', 'Odile waits.\n# Tam\nHe counts.'))).toEqual([
      'Odile waits.',
      'Tam: He counts.',
    ]);
  });

  test('ends a label with its line, and takes no clause for one', () => {
    const text = '# People\nInes: his daughter. She rows.\nBram waits.\nIt is so: rain.\n# Empty';
    expect(splitPassages('structure', text).map(({ heading, text: own }) => [heading, own])).toEqual([
      ['Ines', 'his daughter. She rows.'],
      ['People', 'Bram waits. It is so: rain.'],
      ['', 'Empty'],
    ]);
  });

  test('makes each special event a passage, with the sentences after its condition', () => {
    const texts = (text: string) => splitPassages('specialEvents', text).map((each) => each.text);
    expect(texts('If it rains, the bell rings. Odile runs.\nThe lamp dies.')).toEqual([
      'If it rains, the bell rings. Odile runs.',
      'The lamp dies.',
    ]);
  });

  test('keeps passages of pronouns below 100 words', () => {
    const long = `Odile ${'and Tam '.repeat(48)}wait.`;
    expect(splitPassages('rules', `${long} It rains.`)).toHaveLength(1);
    expect(splitPassages('rules', `${long} It rains and rains.`)).toHaveLength(2);
  });

  test('splits a sentence of more than 100 words between words, and text without spaces between characters', () => {
    const words = splitPassages('rules', `${'bell '.repeat(149)}bell.`);
    expect(words.map(({ text }) => passageWeight(text))).toEqual([100, 50]);
    const characters = splitPassages('rules', 'a'.repeat(1_000));
    expect(characters.map(({ text }) => text.length)).toEqual([800, 200]);
  });
});

describe('mergePassages', () => {
  const merged = (passages: Passage[], maxWeight = 100, keepsHeadings = false) =>
    textsOf(mergePassages(passages, maxWeight, keepsHeadings));

  test('merges adjacent passages up to the weight', () => {
    const passages = [rule('One two.'), rule('Three four.'), rule('Five.')];
    expect(merged(passages, 4)).toEqual(['One two. Three four.', 'Five.']);
    expect(merged(passages, 5)).toEqual(['One two. Three four. Five.']);
    expect(merged(passages, 1)).toEqual(['One two.', 'Three four.', 'Five.']);
  });

  test('never merges different parts', () => {
    expect(merged([rule('One.'), rule('Two.', { part: 'background' })])).toEqual(['One.', 'Two.']);
  });

  test('merges under another heading with that heading, unless headings are kept', () => {
    const passages = [rule('One.', { heading: 'Bells' }), rule('Two.', { heading: 'Lamps' })];
    expect(merged(passages)).toEqual(['Bells: One. Lamps: Two.']);
    expect(merged(passages, 100, true)).toEqual(['Bells: One.', 'Lamps: Two.']);
    const same = passages.map((passage) => ({ ...passage, heading: 'Bells' }));
    expect(merged(same, 100, true)).toEqual(['Bells: One. Two.']);
  });

  test('changes none of its passages', () => {
    const passages = [rule('One.'), rule('Two.')];
    mergePassages(passages, 100, false);
    expect(passages).toEqual([rule('One.'), rule('Two.')]);
  });
});
