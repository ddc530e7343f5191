import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isSamePattern, pathFault, sharedAddress } from './route-patterns.ts';

const segment = fc.constantFrom('a', 'b', 'C', 'c', ':x', ':y', 'a?', 'b?', ':x?', ':y?');
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`);

/** Every address of up to four segments, made of the letters in the paths and one letter that no path has. */
const addresses = [0, 1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: 4 ** length }, (_, number) => {
    const letters = Array.from({ length }, (_, place) => 'abcz'[Math.floor(number / 4 ** place) % 4]);
    return `/${letters.join('/')}`;
  }),
);
const known = new Map<string, Set<string>>();

function matched(pattern: string): Set<string> {
  const found =
    known.get(pattern) ?? new Set(addresses.filter((address) => matchRoutes([{ path: pattern }], address)));
  known.set(pattern, found);
  return found;
}

describe('sharedAddress', () => {
  it('finds an address exactly when the router matches both paths', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        const theirs = matched(other);
        const both = [...matched(one)].some((address) => theirs.has(address));
        const found = sharedAddress(one, other);
        expect(found !== null, `${one} and ${other}: ${found}`).toBe(both);
        if (found) {
          expect(matchRoutes([{ path: one }], found), `${one} ${found}`).not.toBeNull();
          expect(matchRoutes([{ path: other }], found), `${other} ${found}`).not.toBeNull();
        }
      }),
      { numRuns: 100 },
    );
  });

  it('finds an address of a prefix exactly when the router matches both', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('/a/*', '/c/*'), (one, prefix) => {
        const below = matched(prefix);
        const both = [...matched(one)].some((address) => below.has(address));
        expect(sharedAddress(one, prefix) !== null, `${one} and ${prefix}`).toBe(both);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['/:a?', '/', '/'],
    ['/:a?', '/search/:keyword?', '/search'],
    ['/read/one', '/read/:bookId', '/read/one'],
    ['/:a/:b', '/category/:category/:page?', '/category/x'],
    ['/read/:id/notes', '/read/:bookId', null],
    ['/reader', '/read', null],
  ])('for %s and %s returns %s', (one, other, address) => {
    expect(sharedAddress(one, other)).toBe(address);
  });
});

describe('isSamePattern', () => {
  it.each([
    ['/read/:a', '/READ/:b/', true],
    ['/read/:a?', '/read/:b', false],
    ['/a?/b', '/a/b', false],
  ])('compares %s and %s', (one, other, same) => {
    expect(isSamePattern(one, other)).toBe(same);
  });
});

describe('pathFault', () => {
  it.each(['/', '/read/:bookId', '/story/:page?', '/user/profile/', '/a~b_c-1/:x?'])(
    'accepts %s',
    (right) => {
      expect(pathFault(right)).toBeNull();
    },
  );

  it.each([
    ['/*', 'has a splat'],
    ['/docs/*', 'has a splat'],
    ['/docs*', 'has a splat'],
    ['/favicon.svg', '"favicon.svg" must be ":name"'],
    ['/read/:id.json', '":id.json" must be ":name"'],
    ['//read', '"" must be ":name"'],
    ['/read/%61', '"%61" must be ":name"'],
    ['/read/:', '":" must be ":name"'],
    ['/(a|b)+', 'must be ":name"'],
    ['/:a/:a', 'two parameters of one name'],
    ['/a?/b?/c?/d?', '4 optional segments'],
  ])('refuses %s: %s', (wrong, cause) => {
    expect(pathFault(wrong)).toContain(cause);
  });
});
