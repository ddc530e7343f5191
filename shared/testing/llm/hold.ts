import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two comments of a held reply: below the silence after which a client gives up. */
const COMMENT_MS = 200;

/** Decides how far the replies of one script are sent. Nothing is sent before the first release. */
export interface Hold {
  /** Sends replies up to this many characters, counted from their beginning. */
  releaseText(characters: number): void;
  /** Sends replies to their end; later replies of the script are not held. */
  finish(): void;
}

export interface ReplyHold extends Hold {
  /** Waits until this many characters may be sent, or the client has left; returns the number that may be sent. */
  waitFor(characters: number, response: ServerResponse): Promise<number>;
}

export function createHold(): ReplyHold {
  let limit = 0;
  let released = Promise.withResolvers<void>();
  const moveTo = (characters: number) => {
    limit = Math.max(limit, characters);
    released.resolve();
    released = Promise.withResolvers();
  };
  return {
    releaseText: moveTo,
    finish: () => moveTo(Number.POSITIVE_INFINITY),
    async waitFor(characters, response) {
      while (limit < characters && !response.destroyed) {
        response.write(': held\n\n');
        await Promise.race([released.promise, sleep(COMMENT_MS, undefined, { ref: false })]);
      }
      return limit;
    },
  };
}

/** Pieces of at most `size` characters, each as soon as it is released. */
export async function* releasedPieces(
  text: string,
  size: number,
  hold: ReplyHold,
  response: ServerResponse,
): AsyncGenerator<string> {
  for (let sent = 0; sent < text.length; ) {
    const limit = await hold.waitFor(sent + 1, response);
    if (response.destroyed) return;
    const end = Math.min(limit, sent + size);
    yield text.slice(sent, end);
    sent = end;
  }
}
