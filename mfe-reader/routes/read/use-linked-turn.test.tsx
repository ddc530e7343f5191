// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Turns } from '../../features/play/transcript/Turns.tsx';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { useLinkedTurn } from './use-linked-turn.ts';

afterEach(cleanup);

const opening = message({ id: 'o', parentId: null });
const early = message({ id: 'early', parentId: 'o', text: 'The early reply.' });
const late = message({ id: 'late', parentId: 'early', text: 'The late reply.' });

function Linked({ played }: { played: Awaited<ReturnType<typeof playChat>> }) {
  const { isLinked, turnId } = useLinkedTurn('tide', played.chat, played.state());
  return (
    <>
      <p>{isLinked ? 'linked' : 'not linked'}</p>
      <Turns turns={[early, late]} linkedId={turnId}>
        {({ text }) => text}
      </Turns>
    </>
  );
}

/** Opens a page whose newest messages lack the early reply. */
async function open(address: string) {
  const played = await playChat({
    dialog: [dialogPage([late], { nextCursorTs: 2 }), dialogPage([early, opening])],
  });
  const { host } = createFakeHost();
  const toast = vi.fn();
  Object.assign(host, { toast });
  const draw = () => inShell(host, <Linked played={played} />, { path: '/read/:bookId', url: address });
  const { rerender } = render(draw());
  played.chat.store.subscribe(() => rerender(draw()));
  await act(settled);
  return { toast };
}

describe('useLinkedTurn', () => {
  it('loads earlier messages up to the linked turn and focuses it', async () => {
    const { toast } = await open('/read/tide?turn=early');
    expect(document.activeElement?.textContent).toBe('The early reply.');
    expect(screen.getByText('linked')).toBeDefined();
    expect(toast).not.toHaveBeenCalled();
  });

  it('reports a turn that is not in the branch', async () => {
    const { toast } = await open('/read/tide?turn=elsewhere');
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'info',
      'That reply is in another branch or save, or it was deleted.',
    );
    expect(screen.getByText('not linked')).toBeDefined();
  });

  it('ignores the address of another page', async () => {
    const { toast } = await open('/read/another?turn=elsewhere');
    expect(toast).not.toHaveBeenCalled();
    expect(screen.getByText('not linked')).toBeDefined();
  });
});
