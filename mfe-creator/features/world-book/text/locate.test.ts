import { describe, expect, it } from 'vitest';
import { findEntryAt, findPassage } from './locate.ts';

const texts = {
  rules: 'Nobody rings the bell.\nThe fog stays outside.',
  structure: '# Harbour\nThe pier has four landings. One of them is dry.',
  background: 'Senna keeps the key.\n寡妇保管钥匙。雾会说话。',
  specialEvents: '',
};
const cut = ({ part, start, end }: NonNullable<ReturnType<typeof findPassage>>) =>
  texts[part].slice(start, end);
const textOf = (content: string) => {
  const found = findPassage(texts, content);
  return found && cut(found);
};

describe('findPassage', () => {
  it('finds a sentence, a sentence after a heading, and several joined lines', () => {
    expect(textOf('Senna keeps the key.')).toBe('Senna keeps the key.');
    expect(textOf('Harbour: The pier has four landings.')).toBe('The pier has four landings.');
    expect(textOf('Nobody rings the bell. The fog stays outside.')).toBe(texts.rules);
    expect(textOf('雾会说话。')).toBe('雾会说话。');
  });

  it('finds nothing for an entry that was written separately', () => {
    expect(findPassage(texts, 'Captain Vell lost two ships.')).toBeNull();
    expect(findPassage(texts, 'key')).toBeNull();
  });
});

describe('findEntryAt', () => {
  const entries = [
    { id: 'rules', content: 'Nobody rings the bell. The fog stays outside.' },
    { id: 'pier', content: 'Harbour: The pier has four landings.' },
    { id: 'dry', content: 'Harbour: One of them is dry.' },
    { id: 'fog', content: '雾会说话。' },
  ];
  const at = (text: string, words: string) => findEntryAt(text, text.indexOf(words) + 1, entries);

  it('finds the entry of the sentence at a position', () => {
    expect(at(texts.structure, 'pier')).toBe('pier');
    expect(at(texts.structure, 'dry')).toBe('dry');
    expect(at(texts.rules, 'fog')).toBe('rules');
    expect(at(texts.background, '说话')).toBe('fog');
  });

  it('finds nothing where no entry contains the text', () => {
    expect(at(texts.background, 'Senna')).toBeNull();
    expect(findEntryAt('', 0, entries)).toBeNull();
  });
});
