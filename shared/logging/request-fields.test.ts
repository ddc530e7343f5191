import { describe, expect, test } from 'vitest';
import { createTraceparent, requestFields, traceHeaders, withRequest } from './request-fields.ts';

describe('requestFields', () => {
  test('are the id and the composition of the request that is answered, also after a wait', async () => {
    const [one, two] = [createTraceparent(), createTraceparent()];
    const answer = async () => {
      await new Promise(setImmediate);
      return { ...requestFields(), header: traceHeaders()['x-request-id'] };
    };
    const answers = await Promise.all([
      withRequest({ traceparent: one, readComposition: () => 'c1.a-b' }, answer),
      withRequest({ traceparent: two, readComposition: () => 'two words' }, answer),
    ]);
    const [first, second] = [one.slice(3, 35), two.slice(3, 35)];
    expect(first).not.toBe(second);
    expect(answers).toEqual([
      { requestId: first, composition: 'c1.a-b', header: first },
      { requestId: second, header: second },
    ]);
    expect([requestFields(), traceHeaders()]).toEqual([{}, {}]);
  });
});
