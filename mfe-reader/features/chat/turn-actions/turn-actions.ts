import { RefreshCw } from 'lucide-react';
import { CopyTurn } from './CopyTurn.tsx';
import type { TurnAction } from './turn-action.ts';

/** What can be done with a turn, in order: an action is one entry here. */
export const turnActions: readonly TurnAction[] = [
  { id: 'copy', place: 'drawn', Control: CopyTurn, shows: () => true },
  {
    id: 'regenerate',
    place: 'row',
    label: 'Write it anew',
    icon: RefreshCw,
    run: ({ chat, message }) => chat.regenerate(message.id),
  },
];
