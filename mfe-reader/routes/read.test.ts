import { BusinessError } from '@storyloom/http/errors';
import { createQueryClient } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { expect, it } from 'vitest';
import { shareDetail } from '../testing/shares.ts';
import { storyDetail } from '../testing/stories.ts';
import { loader } from './read.tsx';

const story = storyDetail();

async function visit(bookId: string, call: () => Promise<unknown> = async () => story) {
  const host = { call, queryClient: createQueryClient() } as unknown as Host;
  const url = new URL(`https://loom.test/read/${bookId}?from=mail`);
  return loader({ host, params: { bookId }, url }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

it('opens a story at its canonical address', async () => {
  expect(await visit(story.slug)).toBeNull();
});

it('sends any other slug to the canonical one, with the query kept', async () => {
  for (const bookId of ['abc123', 'abc123-old-title']) {
    const moved = (await visit(bookId)) as Response;
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/read/${story.slug}?from=mail`);
  }
});

it('says that a story does not exist', async () => {
  const gone = async () => {
    throw new BusinessError(12001, 'gone', 'story.not_found', {});
  };
  expect(((await visit('zzz', gone)) as Response).status).toBe(404);
});

it('passes other failures on', async () => {
  const broken = new Error('down');
  const failing = async () => {
    throw broken;
  };
  expect(await visit('abc123', failing)).toBe(broken);
});

const shared = shareDetail();
const share = async () => shared;

it('opens a share at its own address', async () => {
  expect(await visit(shared.slug, share)).toBeNull();
  const moved = (await visit('share-sh1-abc123-other', share)) as Response;
  expect(moved.headers.get('location')).toBe(`/read/${shared.slug}?from=mail`);
});

it('says that a share was taken back as of any page that is not there', async () => {
  const gone = async () => {
    throw new BusinessError(16001, 'gone', 'share.not_found', {});
  };
  expect(((await visit(shared.slug, gone)) as Response).status).toBe(404);
});
