import { createContext, useContext } from 'react';

interface PlayFrom {
  /** The knot of the script at which the open preview began; null for the opening. */
  knot: string | null;
  /** Opens the preview at a knot. */
  playFrom(knot: string): void;
}

/** The page provides it, because the preview is beside the form. */
export const PlayFromContext = createContext<PlayFrom>({ knot: null, playFrom: () => {} });

export const usePlayFrom = (): PlayFrom => useContext(PlayFromContext);
