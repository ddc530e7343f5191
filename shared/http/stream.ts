import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { chatTimings } from '@storyloom/contract/chat/timings';
import type { Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { unwrap } from './envelope.ts';
import { NetworkError } from './errors.ts';
import { type OnData, readEvents } from './read-events.ts';
import { recover } from './recover.ts';
import { sendRequest } from './send-request.ts';
import type { CallOptions, Transport } from './transport.ts';
import { createWatchdog } from './watchdog.ts';

export interface StreamOptions<Event = RunEvent> extends CallOptions {
  onData: OnData<Event>;
  /** Text offset to resume after. */
  lastEventId?: string;
  /** Time without bytes of the stream after which the connection counts as lost, in ms; asked after each of them. */
  silence?: () => number;
}

/**
 * Opens one event stream and reads it to its end or until it breaks off; `followRun` continues it.
 * Errors before the stream starts are thrown as by `call`. Throws TypeError without a data callback.
 */
export async function stream<E extends Endpoint, Event = RunEvent>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  { onData, lastEventId, signal, silence = () => chatTimings.watchdog }: StreamOptions<Event>,
): Promise<void> {
  if (typeof onData !== 'function') throw new TypeError('Stream mode needs a data callback: onData');
  const fields = input as Record<string, unknown>;
  const body = endpoint.method === 'POST' ? { ...fields, stream: true } : fields;
  const watchdog = createWatchdog(signal);
  const hear = () => watchdog.touch(silence());
  try {
    const send = async (headers: Record<string, string>) => {
      watchdog.touch(chatTimings.answer);
      const request = {
        ...headers,
        accept: 'text/event-stream',
        ...(lastEventId && { 'last-event-id': lastEventId }),
      };
      const response = await sendRequest(transport, endpoint, body, request, { signal: watchdog.signal });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (response.ok && isStream) return response;
      await unwrap(response);
      throw new NetworkError('The reply is not a stream');
    };
    const response = await recover(transport, endpoint, send, signal, fields);
    hear();
    await readEvents(response, onData, hear);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw watchdog.signal.aborted ? new NetworkError('The stream fell silent', { cause: error }) : error;
  } finally {
    watchdog.stop();
  }
}
