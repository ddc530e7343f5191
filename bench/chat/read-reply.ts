import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createParser } from 'eventsource-parser';

export interface Reply {
  /** From the request to the first piece of text, in ms; null when none came. */
  firstTokenMs: number | null;
  text: string;
  /** The stream said itself that it was whole. */
  whole: boolean;
}

export interface Piece {
  text?: string;
  /** Length of the whole text after this piece, where the wire says it. */
  reaches?: number;
  over?: boolean;
}

export interface Ask {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Reads one event of this side's wire. */
  read(event: { id: string | undefined; data: string }): Piece;
  onFirstToken?(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Asks for a reply and reads it to its end. Rejects when the answer is no stream, or a piece does not fit its place. */
export function readReply({ port, path, headers, body, read, onFirstToken }: Ask): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const reply: Reply = { firstTokenMs: null, text: '', whole: false };
    const started = performance.now();
    const parser = createParser({
      onEvent({ id, data }) {
        const piece = read({ id, data });
        if (piece.over) reply.whole = true;
        if (!piece.text) return;
        if (reply.firstTokenMs === null) {
          reply.firstTokenMs = performance.now() - started;
          onFirstToken?.();
        }
        reply.text += piece.text;
        if (piece.reaches !== undefined && piece.reaches !== reply.text.length)
          reject(new Error(`${reply.text.length} characters came, the wire says ${piece.reaches}`));
      },
    });
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.setEncoding('utf8');
        let other = '';
        const isStream = String(answer.headers['content-type']).includes('event-stream');
        answer.on('data', (chunk: string) => {
          if (!isStream) {
            other += chunk;
            return;
          }
          try {
            parser.feed(chunk);
          } catch (error) {
            reject(error);
          }
        });
        answer.on('error', reject);
        answer.on('end', () =>
          isStream
            ? resolve(reply)
            : reject(new Error(`No stream (${answer.statusCode}): ${other.slice(0, 300)}`)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
