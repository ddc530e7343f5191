import type { importFile } from '@storyloom/contract/cards/endpoints/import-file';
import type { readLorebook } from '@storyloom/contract/cards/endpoints/read-lorebook';
import { cardErrors } from '@storyloom/contract/cards/errors';
import { cardLimits } from '@storyloom/contract/cards/limits';
import type { DataOf, InputOf } from '@storyloom/contract/core/endpoint';
import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { useEffect, useRef, useState } from 'react';

/** The state of a file, from choosing it until the server has read it. */
export type Sending =
  | { step: 'choosing'; error: string | null }
  /** `sent` is a fraction from 0 to 1; at 1 the server reads the file. */
  | { step: 'sending'; fileName: string; sent: number };

/** Sends a card or a lorebook to an endpoint that reads it. */
export function useSendFile<Endpoint extends typeof importFile | typeof readLorebook>(endpoint: Endpoint) {
  const host = useHost();
  const [sending, setSending] = useState<Sending>({ step: 'choosing', error: null });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** Returns the response, or null if the file was refused, the login was cancelled or the request failed. */
  async function send(file: File): Promise<DataOf<Endpoint> | null> {
    if (file.size > cardLimits.fileBytes) {
      setSending({ step: 'choosing', error: cardErrors['card.too_large'].msg });
      return null;
    }
    if (!(await host.requireLogin())) return null;
    const controller = new AbortController();
    request.current = controller;
    const show = (sent: number) => setSending({ step: 'sending', fileName: file.name, sent });
    show(0);
    try {
      const options = {
        signal: controller.signal,
        onProgress: ({ sent, total }: { sent: number; total: number }) => show(sent / total),
      };
      const found = await uploadFile(host.transport, endpoint, { file } as InputOf<Endpoint>, options);
      setSending({ step: 'choosing', error: null });
      return found;
    } catch (error) {
      if (!controller.signal.aborted)
        setSending({ step: 'choosing', error: serverMessage(error) ?? uploadMessages.failed });
      return null;
    }
  }

  function cancel(): void {
    request.current?.abort();
    setSending({ step: 'choosing', error: null });
  }

  return { sending, send, cancel };
}
