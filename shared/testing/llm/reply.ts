import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { deltaEvent, doneEvent, finishEvent, pieces, usageEvent } from './events.ts';
import type { Script } from './faults.ts';
import { releasedPieces } from './hold.ts';

/** Plays a script to one response; ends early when the client leaves. */
export async function playReply(response: ServerResponse, model: string, script: Script): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (script.raw !== undefined) return void response.end(script.raw);
  const { text = '', deltaChars = 4, hold } = script;
  const parts = pieces(text, deltaChars);
  const write = (text: string | Uint8Array) => !response.destroyed && response.write(text);
  for (let round = 0; !response.destroyed; round++) {
    let index = -1;
    for await (const part of hold ? releasedPieces(text, deltaChars, hold, response) : parts) {
      index += 1;
      if (response.destroyed) return;
      const id = script.duplicated ? `${round}-${index}` : undefined;
      const event = Buffer.from(deltaEvent(model, part, id));
      write(script.garbled && index === 3 ? garble(event) : event);
      if (script.duplicated) write(event);
      if (script.ending === 'cut-mid-character' && index >= parts.length / 2 && hasWide(part)) {
        write(event.subarray(0, wideAt(event) + 1));
        await sleep(20);
        response.destroy();
        return;
      }
      if (script.deltaMs) await sleep(script.deltaMs);
    }
    if (script.ending === 'never') continue;
    break;
  }
  if (script.ending === 'never-silent') return;
  await hold?.waitFor(Number.POSITIVE_INFINITY, response);
  const finish = finishEvent(model, script.finish);
  write(finish);
  if (script.duplicated) write(finish);
  write(usageEvent(model, parts.length));
  write(doneEvent);
  if (script.duplicated) write(doneEvent);
  response.end();
}

/** Inserts bytes that are invalid UTF-8 into the JSON text of the event. */
function garble(event: Buffer): Buffer {
  const at = event.indexOf('"content":"') + '"content":"'.length;
  return Buffer.concat([event.subarray(0, at), Buffer.from([0xff, 0xc3, 0x28]), event.subarray(at)]);
}

function hasWide(text: string): boolean {
  return Buffer.byteLength(text) > text.length;
}

function wideAt(event: Buffer): number {
  return event.findIndex((byte) => byte > 0x7f);
}
