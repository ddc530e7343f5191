import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createParser } from 'eventsource-parser';

export interface Reply {
  /** From the request to the first chunk of text, in ms; null without text. */
  firstTokenMs: number | null;
  text: string;
  /** True if the stream ended with its end event. */
  whole: boolean;
}

export interface Chunk {
  text?: string;
  /** Length of the text including this chunk, if the protocol states it. */
  reaches?: number;
  over?: boolean;
}

export interface Ask {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Parses an event of this side's protocol. */
  read(event: { id: string | undefined; data: string }): Chunk;
  onFirstToken?(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Requests a reply and reads it to the end. Rejects if it is not a stream or an offset is wrong. */
export function readReply({ port, path, headers, body, read, onFirstToken }: Ask): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const reply: Reply = { firstTokenMs: null, text: '', whole: false };
    const started = performance.now();
    const parser = createParser({
      onEvent({ id, data }) {
        const chunk = read({ id, data });
        if (chunk.over) reply.whole = true;
        if (!chunk.text) return;
        if (reply.firstTokenMs === null) {
          reply.firstTokenMs = performance.now() - started;
          onFirstToken?.();
        }
        reply.text += chunk.text;
        if (chunk.reaches !== undefined && chunk.reaches !== reply.text.length)
          reject(new Error(`${reply.text.length} characters received, expected ${chunk.reaches}`));
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
      (response) => {
        response.setEncoding('utf8');
        let other = '';
        const isStream = String(response.headers['content-type']).includes('event-stream');
        response.on('data', (chunk: string) => {
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
        response.on('error', reject);
        response.on('end', () =>
          isStream
            ? resolve(reply)
            : reject(new Error(`No stream (${response.statusCode}): ${other.slice(0, 300)}`)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
