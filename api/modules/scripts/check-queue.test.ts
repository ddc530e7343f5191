import { describe, expect, test } from 'vitest';
import { createCheckQueue } from './check-queue.ts';

describe('createCheckQueue', () => {
  test('runs two checks at once, the others afterwards', async () => {
    const { started, checks, finishAll } = begin(['a', 'b', 'c']);
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    finishAll();
    await Promise.all(checks);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('refuses a fifth check of one author while four of it are pending, and none of another', async () => {
    const { started, checks, finishAll } = begin(['a', 'a', 'a', 'a', 'a', 'b']);
    await expect(checks[4]).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/still being checked/),
    });
    finishAll();
    await Promise.all(checks.filter((_, index) => index !== 4));
    expect(started).toEqual(['a', 'a', 'a', 'a', 'b']);
  });

  test('refuses checks while 22 are pending', async () => {
    const authors = Array.from({ length: 23 }, (_, index) => `author-${index}`);
    const { started, checks, finishAll } = begin(authors);
    await expect(checks[22]).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/Too many scripts/),
    });
    finishAll();
    await Promise.all(checks.slice(0, 22));
    expect(started).toEqual(authors.slice(0, 22));
  });
});

/** Checks of these authors that last until `finishAll`. */
function begin(authors: readonly string[]) {
  const inTurn = createCheckQueue();
  const finish = Promise.withResolvers<void>();
  const started: string[] = [];
  const checks = authors.map((author) =>
    inTurn(author, () => {
      started.push(author);
      return finish.promise;
    }),
  );
  return { started, checks, finishAll: finish.resolve };
}
