import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldLabelIn } from './field-labels.ts';
import { valueText } from './value-text.ts';

describe('fieldLabel', () => {
  it.each([
    ['title', 'Title'],
    ['cover.imageId', 'Cover: picture'],
    ['main.speechStyle', 'Main character: speech style'],
    ['supporting', 'Supporting characters'],
    ['supporting.1', 'Supporting character 2'],
    ['otherOpenings.0', 'Opening 2'],
    ['supporting.1.speechStyle', 'Supporting character 2: speech style'],
    ['supporting.1.relations.0.to', 'Supporting character 2: relation 1, to whom'],
    ['main.relations.2.text', 'Main character: relation 3, text'],
    ['options.0', 'Option 1'],
    ['lore.@e0', 'Lore entry'],
    ['lore.@e0.content', 'Lore entry: text'],
    ['lore.@e0.matchForms', 'Lore entry: match plurals and word forms'],
    ['loreTests.9.message', 'Lore test 10: message'],
    ['worldBook.rules', 'World book: rules'],
    ['unknown.other', 'unknown: other'],
  ])('for %s is “%s”', (path, label) => expect(fieldLabel(path)).toBe(label));
});

describe('fieldLabelIn', () => {
  const content = { lore: [{ title: ' Harbour $& ' }, { title: '  ' }] } as never;

  it('names a lore entry by its title, if it has one', () => {
    expect(fieldLabelIn(content, 'lore.0.content')).toBe('Lore entry “Harbour $&”: text');
    expect(fieldLabelIn(content, 'lore.1.content')).toBe('Lore entry 2: text');
    expect(fieldLabelIn(content, 'lore.7.content')).toBe('Lore entry 8: text');
    expect(fieldLabelIn(content, 'loreTests.0.message')).toBe('Lore test 1: message');
  });
});

describe('valueText', () => {
  it('joins lists and objects into one text, without empty values', () => {
    expect([undefined, null, '', 0, false].map(valueText)).toEqual(['', '', '', '0', 'no']);
    expect(valueText(['fog', 'rain'])).toBe('fog, rain');
    expect(valueText({ title: 'Bell', content: '', keys: ['ring', 'toll'] })).toBe('Bell\nring, toll');
    expect(valueText([{ name: 'Mara' }, { name: 'Ida' }])).toBe('Mara\n\nIda');
  });
});
