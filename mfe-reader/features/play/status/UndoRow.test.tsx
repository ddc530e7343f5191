// @vitest-environment jsdom
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import { saveWith } from '../../../testing/saves.ts';
import { UndoRow } from './UndoRow.tsx';

afterEach(cleanup);

const opening = message({ id: 'o', parentId: null, depth: 0 });
const path = [
  message({ id: 'a1', parentId: 'u1' }),
  message({ id: 'u1', parentId: 'o', role: 'user' }),
  opening,
];

async function rewound() {
  const played = await playChat({ dialog: [dialogPage(path)] });
  const moved = Promise.withResolvers<ReturnType<typeof saveWith>>();
  played.answer(moveHead, () => moved.promise);
  played.chat.rewind('o');
  const show = () => {
    cleanup();
    render(<UndoRow chat={played.chat} state={played.state()} />);
    return screen.queryByRole<HTMLButtonElement>('button', { name: 'Undo' });
  };
  const arrive = async () => {
    moved.resolve(saveWith({ id: 'save1', headMessageId: 'o' }));
    await settled();
  };
  return { ...played, show, arrive };
}

describe('UndoRow', () => {
  it('offers to undo the last navigation once the head is there', async () => {
    const { show, arrive } = await rewound();
    expect(show()?.disabled).toBe(true);
    await arrive();
    expect(show()?.disabled).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('You’re back at the opening scene.');
  });

  it('is empty while a reply is generated, and without a navigation', async () => {
    const { chat, show, arrive } = await rewound();
    await arrive();
    chat.send('Elsewhere');
    await settled();
    expect(show()).toBeNull();
    const { chat: fresh, state } = await playChat({ dialog: [dialogPage(path)] });
    const { container } = render(<UndoRow chat={fresh} state={state()} />);
    expect(container.textContent).toBe('');
  });

  it('is scrolled into view after a rewind', async () => {
    const scrollIntoView = vi.fn();
    Object.assign(HTMLElement.prototype, { scrollIntoView });
    try {
      const { show, arrive } = await rewound();
      await arrive();
      show();
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    }
  });
});
