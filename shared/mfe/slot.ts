import type { PageSlot } from '@storyloom/contract/platform/slots';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

export interface SlotProps {
  name: PageSlot;
  /** Shown while the code of the part loads. */
  fallback: ReactNode;
  /** Input of the part, if the slot has one; parts check it by its schema in `shared/contract/platform/slots.ts`. */
  input?: unknown;
}

/** Draws the part that another micro-frontend offers for a slot; the shell provides it. */
export const SlotContext = createContext<ComponentType<SlotProps>>(() => null);

/** A place in a page for a part of another micro-frontend. */
export function Slot(props: SlotProps): ReactNode {
  return createElement(useContext(SlotContext), props);
}
