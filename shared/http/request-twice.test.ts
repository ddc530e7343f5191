import { describe, expect, it, vi } from 'vitest';
import { requestTwice } from './request-twice.ts';

/** Requests whose answers the test gives. */
function requests() {
  const attempts: PromiseWithResolvers<Response>[] = [];
  const request = vi.fn(() => {
    const attempt = Promise.withResolvers<Response>();
    attempts.push(attempt);
    return attempt.promise;
  });
  return { attempts, request };
}

describe('requestTwice', () => {
  it('requests once what is answered in time', async () => {
    const { attempts, request } = requests();
    const answered = requestTwice(request, 60_000);
    attempts[0]?.resolve(new Response('first'));
    expect(await (await answered).text()).toBe('first');
    expect(request.mock.calls).toEqual([[false]]);
  });

  it('requests again what fails in time', async () => {
    const { attempts, request } = requests();
    const answered = requestTwice(request, 60_000);
    attempts[0]?.reject(new Error('refused'));
    await expect.poll(() => attempts.length).toBe(2);
    attempts[1]?.resolve(new Response('second'));
    expect(await (await answered).text()).toBe('second');
    expect(request.mock.calls).toEqual([[false], [true]]);
  });

  it.each([
    ['second', 1, 0],
    ['first', 0, 1],
  ])(
    'takes the answer of the %s request if that is the first to arrive, and gives up the other',
    async (name, soon, late) => {
      const { attempts, request } = requests();
      const answered = requestTwice(request, 1);
      await expect.poll(() => attempts.length).toBe(2);
      attempts[soon]?.resolve(new Response(name));
      expect(await (await answered).text()).toBe(name);
      const cancel = vi.fn();
      attempts[late]?.resolve(new Response(new ReadableStream({ cancel })));
      await expect.poll(() => cancel.mock.calls.length).toBe(1);
    },
  );

  it('fails as the first request does if both fail', async () => {
    const { attempts, request } = requests();
    const answered = requestTwice(request, 1);
    await expect.poll(() => attempts.length).toBe(2);
    attempts[1]?.reject(new Error('second'));
    attempts[0]?.reject(new Error('first'));
    await expect(answered).rejects.toThrow('first');
  });
});
