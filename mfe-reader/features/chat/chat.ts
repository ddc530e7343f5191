import { stop as stopRun } from '@storyloom/contract/endpoints/chat/stop';
import { errors } from '@storyloom/contract/errors';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { isBusinessError } from '@storyloom/http/errors';
import type { RunEnd } from '@storyloom/http/follow-run';
import { createEditing, type Editing } from './commands/editing.ts';
import { isNewest, type Running, readAgain, readNewest, readOlder } from './commands/history.ts';
import { createPictures, type Pictures } from './commands/image-generation.ts';
import { canMove, createMoves, leftFor, type Moves } from './commands/navigation.ts';
import type { ChatPorts, Follow } from './ports/ports.ts';
import { activeRunOf, lostTrouble, troubleOf } from './store/chat-error.ts';
import {
  type ActiveRun,
  type ChatState,
  emptyChat,
  type RunRequest,
  type Trouble,
} from './store/chat-state.ts';
import { type Observable, observable } from './store/observable.ts';
import { before, localMessage, withMessage } from './store/transcript.ts';
import { type Broken, type Performed, perform } from './stream/play-stream.ts';
import { type Live, nothingLive } from './stream/streaming-text.ts';

/** One reader's play of one story. It lives outside components, so a reply goes on while its page is hidden. */
export interface Chat extends Moves, Editing, Pictures {
  state: Observable<ChatState>;
  live: Observable<Live>;
  /** Shows this visitor's messages; another visitor's are dropped first. */
  open(userId: string): void;
  reload(): void;
  loadOlder(): void;
  /** Shows where the story stands when another page has moved it; called when this one is looked at again. */
  look(): void;
  write(draft: string): void;
  /** One reply at a time: a second call while one is on its way does nothing. */
  say(text: string): void;
  /** Goes on with a reply that ended early, or has it written anew when there is nothing to go on with. */
  goOn(): void;
  /** Has another reply written beside this one; the path goes on from the new one. */
  regenerate(messageId: string): void;
  retry(): void;
  stop(): void;
}

const idleRun = { runId: null, messageId: null, siblingIds: null, stopping: false, reconnecting: false };

export function createChat(ports: ChatPorts, storyId: string): Chat {
  const state = observable<ChatState>({ ...emptyChat, draft: ports.drafts.read(storyId) });
  const live = observable(nothingLive);
  let visitor: string | null = null;
  let leaving = new AbortController();
  /** Where the head may have children this page has not seen, words said there may have alternatives. */
  let mayBranch = true;
  let looking = false;
  /** What Retry asks for: the request that was sent, for it may have been heard; one that was not, made anew. */
  let again: (() => RunRequest) | null = null;

  const update = (patch: Partial<ChatState>) => state.set({ ...state.get(), ...patch });
  const updateRun = (patch: Partial<ActiveRun>) => {
    const { run } = state.get();
    if (run) update({ run: { ...run, ...patch } });
  };
  const last = () => state.get().messages.at(-1);
  const chosenModel = () => {
    const model = ports.model(storyId);
    return model === null ? {} : { model };
  };

  function write(draft: string): void {
    update({ draft });
    ports.drafts.write(storyId, draft);
  }

  async function load(): Promise<void> {
    const running = await readNewest(ports, storyId, state, leaving.signal);
    mayBranch = true;
    update({ steps: [] });
    if (running && !state.get().run) void attach(running);
  }

  function reload(): void {
    update({ trouble: null });
    load().catch(() => {});
  }

  async function attach({ runId, message }: Running): Promise<void> {
    update({ run: { ...idleRun, request: null, runId, messageId: message.id }, trouble: null });
    const seen = message.text;
    await play(seen, true, null, (options) => ports.resume(runId, seen.length, options));
  }

  /**
   * What `request` makes before the history is known is only shown. It is sent as made then, for it names the message
   * it answers; where the history does not come, Retry makes it anew.
   */
  async function begin(
    request: () => RunRequest,
    replaces: { id: string; text: string } | null,
  ): Promise<void> {
    if (state.get().run || state.get().moving) return;
    again = request;
    update({ run: { ...idleRun, request: request() }, trouble: null });
    if (state.get().history !== 'ready') {
      const { signal } = leaving;
      try {
        await load();
      } catch (error) {
        if (!signal.aborted) refuse(error, request());
        return;
      }
    }
    const made = request();
    again = () => made;
    updateRun({ request: made });
    await play(replaces?.text ?? '', false, replaces?.id ?? null, (options) => ports.start(made, options));
  }

  async function play(
    seen: string,
    resumed: boolean,
    replaces: string | null,
    follow: (options: Follow) => Promise<RunEnd>,
  ): Promise<void> {
    const { signal } = leaving;
    const performed = await perform({
      clock: ports.clock,
      live,
      seen,
      resumed,
      signal,
      follow,
      onCreated: (event) => onCreated(event, replaces),
      onReconnecting: (reconnecting) => updateRun({ reconnecting }),
      onOver: () => !signal.aborted && ports.emit(pointsChanged, {}),
    });
    if (!signal.aborted) settle(performed);
  }

  function onCreated(
    event: { runId: string; messageId: string; userMessageId: string | null },
    replaces: string | null,
  ): void {
    const { run, draft, messages } = state.get();
    if (!run) return;
    const { runId, messageId, userMessageId } = event;
    const beside = messages.find(({ id }) => id === replaces)?.siblingIds ?? [];
    const siblingIds = [...beside, messageId];
    let shown = replaces ? before(messages, replaces) : messages;
    if (run.request?.kind === 'send' && userMessageId) {
      const { content: text } = run.request.input;
      const words = { id: userMessageId, storyId, role: 'user', text, state: 'done' } as const;
      shown = withMessage(shown, localMessage(shown.at(-1), words));
      if (draft.trim() === text) write('');
    }
    mayBranch ||= state.get().steps.length > 0;
    const left = messages.at(-1);
    const steps = replaces && left && left.id !== replaces ? [leftFor('the new reply', left.id)] : [];
    update({ messages: shown, steps, run: { ...run, runId, messageId, siblingIds } });
    ports.emit(pointsChanged, {});
    if (run.stopping) void requestStop(runId);
  }

  function settle(performed: Performed | Broken): void {
    const { run } = state.get();
    if (!run) return;
    const { runId, messageId } = run;
    if ('error' in performed) {
      if (runId) close(partial(messageId, performed.text, 'running', runId), lostTrouble);
      else refuse(performed.error, run.request);
      return;
    }
    const { end, text } = performed;
    const cut = end.type === 'error' && end.code === errors['chat.interrupted'].code;
    close(end.type === 'done' ? end.message : partial(messageId, text, cut ? 'interrupted' : 'error', null));
    if (mayBranch && end.type === 'done' && run.request?.kind === 'send') {
      readAgain(reading()).catch(() => {});
    }
    mayBranch = false;
  }

  const partial = (
    id: string | null,
    text: string,
    how: 'running' | 'interrupted' | 'error',
    runId: string | null,
  ) => {
    const siblingIds = state.get().run?.siblingIds ?? (id ? [id] : []);
    return localMessage(last(), {
      id: id ?? '',
      storyId,
      role: 'assistant',
      text,
      state: how,
      runId,
      siblingIds,
    });
  };

  function close(message: ReturnType<typeof localMessage>, trouble: Trouble | null = null): void {
    update({ messages: withMessage(state.get().messages, message), run: null, trouble });
    live.set(nothingLive);
  }

  /** The server would not begin. What the reader said is back in the input when it may not be sent again. */
  function refuse(error: unknown, request: RunRequest | null): void {
    update({ run: null });
    live.set(nothingLive);
    if (!request) {
      update({ trouble: lostTrouble });
      return;
    }
    const behind = activeRunOf(error) !== null || isBusinessError(error, 'chat.stale_parent');
    const trouble = troubleOf(error, request);
    if (trouble.request === null && request.kind === 'send' && state.get().draft === '') {
      write(request.input.content);
    }
    update({ trouble });
    // Without it, that the story did not load is what there is to say.
    if (!behind) return;
    ports.emit(pointsChanged, {});
    load().catch(() => update({ trouble: null }));
  }

  async function requestStop(runId: string): Promise<void> {
    try {
      await ports.call(stopRun, { runId });
    } catch {
      updateRun({ stopping: false });
      ports.notify('The reply could not be stopped. Try again.');
    }
  }

  function regenerate(messageId: string): void {
    const place = { storyId, messageId, expectedHeadId: last()?.id };
    const input = { ...place, clientRequestId: ports.newId(), ...chosenModel() };
    void begin(() => ({ kind: 'refresh', input }), { id: messageId, text: '' });
  }

  const reading = () => ({ ports, storyId, state, signal: leaving.signal });

  const moves = createMoves({ ports, storyId, state, signal: () => leaving.signal, load, write });

  return {
    ...moves,
    ...createEditing(state, moves.rewrite),
    ...createPictures({ ports, state, signal: () => leaving.signal }),
    state,
    live,
    write,
    open(userId) {
      if (visitor !== null && visitor !== userId) {
        leaving.abort();
        leaving = new AbortController();
        live.set(nothingLive);
        state.set({ ...emptyChat, draft: state.get().draft });
      }
      visitor = userId;
      if (state.get().history === 'idle') load().catch(() => {});
    },
    reload,
    loadOlder: () => void readOlder(ports, storyId, state, leaving.signal),
    look() {
      if (looking || !canMove(state.get())) return;
      looking = true;
      isNewest(reading())
        .then((newest) => (newest || !canMove(state.get()) ? undefined : load()))
        .catch(() => {})
        .finally(() => {
          looking = false;
        });
    },
    say(text) {
      const content = text.trim();
      if (content === '') return;
      const clientRequestId = ports.newId();
      const chosen = chosenModel();
      void begin(() => {
        const { archiveId } = state.get();
        const parentId = last()?.id ?? null;
        const place = { parentId, ...(archiveId && { archiveId }) };
        const input = { storyId, content, clientRequestId, ...chosen, ...place };
        return { kind: 'send', input };
      }, null);
    },
    goOn() {
      const reply = last();
      if (reply?.role !== 'assistant') return;
      const { id, text, state: how } = reply;
      if (text.trim() === '' || how === 'error') return regenerate(id);
      const input = { storyId, messageId: id, clientRequestId: ports.newId(), ...chosenModel() };
      void begin(() => ({ kind: 'continue', input }), { id, text });
    },
    regenerate,
    retry() {
      const { trouble } = state.get();
      if (trouble?.kind === 'lost') reload();
      const request = trouble?.request;
      if (!request) return;
      const id = request.kind === 'send' ? null : request.input.messageId;
      const text = request.kind === 'continue' ? (last()?.text ?? '') : '';
      void begin(again ?? (() => request), id === null ? null : { id, text });
    },
    stop() {
      const { run } = state.get();
      if (!run || run.stopping) return;
      updateRun({ stopping: true });
      if (run.runId) void requestStop(run.runId);
    },
  };
}
