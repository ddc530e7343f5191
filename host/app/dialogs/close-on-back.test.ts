import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { describe, expect, it } from 'vitest';
import { closeOnBack, type LocationSource } from './close-on-back.ts';
import { createDialogStack } from './stack.ts';

function visit() {
  const stack = createDialogStack();
  let tell: Parameters<LocationSource['subscribe']>[0] = () => {};
  const router: LocationSource = {
    state: { location: { key: 'story' } },
    subscribe: (listener) => {
      tell = listener;
    },
  };
  closeOnBack(router, stack);
  const answer = stack.open(pointsDetails);
  return {
    answer,
    arrive: (historyAction: string, key: string) => tell({ historyAction, location: { key } }),
    open: () => stack.store.getState().some(({ open }) => open),
  };
}

describe('closeOnBack', () => {
  it('closes the dialogs of a page that Back leaves, without a result', async () => {
    const { answer, arrive, open } = visit();
    arrive('POP', 'home');
    expect(open()).toBe(false);
    expect(await answer).toBeUndefined();
  });

  it('keeps a dialog open when the location stays the same, or on a push', () => {
    const { arrive, open } = visit();
    arrive('POP', 'story');
    arrive('PUSH', 'next');
    expect(open()).toBe(true);
  });
});
