import { describe, expect, it } from 'vitest';
import { sharedAddress } from './share-target.ts';

const share = (parameters: Record<string, string>) =>
  sharedAddress(new URLSearchParams(parameters), 'https://stories.example');

describe('what a person shares with the app', () => {
  it.each([
    ['a link', { url: 'https://stories.example/read/x-1?a=b' }, 'https://stories.example/read/x-1?a=b'],
    [
      'a text with a link',
      { text: 'Read this: https://stories.example/read/x ' },
      'https://stories.example/read/x',
    ],
    [
      'a title and a foreign link',
      { title: 'Night trains', url: 'https://else.example/' },
      '/search?keyword=Night+trains',
    ],
    ['words', { text: 'a/b & c' }, '/search?keyword=a%2Fb+%26+c'],
    ['a foreign link alone', { text: 'https://else.example/read/x' }, '/search'],
    ['nothing', {}, '/search'],
    ['a link that is none', { url: 'https://' }, '/search?keyword=https%3A%2F%2F'],
    [
      'a path that looks like a host',
      { url: 'https://stories.example//else.example' },
      'https://stories.example//else.example',
    ],
  ])('opens %s', (_, parameters, address) => {
    expect(share(parameters as Record<string, string>)).toBe(address);
  });
});
