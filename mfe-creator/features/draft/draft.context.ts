import { createContext, useContext } from 'react';
import type { Draft } from './draft.ts';

export const DraftContext = createContext<Draft | null>(null);

/** The open draft. Throws outside the studio's pages. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs DraftContext.');
  return draft;
}
