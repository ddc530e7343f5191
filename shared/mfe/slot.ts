import type { PageSlot } from '@storyloom/contract/platform/slots';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

export interface SlotProps {
  /** A slot of the contract, or one that the page’s micro-frontend declares: `community.sidebar`, which may stay empty. */
  name: PageSlot | `${string}.${string}`;
  /** Shown while the code of the part loads. */
  fallback: ReactNode;
  /** Input of the part, if the slot has one; parts check it by a schema. */
  input?: unknown;
}

/** Draws the parts that other micro-frontends offer for a slot; the shell provides it. */
export const SlotContext = createContext<ComponentType<SlotProps>>(() => null);

/** A place in a page for parts of other micro-frontends. */
export function Slot(props: SlotProps): ReactNode {
  return createElement(useContext(SlotContext), props);
}
