import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query.ts';
import { restrictQueryClient } from './restrict-query-client.ts';

describe('FreshQueryClient', () => {
  it('restarts the first fetch of an invalidated query', async () => {
    const client = restrictQueryClient(createQueryClient(), 'reader');
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const running = answers.values();
    const count = new QueryObserver(client, {
      queryKey: ['count'],
      queryFn: () => running.next().value?.promise ?? Promise.reject(new Error('a third fetch')),
    });
    const stop = count.subscribe(() => {});
    const invalidated = client.invalidateQueries({ queryKey: ['count'] });
    answers[0]?.resolve('from before the change');
    answers[1]?.resolve('from after it');
    await invalidated;
    expect(count.getCurrentResult()).toMatchObject({
      data: 'from after it',
      isStale: false,
      fetchStatus: 'idle',
    });
    stop();
  });
});
