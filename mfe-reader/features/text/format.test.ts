import { expect, it } from 'vitest';
import { cutStretches, paragraphsOf, stretchesOf } from './format.ts';

const read = (text: string) =>
  stretchesOf({ at: 0, text }).map(({ text: words, emphasis }) => (emphasis ? `<${words}>` : words));

it('parts paragraphs at line ends and drops empty ones', () => {
  expect(paragraphsOf('One.\n\n  \nTwo.')).toEqual([
    { at: 0, text: 'One.' },
    { at: 9, text: 'Two.' },
  ]);
});

it('reads stars as emphasis, one or two', () => {
  expect(read('a *b* c **d e**')).toEqual(['a ', '<b>', ' c ', '<d e>']);
});

it('leaves open stars, lonely stars and markup as they are', () => {
  for (const text of ['an *open star', '2 * 3 * 4', '<b onclick="x">bold</b>', '***']) {
    expect(read(text)).toEqual([text]);
  }
});

it('keeps every letter when it cuts', () => {
  const cut = cutStretches(stretchesOf({ at: 10, text: 'one *two* three' }), [0, 12, 16, 21, 99]);
  expect(cut.map(({ text }) => text)).toEqual(['on', 'e ', 't', 'wo', ' t', 'hree']);
  expect(cut.map(({ at }) => at)).toEqual([10, 12, 15, 16, 19, 21]);
});
