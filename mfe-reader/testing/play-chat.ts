import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { stop } from '@storyloom/contract/chat/endpoints/stop';
import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import type { Call } from '@storyloom/mfe/host';
import { createChat } from '../features/chat/chat.ts';
import type { ChatPorts, Follow } from '../features/chat/ports/ports.ts';
import type { DialogPage } from '../features/chat/store/dialog-page.ts';
import type { RunRequest } from '../features/chat/store/run-request.ts';
import { errorOf, isNavigating, runOf, transcriptOf } from '../features/chat/store/selectors.ts';
import { fakeClock } from './fake-clock.ts';
import { type FakeRun, fakeRun, settled } from './fake-run.ts';
import { dialogPage, storyId } from './messages.ts';

/** A chat with a fake server: the test sets its pages and answers, drives its runs and reads its requests. */
export async function playChat({
  dialog = [dialogPage([])],
  draft = '',
  typed = '',
  model = null,
  price = 1,
  confirmImage = async () => true,
}: {
  dialog?: (DialogPage | Promise<DialogPage>)[];
  draft?: string;
  /** Text typed before the visitor is known. */
  typed?: string;
  model?: string | null;
  price?: number;
  confirmImage?: ChatPorts['confirmImage'];
} = {}) {
  const clock = fakeClock();
  const pages: (DialogPage | Promise<DialogPage>)[] = [...dialog];
  const runs: FakeRun[] = [];
  const stops: string[] = [];
  const reads: unknown[] = [];
  const emitted: string[] = [];
  const notes: string[] = [];
  const drafts = new Map([[storyId, draft]]);
  let ids = 0;
  let failing: Error | null = null;
  const answers = new Map<Endpoint, (input: never) => unknown>();
  const requests: [Endpoint, unknown][] = [];

  const follow = (
    about: { request: RunRequest | null; runId: string | null; offset: number | null },
    options: Follow,
  ) => {
    const { run, end } = fakeRun(about, options);
    runs.push(run);
    return end;
  };
  const answer = async (endpoint: Endpoint, input: unknown): Promise<unknown> => {
    if (failing) throw failing;
    if (endpoint === stop) return void stops.push((input as { runId: string }).runId);
    if (endpoint !== dialogList) {
      const reply = answers.get(endpoint);
      if (!reply) throw new Error(`not asked for in this test: ${endpoint.path}`);
      requests.push([endpoint, input]);
      return reply(input as never);
    }
    reads.push(input);
    return pages.length > 1 ? pages.shift() : pages[0];
  };
  const ports: ChatPorts = {
    call: answer as Call,
    start: (request, options) => follow({ request, runId: null, offset: null }, options),
    resume: (runId, offset, options) => follow({ request: null, runId, offset }, options),
    emit: ({ name }) => void emitted.push(name),
    ready: () => Promise.resolve(),
    notify: (text) => void notes.push(text),
    confirmImage,
    drafts: {
      read: (userId, id) => (userId === 'reader1' && drafts.get(id)) || '',
      write: (userId, id, text) => void drafts.set(userId === 'reader1' ? id : `${id} of ${userId}`, text),
    },
    model: () => model,
    price: () => price,
    newId: () => `try-${++ids}`,
    clock,
  };
  const chat = createChat(ports, storyId);
  if (typed !== '') chat.setDraft(typed);
  chat.open('reader1');
  await settled();
  /** The state as flat fields, whatever its status. */
  const view = () => {
    const state = chat.store.getState();
    const { status, draft, images } = state;
    return {
      ...transcriptOf(state),
      status,
      draft,
      images,
      run: runOf(state),
      error: errorOf(state),
      navigating: isNavigating(state),
    };
  };
  return {
    chat,
    clock,
    runs,
    stops,
    reads,
    emitted,
    notes,
    drafts,
    state: () => chat.store.getState(),
    view,
    texts: () => view().messages.map(({ text }) => text),
    failNext: (error: Error | null) => {
      failing = error;
    },
    /** Sets the response of an endpoint; throwing makes the call fail. */
    answer<E extends Endpoint>(endpoint: E, reply: (input: InputOf<E>) => DataOf<E> | Promise<DataOf<E>>) {
      answers.set(endpoint, reply as (input: never) => unknown);
    },
    sentTo: (endpoint: Endpoint) => requests.filter(([one]) => one === endpoint).map(([, input]) => input),
    /** Sets the next pages of the dialog; the last one repeats. */
    turnTo: (...next: (DialogPage | Promise<DialogPage>)[]) => void pages.splice(0, pages.length, ...next),
    /** Advances the clock until all received text is drawn. */
    async drawAll() {
      clock.advance(1_000);
      await settled();
    },
  };
}
