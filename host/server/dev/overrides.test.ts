import { describe, expect, it } from 'vitest';
import { createOverridesIn, none, noticeOf } from './overrides.ts';

const overridesIn = createOverridesIn(['https://team.example']);
const read = (query: string) => overridesIn(new URL(`http://localhost/?${query}`));

describe('createOverridesIn', () => {
  it('reads origins of this machine and known ones, and a composition', () => {
    const query =
      'mfe.reader=http://localhost:3107/x&mfe.points=https://team.example&composition=0123456789abcdef';
    expect(read(query)).toEqual({
      origins: new Map([
        ['reader', 'http://localhost:3107'],
        ['points', 'https://team.example'],
      ]),
      composition: '0123456789abcdef',
    });
    expect(noticeOf(read(query))).toBe(
      'This tab shows composition 0123456789abcdef, reader from http://localhost:3107, points from https://team.example',
    );
    expect(read('sort=new')).toBe(none);
  });

  it.each([
    'mfe.reader=https://evil.example',
    'mfe.reader=http://localhost.evil.example',
    'mfe.reader=https://localhost@evil.example',
    'mfe.reader=file:///etc/passwd',
    'mfe.reader=../../etc',
    'mfe.__proto__=http://localhost:3107',
    'mfe.=http://localhost:3107',
    'composition=latest',
  ])('refuses %s', (query) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
