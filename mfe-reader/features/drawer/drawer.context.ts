import { createContext, useContext } from 'react';

/** Opens the drawer at a tab; without one, at the tab that was open last. */
export type OpenDrawer = (tabId?: string) => void;

export const DrawerContext = createContext<OpenDrawer | null>(null);

/** Null where a page has no drawer. */
export function useDrawer(): OpenDrawer | null {
  return useContext(DrawerContext);
}
