import { describe, expect, test } from 'vitest';
import { findIncompatibility } from './site-composition.ts';

describe('findIncompatibility', () => {
  test.each([
    ['19.3.1', '19.3.1', true],
    ['19.4.0', '19.3.1', true],
    ['19.3.0', '19.3.1', false],
    ['20.0.0', '19.3.1', false],
    ['0.1.2', '0.1.0', true],
    ['0.2.0', '0.1.0', false],
    ['0.0.4', '0.0.3', false],
    ['workspace:*', '1.0.0', false],
  ])('with %s in the shell, a release built against %s is compatible: %s', (provided, built, expected) => {
    expect(findIncompatibility({ react: built }, { react: provided }) === null).toBe(expected);
  });

  test('names the package and both versions', () => {
    expect(findIncompatibility({ react: '20.0.0' }, { react: '19.3.1' })).toBe(
      'needs react ^20.0.0, but the shell has 19.3.1',
    );
    expect(findIncompatibility({ vue: '3.0.0' }, {})).toBe('needs vue ^3.0.0, but the shell has none');
  });

  test('accepts a release that shares nothing', () => {
    expect(findIncompatibility({}, {})).toBeNull();
  });
});
