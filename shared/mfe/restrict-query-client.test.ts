import { sharedData } from '@storyloom/contract/platform/shared-data';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query.ts';
import { restrictQueryClient } from './restrict-query-client.ts';

function two() {
  const shell = createQueryClient();
  return {
    shell,
    reader: restrictQueryClient(shell, 'reader'),
    creator: restrictQueryClient(shell, 'creator'),
  };
}

describe('restrictQueryClient', () => {
  it('begins each key with the name of the micro-frontend', async () => {
    const { shell, reader, creator } = two();
    reader.setQueryData(['works'], 'of the reader');
    await creator.ensureQueryData({ queryKey: ['works'], queryFn: async () => 'of the creator' });
    expect([reader.getQueryData(['works']), creator.getQueryData(['works'])]).toEqual([
      'of the reader',
      'of the creator',
    ]);
    expect(
      shell
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([
      ['reader', 'works'],
      ['creator', 'works'],
    ]);
  });

  it('invalidates, removes and refetches queries of the micro-frontend only, with and without a key', async () => {
    const { reader, creator } = two();
    reader.setQueryData(['works'], '');
    creator.setQueryData(['works'], '');
    const isInvalidated = () => reader.getQueryState(['works'])?.isInvalidated;
    await creator.invalidateQueries({ queryKey: ['works'] });
    await creator.invalidateQueries();
    expect(isInvalidated()).toBe(false);
    await reader.invalidateQueries({ queryKey: ['works'] });
    expect(isInvalidated()).toBe(true);
    creator.removeQueries();
    expect([reader.getQueryData(['works']), creator.getQueryData(['works'])]).toEqual(['', undefined]);
  });

  it('keeps the keys of shared data', () => {
    const { shell, reader, creator } = two();
    for (const { path } of sharedData) {
      reader.setQueryData([path, {}], path);
      expect([creator, shell].map((client) => client.getQueryData([path, {}]))).toEqual([path, path]);
    }
  });

  it('has queries that the shell refetches with all others', async () => {
    const { shell, reader } = two();
    const queryFn = vi.fn(async () => '');
    const leave = new QueryObserver(reader, { queryKey: ['works'], queryFn, staleTime: 0 }).subscribe(
      () => {},
    );
    await vi.waitFor(() => expect(reader.isFetching()).toBe(0));
    await shell.invalidateQueries();
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });
});
