import type { PageComposition, SiteComposition } from '@storyloom/contract/platform/composition';
import { createContext, useContext } from 'react';
import type { PartRef } from './part.ts';

export const CompositionContext = createContext<PageComposition>({ id: 'none', mfes: [] });

export const useComposition = (): PageComposition => useContext(CompositionContext);

/** The micro-frontend that offers a dialog, by its reference. */
export function ownerOf(composition: PageComposition, dialog: string): string | undefined {
  return composition.mfes.find((mfe) => mfe.dialogs.includes(dialog))?.name;
}

/** The order of what names none. */
const defaultOrder = 100;

/** Sorts declarations of several micro-frontends by their number, equal ones by name. */
export function inOrder<Each extends { mfe: string; order?: number | undefined }>(all: Each[]): Each[] {
  const orderOf = ({ order = defaultOrder }: Each) => order;
  return all.sort((one, other) => orderOf(one) - orderOf(other) || (one.mfe < other.mfe ? -1 : 1));
}

/** The parts that fill a slot, in their order. */
export function partsOf({ mfes }: PageComposition, slot: string): PartRef<'slot'>[] {
  const filling = mfes.filter(({ slots }) => slots.includes(slot));
  const ordered = inOrder(filling.map(({ name, slotOrder }) => ({ mfe: name, order: slotOrder?.[slot] })));
  return ordered.map(({ mfe }) => ({ mfe, kind: 'slot', id: slot }));
}

/** The composition for pages, without the files of parts: browsers find these through the entry. */
export function forPages({ id, mfes }: SiteComposition): PageComposition {
  return { id, mfes: mfes.map(({ parts: _, ...mfe }) => mfe) };
}
