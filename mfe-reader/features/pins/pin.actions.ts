import { Pin } from 'lucide-react';
import type { TurnAction } from '../chat/turn-actions/turn-action.ts';
import { lazyDialog } from '../shell/lazy-part.tsx';
import { PinnedMark } from './PinnedMark.tsx';

/** What a turn offers to be remembered, and the mark of one that is. */
export const pinActions: readonly TurnAction[] = [
  { id: 'pinned', place: 'drawn', Control: PinnedMark, shows: ({ message }) => message.pinned },
  {
    id: 'pin',
    place: 'menu',
    label: 'Remember this',
    icon: Pin,
    harmless: true,
    shows: ({ message }) => message.text !== '',
    Dialog: lazyDialog(() => import('./PinDialog.tsx')),
  },
];
