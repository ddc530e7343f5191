import { continueReply } from '@storyloom/contract/chat/endpoints/continue-reply';
import { refresh } from '@storyloom/contract/chat/endpoints/refresh';
import { send } from '@storyloom/contract/chat/endpoints/send';
import { followRun, type RunEnd, resumeRun } from '@storyloom/http/follow-run';
import { randomId } from '@storyloom/http/random-id';
import type { Host } from '@storyloom/mfe/host';
import { type Chat, createChat } from './chat.ts';
import { createOutbox } from './outbox.ts';
import { readShownPrice } from './ports/active-model.ts';
import { browserClock } from './ports/clock.ts';
import { storedDrafts } from './ports/drafts.ts';
import { confirmImagePrice } from './ports/image-price.ts';
import { modelChoice } from './ports/model-choice.ts';
import { storedOutbox } from './ports/outbox-storage.ts';
import type { ChatPorts } from './ports/ports.ts';
import { isGenerating } from './store/selectors.ts';

// The browser has one host; the server has one for each request, so chats are never shared between visitors.
const chats = new WeakMap<Host, Map<string, Chat>>();

/** The chat of a story: one for each host, regardless of which pages are mounted. */
export function chatOf(host: Host, storyId: string): Chat {
  const ofHost = chats.get(host) ?? new Map<string, Chat>();
  chats.set(host, ofHost);
  const known = ofHost.get(storyId);
  if (known) return known;
  const chat = createChat(portsOf(host), storyId);
  ofHost.set(storyId, chat);
  holdReloads(host, chat);
  const outbox = createOutbox(chat, storedOutbox(storyId));
  if (typeof window !== 'undefined') window.addEventListener('online', outbox.deliver);
  // A user whose session had ended has logged in again.
  host.session.subscribe(({ userId }, before) => userId === before.userId && outbox.deliver());
  return chat;
}

/** Keeps the page while a reply arrives. */
function holdReloads(host: Host, { store }: Chat): void {
  let release: (() => void) | null = null;
  store.subscribe(() => {
    const state = store.getState();
    const isQueued = state.status === 'loading' && state.queued !== null;
    if (isQueued || isGenerating(state)) release ??= host.holdReload();
    else {
      release?.();
      release = null;
    }
  });
}

function portsOf(host: Host): ChatPorts {
  const { transport } = host;
  const counted = (end: RunEnd) => {
    if (end.type === 'done')
      host.track({ element_id: 'reply', element_content: 'Send', element_type: 'button' });
    return end;
  };
  return {
    call: host.call,
    start: (request, options) =>
      inNextTask(() => {
        if (request.kind === 'send') return followRun(transport, send, request.input, options).then(counted);
        if (request.kind === 'refresh') return followRun(transport, refresh, request.input, options);
        return followRun(transport, continueReply, request.input, options);
      }),
    resume: (runId, offset, options) => resumeRun(transport, runId, offset, options),
    emit: (event, payload) => void inNextTask(async () => host.bus.emit(event, payload)),
    ready: () => host.session.ready(),
    notify: (text) => host.toast('error', text),
    confirmImage: () => confirmImagePrice(host),
    drafts: storedDrafts,
    model: (storyId) => modelChoice.read(host.session.getState().userId, storyId),
    price: (storyId) => readShownPrice(host, storyId),
    newId: randomId,
    clock: browserClock,
  };
}

/** Runs in a separate task, after the current state was painted. */
function inNextTask<Result>(task: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => setTimeout(() => task().then(resolve, reject)));
}
