import { readLorebook } from '@storyloom/contract/endpoints/cards/read-lorebook';
import type { Lorebook } from '@storyloom/contract/entities/card-import';
import { useState } from 'react';
import { type Sending, useSendFile } from './use-send-file.ts';

/** A lorebook from the choice of a file to the choice of its entries. */
export type LorebookState = Sending | { step: 'read'; found: Lorebook };

/** Reads the lorebook of a file. */
export function useLorebook() {
  const { sending, send, cancel } = useSendFile(readLorebook);
  const [found, setFound] = useState<Lorebook | null>(null);
  const state: LorebookState = found === null ? sending : { step: 'read', found };
  return {
    state,
    send: async (file: File) => setFound(await send(file)),
    startOver() {
      cancel();
      setFound(null);
    },
  };
}
