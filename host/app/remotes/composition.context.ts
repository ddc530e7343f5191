import type { PageComposition, SiteComposition } from '@storyloom/contract/platform/composition';
import { createContext, useContext } from 'react';

export const CompositionContext = createContext<PageComposition>({ id: 'none', mfes: [] });

export const useComposition = (): PageComposition => useContext(CompositionContext);

/** The micro-frontend that offers a dialog (by reference) or a slot (by name). */
export function ownerOf(
  composition: PageComposition,
  kind: 'dialogs' | 'slots',
  id: string,
): string | undefined {
  return composition.mfes.find((mfe) => mfe[kind].includes(id))?.name;
}

/** The composition for pages, without the files of parts: browsers find these through the entry. */
export function forPages({ id, mfes }: SiteComposition): PageComposition {
  return { id, mfes: mfes.map(({ parts: _, ...mfe }) => mfe) };
}
