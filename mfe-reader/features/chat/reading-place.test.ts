import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../testing/messages.ts';
import { primeReadingPlace, type ReadingPlace, readingPlaceKey } from './reading-place.ts';

describe('primeReadingPlace', () => {
  const placeIn = (host: ReturnType<typeof createFakeHost>['host']) =>
    host.queryClient.getQueryData<ReadingPlace>(readingPlaceKey('abc123')) ?? null;

  it('treats a visitor without a token as a new reader, without a request', async () => {
    const { host, calls } = createFakeHost({}, { status: 'none', tokenId: null, userId: null });
    await primeReadingPlace(host, 'abc123');
    expect(placeIn(host)).toEqual({ turn: 0, isNew: true });
    expect(calls.sentTo(dialogList)).toEqual([]);
  });

  it('takes the turn from the head of the current save', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(dialogList, () => dialogPage([message({ id: 'a1', depth: 24 })]));
    await primeReadingPlace(host, 'abc123');
    expect(placeIn(host)).toEqual({ turn: 12, isNew: false });
    expect(calls.sentTo(dialogList)).toEqual([{ storyId: 'abc123', size: 1 }]);
  });

  it('is turn 0 for a visitor who has not played the story', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(dialogList, () => dialogPage([]));
    await primeReadingPlace(host, 'abc123');
    expect(placeIn(host)).toEqual({ turn: 0, isNew: true });
  });

  it('stays unknown if the API refuses', async () => {
    const { host } = createFakeHost();
    await primeReadingPlace(host, 'abc123');
    expect(placeIn(host)).toBeNull();
  });
});
