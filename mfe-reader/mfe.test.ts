import { categoryChoices } from '@storyloom/contract/categories';
import { page } from '@storyloom/contract/endpoints/stories/page';
import { describe, expect, it } from 'vitest';
import mfe from './mfe.ts';

function pattern(route: string, param: string): RegExp {
  const { validate } = mfe.manifest.routes.find(({ id }) => id === route) ?? {};
  expect(validate?.status).toBe(404);
  return new RegExp(validate?.params[param] ?? 'missing', 'u');
}

describe('reader manifest', () => {
  it('accepts the contract’s sixteen categories only', () => {
    const category = pattern('category', 'category');
    expect(categoryChoices.filter(({ value }) => category.test(value))).toHaveLength(16);
    expect(String(category).split('|')).toHaveLength(16);
    for (const wrong of ['romance', 'ALL', 'COOKING', 'ROMANCE2', 'XROMANCE', '']) {
      expect(category.test(wrong), wrong).toBe(false);
    }
  });

  it.each(['story', 'category', 'tag', 'search', 'collection'])(
    'accepts the page numbers of /%s that the endpoint accepts',
    (route) => {
      const number = pattern(route, 'page');
      for (const right of ['1', '9', '10', '500', '9999999', '10000000']) {
        expect(number.test(right), right).toBe(true);
        expect(page.input.safeParse({ page: right }).success, right).toBe(true);
      }
      for (const wrong of ['0', '-1', '1.5', '10000001', '99999999', '1000000000', '1e3', '01', 'two', '']) {
        expect(number.test(wrong), wrong).toBe(false);
      }
    },
  );
});
