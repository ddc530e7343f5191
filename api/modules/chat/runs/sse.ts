import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';

export const HEARTBEAT = ': \n\n';

/** One event on the wire; its id is the length of the text sent so far, in UTF-16 units. */
export function wireEvent(offset: number, event: RunEvent): string {
  return `id: ${offset}\ndata: ${JSON.stringify(event)}\n\n`;
}

export function eventResponse(body: ReadableStream<Uint8Array> | string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

/** The offset in a Last-Event-ID header; undefined if it is missing or malformed. */
export function lastEventId(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

/** The offset to continue from: at most the text's length, and never inside a surrogate pair. */
export function resumeAt(text: string, offset: number): number {
  const at = Math.min(offset, text.length);
  const unit = text.charCodeAt(at);
  return at > 0 && unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
