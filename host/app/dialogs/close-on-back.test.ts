import { expect, it } from 'vitest';
import { closeOnBack, type Places } from './close-on-back.ts';
import { createDialogStack } from './stack.ts';

function visit() {
  const stack = createDialogStack();
  let tell: Parameters<Places['subscribe']>[0] = () => {};
  const router: Places = {
    state: { location: { key: 'story' } },
    subscribe: (listener) => {
      tell = listener;
    },
  };
  closeOnBack(router, stack);
  const answer = stack.open('points-details');
  return {
    answer,
    arrive: (historyAction: string, key: string) => tell({ historyAction, location: { key } }),
    open: () => stack.store.getState().some(({ open }) => open),
  };
}

it('closes what stands over a page that Back leaves, without an answer', async () => {
  const { answer, arrive, open } = visit();
  arrive('POP', 'home');
  expect(open()).toBe(false);
  expect(await answer).toBeUndefined();
});

it('leaves a dialog open while its page only changes its state, or goes on itself', () => {
  const { arrive, open } = visit();
  arrive('POP', 'story');
  arrive('PUSH', 'next');
  expect(open()).toBe(true);
});
