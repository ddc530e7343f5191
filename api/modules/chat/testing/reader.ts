import { type RunEvent, runEvent } from '@storyloom/contract/chat/entities/run-event';
import { createParser } from 'eventsource-parser';

export interface ReaderResponse {
  status: number;
  code: number;
  data: Record<string, unknown>;
}

export interface Received {
  events: { id: number; event: RunEvent }[];
  /** The deltas, joined by their offsets. */
  text: string;
}

export type Reader = Awaited<ReturnType<typeof createReader>>;

let requests = 0;
export const newRequestId = () => `request-${++requests}-${process.pid}`;

/** A guest of one process that can send requests, read streams and leave them. */
export async function createReader(base: string, token?: string) {
  const registered = token ?? (await register(base));
  const headers = { tokenid: registered, 'content-type': 'application/json' };

  async function call(path: string, body?: object): Promise<ReaderResponse> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(base + path, { headers, ...init });
    return { status: response.status, ...((await response.json()) as Omit<ReaderResponse, 'status'>) };
  }

  async function open(path: string, init: RequestInit, lastEventId?: number): Promise<Stream> {
    const resume: Record<string, string> =
      lastEventId === undefined ? {} : { 'last-event-id': `${lastEventId}` };
    const response = await fetch(base + path, { ...init, headers: { ...headers, ...resume } });
    return readStream(response);
  }

  return {
    token: registered,
    on: (otherBase: string) => createReader(otherBase, registered),
    get: (path: string) => call(path),
    post: call,
    send: (body: object) =>
      call('/ai-lab/ai-story/chat', { content: 'I look around.', clientRequestId: newRequestId(), ...body }),
    openSend: (body: object, path = '/ai-lab/ai-story/chat') => {
      const content = path.endsWith('/chat') ? { content: 'I look around.' } : {};
      const asked = { ...content, clientRequestId: newRequestId(), stream: true, ...body };
      return open(path, { method: 'POST', body: JSON.stringify(asked) });
    },
    openRun: (runId: string, lastEventId?: number) =>
      open(`/ai-lab/ai-story/chat/stream?runId=${runId}`, {}, lastEventId),
  };
}

async function register(base: string): Promise<string> {
  const response = await fetch(`${base}/user/anonymity-register`, { method: 'POST' });
  const { data } = (await response.json()) as { data: { tokenId: string } };
  return data.tokenId;
}

export type Stream = Awaited<ReturnType<typeof readStream>>;

async function readStream(response: Response) {
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    throw new Error(`no stream but: ${await response.text()}`);
  }
  const received: Received = { events: [], text: '' };
  const parser = createParser({
    onEvent({ id, data }) {
      const event = runEvent.parse(JSON.parse(data));
      received.events.push({ id: Number(id), event });
      if (event.type === 'retract') received.text = received.text.slice(0, event.to);
      if (event.type === 'delta') {
        received.text = received.text.slice(0, Number(id) - event.text.length) + event.text;
        if (received.text.length !== Number(id))
          throw new Error(`text of ${received.text.length} at id ${id}`);
      }
    },
  });
  const bytes = response.body?.getReader();
  const decoder = new TextDecoder();
  const has = (type: RunEvent['type']) => received.events.some(({ event }) => event.type === type);

  /** Reads until the condition is true or the stream ends. */
  async function until(condition: (received: Received) => boolean): Promise<Received> {
    while (!condition(received)) {
      const next = await bytes?.read().catch(() => undefined);
      if (next === undefined || next.done) break;
      parser.feed(decoder.decode(next.value, { stream: true }));
    }
    return received;
  }
  return {
    received,
    until,
    all: () => until(() => false),
    /** Reads and returns the `created` event. */
    async created() {
      await until(() => has('created'));
      const event = received.events.find((one) => one.event.type === 'created')?.event;
      if (event?.type !== 'created') throw new Error('the stream did not begin with created');
      return event;
    },
    last: () => received.events.at(-1)?.event,
    leave: () => bytes?.cancel(),
  };
}
