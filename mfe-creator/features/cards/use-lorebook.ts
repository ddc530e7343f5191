import { readLorebook } from '@storyloom/contract/cards/endpoints/read-lorebook';
import type { Lorebook } from '@storyloom/contract/cards/entities/card-import';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { useStore } from 'zustand';
import { useDraft } from '../draft/draft.context.ts';
import { storeByDraft } from '../draft/draft-store.ts';
import type { LoreChoices } from './merge-lore.ts';
import { type Sending, useSendFile } from './use-send-file.ts';

/** A lorebook import, from choosing a file to choosing its entries. */
export type LorebookState = Sending | { step: 'read'; found: Lorebook; choices: LoreChoices };

/** The last merge of a lorebook, with the entries of the draft before and after it. */
interface DoneMerge {
  before: readonly LoreEntryDraft[];
  after: readonly LoreEntryDraft[];
  text: string;
}

interface MergeState {
  /** The lorebook whose entries are being chosen. */
  found: Lorebook | null;
  choices: LoreChoices;
  done: DoneMerge | null;
}

const notStarted: Pick<MergeState, 'found' | 'choices'> = { found: null, choices: new Map() };

/** Merge state of each open draft. Closing the panel keeps the choices and Undo. */
const mergeOf = storeByDraft<MergeState>(() => ({ ...notStarted, done: null }));

/** Reads a lorebook from a file, and stores the choices for its entries and the last merge. */
export function useLorebook() {
  const store = mergeOf(useDraft());
  const { found, choices, done } = useStore(store);
  const { sending, send, cancel } = useSendFile(readLorebook);
  const state: LorebookState = found === null ? sending : { step: 'read', found, choices };
  return {
    state,
    done,
    async send(file: File): Promise<void> {
      const read = await send(file);
      if (read !== null) store.setState({ ...notStarted, found: read });
    },
    choose: (next: LoreChoices) => store.setState({ choices: next }),
    startOver() {
      cancel();
      store.setState(notStarted);
    },
    finish: (merge: DoneMerge) => store.setState({ ...notStarted, done: merge }),
    forgetDone: () => store.setState({ done: null }),
  };
}
