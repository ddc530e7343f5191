import { acceptImport } from '@storyloom/contract/endpoints/cards/accept-import';
import { importFile } from '@storyloom/contract/endpoints/cards/import-file';
import type { CardImport } from '@storyloom/contract/entities/card-import';
import { cardErrors } from '@storyloom/contract/errors/cards';
import { cardLimits } from '@storyloom/contract/limits/cards';
import { uploadMessages } from '@storyloom/contract/messages/studio';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';

/** An import from the choice of a file to its draft. */
export type ImportState =
  | { step: 'choosing'; error: string | null }
  /** `sent` is a share from 0 to 1; at 1 the server reads the file. */
  | { step: 'sending'; fileName: string; sent: number }
  | { step: 'reading'; found: CardImport; isAccepting: boolean; error: string | null };

/** Sends a file and creates the draft when its author accepts what was found in it. */
export function useImport(onCreated: (storyId: string) => void) {
  const host = useHost();
  const [state, setState] = useState<ImportState>({ step: 'choosing', error: null });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    if (file.size > cardLimits.fileBytes) {
      setState({ step: 'choosing', error: cardErrors['card.too_large'].msg });
      return;
    }
    if (!(await host.requireLogin())) return;
    const controller = new AbortController();
    sending.current = controller;
    const show = (sent: number) => setState({ step: 'sending', fileName: file.name, sent });
    show(0);
    try {
      const found = await uploadFile(
        host.transport,
        importFile,
        { file },
        { signal: controller.signal, onProgress: ({ sent, total }) => show(sent / total) },
      );
      setState({ step: 'reading', found, isAccepting: false, error: null });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ step: 'choosing', error: serverMessage(error) ?? uploadMessages.failed });
    }
  }

  async function accept(found: CardImport): Promise<void> {
    setState({ step: 'reading', found, isAccepting: true, error: null });
    try {
      const { storyId } = await host.call(acceptImport, { id: found.id });
      onCreated(storyId);
    } catch (error) {
      const message = serverMessage(error) ?? 'The draft was not created. Try again.';
      setState({ step: 'reading', found, isAccepting: false, error: message });
    }
  }

  function startOver(): void {
    sending.current?.abort();
    setState({ step: 'choosing', error: null });
  }

  return { state, send, accept, startOver };
}
