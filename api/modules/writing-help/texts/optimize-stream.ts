import { chatTimings } from '@storyloom/contract/chat/timings';
import { errors } from '@storyloom/contract/core/errors';
import type { OptimizedText, OptimizeEvent } from '@storyloom/contract/stories/entities/writing-help';
import { DomainError } from '../../../platform/errors.ts';
import type { HelpRun } from '../requests/help-run.ts';

const HEARTBEAT = ': \n\n';
const wireEvent = (event: OptimizeEvent) => `data: ${JSON.stringify(event)}\n\n`;

/** The events of an improved text: the text so far, new text as it arrives, the end. Closing the stream ends nothing else. */
export function optimizeStream(run: HelpRun | undefined, response: Promise<OptimizedText>): Response {
  const encoder = new TextEncoder();
  let sent = 0;
  let isOpen = true;
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(HEARTBEAT), chatTimings.heartbeat);
      const sendText = () => {
        if (run === undefined || run.text.length === sent) return;
        send(wireEvent({ type: 'delta', text: run.text.slice(sent) }));
        sent = run.text.length;
      };
      close = () => {
        isOpen = false;
        clearInterval(heartbeat);
        run?.listeners.delete(sendText);
      };
      run?.listeners.add(sendText);
      sendText();
      endOf(response).then((end) => {
        if (!isOpen) return;
        close();
        send(wireEvent(end));
        controller.close();
      });
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

function endOf(response: Promise<OptimizedText>): Promise<OptimizeEvent> {
  return response.then(
    (text): OptimizeEvent => ({ type: 'done', ...text }),
    (failure: unknown): OptimizeEvent => {
      const known = failure instanceof DomainError ? failure : new DomainError('optimize.failed');
      const { error, details, message: msg } = known;
      return { type: 'error', code: errors[error].code, msg, error, details };
    },
  );
}
