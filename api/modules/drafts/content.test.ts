import { describe, expect, test } from 'vitest';
import { imageIdOf, imageIdsOf, textsOf } from './content.ts';
import { toPresentation } from './presentation.ts';

const image = (id: string) => {
  const url = `/files/uploads/${id}.webp`;
  return { url, thumbUrl: url, width: 640, height: 960, placeholder: null };
};

describe('imageIdsOf', () => {
  test('returns the cover and each portrait once', () => {
    const main = { name: 'Ines', profile: '', portrait: 'b' };
    const content = {
      cover: { imageId: 'a', description: '' },
      main,
      supporting: [
        { ...main, portrait: 'c' },
        { name: 'Tam', profile: '' },
        { ...main, portrait: 'a' },
      ],
    };
    expect(imageIdsOf(content)).toEqual(['a', 'b', 'c']);
    expect(imageIdsOf({})).toEqual([]);
  });
});

describe('imageIdOf', () => {
  test.each([
    ['/files/uploads/3f2a.webp', '3f2a'],
    ['https://cdn.example/uploads/3f2a.webp', '3f2a'],
    ['/files/uploads/3f2a.png', ''],
    ['/files/uploads/3f2a.webp?x=1', ''],
    ['', ''],
  ])('of %j is %j', (url, id) => {
    expect(imageIdOf(url)).toBe(id);
  });
});

describe('textsOf', () => {
  test('returns every text with its path, at any depth, and no other values', () => {
    const value = { title: 'A', earlyDays: 3, cover: null, options: ['Go', 'Stay'], main: { name: 'Ines' } };
    expect([...textsOf(value)]).toEqual([
      ['title', 'A'],
      ['options.0', 'Go'],
      ['options.1', 'Stay'],
      ['main.name', 'Ines'],
    ]);
    expect([...textsOf('Note', ['changeNote'])]).toEqual([['changeNote', 'Note']]);
  });
});

describe('toPresentation', () => {
  test('fills the missing fields of an empty draft', () => {
    expect(toPresentation({}, new Map())).toEqual({
      type: 'STORY',
      title: '',
      hook: '',
      summary: '',
      tags: [],
      perspective: null,
      category: null,
      rating: null,
      membersOnly: false,
      cover: null,
      wordCount: 0,
    });
  });

  test('trims the title, and shows the cover if the author still has the picture', () => {
    const content = { title: ' Fog ', membersOnly: true, cover: { imageId: 'a', description: '' } };
    const images = new Map([
      ['b', image('b')],
      ['a', image('a')],
    ]);
    expect(toPresentation(content, images)).toMatchObject({
      title: 'Fog',
      membersOnly: true,
      cover: image('a'),
    });
    expect(toPresentation(content, new Map([['b', image('b')]])).cover).toBeNull();
  });
});
