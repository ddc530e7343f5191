import { acceptImport } from '@storyloom/contract/cards/endpoints/accept-import';
import { importFile } from '@storyloom/contract/cards/endpoints/import-file';
import type { CardImport } from '@storyloom/contract/cards/entities/card-import';
import { serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { type Sending, useSendFile } from './use-send-file.ts';

interface Reading {
  step: 'reading';
  found: CardImport;
  isAccepting: boolean;
  error: string | null;
}

/** An import, from choosing a file to creating its draft. */
export type ImportState = Sending | Reading;

/** Sends a file, and creates the draft once the author accepts the preview. */
export function useImport(onCreated: (storyId: string) => void) {
  const host = useHost();
  const { sending, send, cancel } = useSendFile(importFile);
  const [reading, setReading] = useState<Reading | null>(null);
  const show = (found: CardImport, isAccepting: boolean, error: string | null = null) =>
    setReading({ step: 'reading', found, isAccepting, error });

  async function accept(found: CardImport): Promise<void> {
    show(found, true);
    try {
      const { storyId } = await host.call(acceptImport, { id: found.id });
      onCreated(storyId);
    } catch (error) {
      show(found, false, serverMessage(error) ?? 'The draft was not created. Try again.');
    }
  }

  const state: ImportState = reading ?? sending;
  return {
    state,
    async send(file: File): Promise<void> {
      const found = await send(file);
      if (found !== null) show(found, false);
    },
    accept,
    startOver() {
      cancel();
      setReading(null);
    },
  };
}
