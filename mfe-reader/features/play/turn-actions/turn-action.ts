import type { Host } from '@storyloom/mfe/host';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TurnContext } from '../../chat/turn-context.ts';

export interface TurnActionProps {
  turn: TurnContext;
  /** A reply is written or the path is moved: what changes the story waits. */
  busy: boolean;
}

interface Shared {
  id: string;
  /** Whether this turn has it at all. Default: replies only. */
  shows?: (turn: TurnContext) => boolean;
}

/** An icon in the row or a line of the menu; either does something at once or opens a dialog of its own. */
export interface PlainAction extends Shared {
  label: string;
  icon: LucideIcon;
  place: 'row' | 'menu';
  /** It only reads, so it need not wait for a reply that is being written. */
  harmless?: boolean;
  run?: (turn: TurnContext, host: Host) => void;
  /** Shown from the press until `onClose`; best a `lazyDialog`. */
  Dialog?: ComponentType<{ turn: TurnContext; onClose: () => void }>;
}

/** A control in the row that draws itself. */
export interface DrawnAction extends Shared {
  place: 'drawn';
  Control: ComponentType<TurnActionProps>;
}

export type TurnAction = PlainAction | DrawnAction;

export function showsOn(action: TurnAction, turn: TurnContext): boolean {
  return action.shows ? action.shows(turn) : turn.message.role === 'assistant';
}
