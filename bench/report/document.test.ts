import { describe, expect, test } from 'vitest';
import { withResults } from './document.ts';

const empty = 'How.\n\n<!-- results: written by npm run bench -->\n<!-- end of results -->\n\nAfter.\n';

describe('document', () => {
  test('replaces the results block in order and keeps the rest', () => {
    const written = withResults(empty, ['### (c) Chat\n\nrow c', '### (a) Pages\n\nrow a']);
    expect(written).toMatch(
      /^How\.[\s\S]*\(a\) Pages\n\nrow a\n\n### \(c\) Chat\n\nrow c[\s\S]*\n\nAfter\.\n$/,
    );
  });

  test('replaces the results of a benchmark and keeps those of others', () => {
    const first = withResults(empty, ['### (a) Pages\n\nold', '### (c) Chat\n\nkept']);
    const second = withResults(first, ['### (a) Pages\n\nnew']);
    expect(second).toContain('new');
    expect(second).not.toContain('old');
    expect(second).toContain('kept');
  });

  test('keeps all tables of a benchmark in their order', () => {
    const written = withResults(empty, [
      '### (c) Chat\n\nrow c',
      '### (a) Home\n\nrow h',
      '### (a) Story\n\nrow s',
    ]);
    expect(written).toMatch(/row h[\s\S]*row s[\s\S]*row c/);
  });

  test('is rejected without a results block', () => {
    expect(() => withResults('# Bench', [])).toThrow('has no block');
  });
});
