import { createContext, useContext } from 'react';

/** Opens the drawer at a tab. */
export type OpenDrawer = (tabId: string) => void;

export const DrawerContext = createContext<OpenDrawer | null>(null);

/** Null on a page without a drawer. */
export function useDrawer(): OpenDrawer | null {
  return useContext(DrawerContext);
}
