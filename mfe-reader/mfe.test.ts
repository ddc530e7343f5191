import { matchesParam } from '@storyloom/contract/platform/param-rule';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { describe, expect, it } from 'vitest';
import mfe from './mfe.ts';

/** Returns whether a route accepts a text as its parameter. */
function ruleOf(route: string, param: string): (text: string) => boolean {
  const { validate } = mfe.manifest.routes.find(({ id }) => id === route) ?? {};
  expect(validate?.status).toBe(404);
  const rule = validate?.params[param];
  if (!rule) throw new Error(`${route} has no rule for ${param}`);
  return (text) => matchesParam(rule, text);
}

describe('reader manifest', () => {
  it.each(['story', 'category', 'tag', 'search', 'collection'])(
    'accepts the page numbers of /%s that the endpoint accepts',
    (route) => {
      const isPage = ruleOf(route, 'page');
      for (const right of ['1', '9', '10', '500', '9999999', '10000000']) {
        expect(isPage(right), right).toBe(true);
        expect(page.input.safeParse({ page: right }).success, right).toBe(true);
      }
      for (const wrong of ['0', '-1', '1.5', '10000001', '99999999', '1000000000', '1e3', '01', 'two', '']) {
        expect(isPage(wrong), wrong).toBe(false);
      }
    },
  );

  it.each([
    ['read', 'bookId', ['a', '1a2b-a-title', 'a'.repeat(32)], ['a'.repeat(40), 'A', '-a', 'a\0']],
    ['tag', 'tag', ['slow burn', 'été'], ['\0', 'a\nb', 'x'.repeat(21)]],
  ])('checks the parameter of /%s', (route, param, right, wrong) => {
    const accepts = ruleOf(route, param);
    expect(right.filter((text) => !accepts(text))).toEqual([]);
    expect(wrong.filter(accepts)).toEqual([]);
  });
});
