import { BusinessError } from '@storyloom/http/errors';
import { createQueryClient } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { describe, expect, it } from 'vitest';
import { shareDetail } from '../testing/shares.ts';
import { storyDetail } from '../testing/stories.ts';
import { loader } from './read.tsx';

const story = storyDetail();

async function visit(bookId: string, call: () => Promise<unknown> = async () => story) {
  const session = { getState: () => ({ tokenId: null }) };
  const host = { call, session, queryClient: createQueryClient() } as unknown as Host;
  const url = new URL(`https://loom.test/read/${bookId}?from=mail`);
  return loader({ host, params: { bookId }, url }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

describe('read loader', () => {
  it('accepts a story at its canonical address', async () => {
    expect(await visit(story.slug)).toBeNull();
  });

  it('redirects any other slug to the canonical one and keeps the query', async () => {
    for (const bookId of ['abc123', 'abc123-old-title']) {
      const moved = (await visit(bookId)) as Response;
      expect(moved.status).toBe(301);
      expect(moved.headers.get('location')).toBe(`/read/${story.slug}?from=mail`);
    }
  });

  it('throws 404 for an unknown story', async () => {
    const missing = async () => {
      throw new BusinessError(12001, 'gone', 'story.not_found', {});
    };
    expect(((await visit('zzz', missing)) as Response).status).toBe(404);
  });

  it('rethrows other errors', async () => {
    const broken = new Error('down');
    const failing = async () => {
      throw broken;
    };
    expect(await visit('abc123', failing)).toBe(broken);
  });

  const shared = shareDetail();
  const share = async () => shared;

  it('accepts a share at its canonical address', async () => {
    expect(await visit(shared.slug, share)).toBeNull();
    const moved = (await visit('share-sh1-abc123-other', share)) as Response;
    expect(moved.headers.get('location')).toBe(`/read/${shared.slug}?from=mail`);
  });

  it('throws 410 for a share that was turned off', async () => {
    const missing = async () => {
      throw new BusinessError(16001, 'gone', 'share.not_found', {});
    };
    expect(((await visit(shared.slug, missing)) as Response).status).toBe(410);
  });

  it('throws 404 for an address of neither a story nor a share, and for a share of a deleted story', async () => {
    expect(((await visit('-abc')) as Response).status).toBe(404);
    const missing = async () => {
      throw new BusinessError(12001, 'gone', 'story.not_found', {});
    };
    expect(((await visit(shared.slug, missing)) as Response).status).toBe(404);
  });

  it('rethrows other errors of a share', async () => {
    const broken = new Error('down');
    expect(await visit(shared.slug, () => Promise.reject(broken))).toBe(broken);
  });
});
