import type { Host } from '@storyloom/mfe/host';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TurnContext } from '../../chat/turn-context.ts';

export interface TurnActionProps {
  turn: TurnContext;
  /** True while the path may change: actions that change the story have to wait. */
  busy: boolean;
}

interface Shared {
  id: string;
  /** Returns whether the message has this action. Default: replies only. */
  shows?: (turn: TurnContext) => boolean;
}

/** An icon in the row or a menu item that runs a function or opens a dialog. */
export interface PlainAction extends Shared {
  label: string;
  /** Shown on hover in the row; default: the label. */
  tooltip?: string;
  icon: LucideIcon;
  place: 'row' | 'menu';
  /** Allowed while the chat is busy, because it does not change the path. */
  readOnly?: boolean;
  run?: (turn: TurnContext, host: Host) => void | Promise<void>;
  /** Mounted until `onClose`; usually a `lazyDialog`. */
  Dialog?: ComponentType<{ turn: TurnContext; onClose: () => void }>;
}

/** A control of its own in the row. */
export interface DrawnAction extends Shared {
  place: 'drawn';
  Control: ComponentType<TurnActionProps>;
}

export type TurnAction = PlainAction | DrawnAction;

export function showsOn(action: TurnAction, turn: TurnContext): boolean {
  return action.shows ? action.shows(turn) : turn.message.role === 'assistant';
}
