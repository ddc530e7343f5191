import { stop as stopRun } from '@storyloom/contract/chat/endpoints/stop';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { chatErrors } from '@storyloom/contract/chat/errors';
import { chatMessages } from '@storyloom/contract/chat/messages';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import type { RunEnd } from '@storyloom/http/follow-run';
import type { Follow } from '../ports/ports.ts';
import {
  type ChatError,
  chatErrorOf,
  connectionLost,
  isBehind,
  retryOf,
  unfinishedError,
} from '../store/chat-error.ts';
import type { AcceptedRun, ActiveRun, RequestedRun, StartedRun, Transcript } from '../store/chat-state.ts';
import {
  enterFailed,
  enterGenerating,
  enterIdle,
  updateQueued,
  updateRun,
  updateTranscript,
} from '../store/chat-store.ts';
import { type Attempt, type RunIntent, requestFor } from '../store/run-request.ts';
import { errorOf, isGenerating, isNavigating, runOf, transcriptOf } from '../store/selectors.ts';
import { localMessage, messagesBefore, withMessage, withServerFields } from '../store/transcript.ts';
import { type LostStream, type PlayedReply, playStream } from '../stream/play-stream.ts';
import { noStreamingText, type StreamingText } from '../stream/streaming-text.ts';
import type { ChatContext } from './chat-context.ts';
import type { LoadOptions, RunningReply } from './history.ts';
import { newReplyStep } from './navigation.ts';
import { readLastExchange } from './read-messages.ts';
import { type Replaced, replacedBy, replacedByRunning, restoreReplaced } from './replaced.ts';

export interface GenerationCommands {
  /** Sends a user message. Does nothing while a reply is generated or the head moves. */
  send(text: string): void;
  /** Sends a message that an earlier page could not send. */
  sendAgain(attempt: Attempt): void;
  /** Continues a reply that ended early; regenerates one that has no text. */
  continueReply(): void;
  /** Generates an alternative to a reply; the path continues from the new one. */
  regenerate(messageId: string): void;
  /**
   * Repeats what failed, if possible. A reply that was refused for points, price or membership, or failed after its run
   * began, is requested again.
   */
  retry(): void;
  stop(): void;
}

interface GenerationParts extends ChatContext {
  streamingText: { getState(): StreamingText; set(text: StreamingText): void };
  load(options?: LoadOptions): void;
  setDraft(text: string): void;
}

type Ended<Type extends RunEnd['type']> = Extract<RunEnd, { type: Type }>;

export function createGeneration(parts: GenerationParts) {
  const { ports, storyId, store, streamingText, load } = parts;

  function start(attempt: Attempt): void {
    const state = store.getState();
    if (runOf(state) || isNavigating(state)) return;
    const abort = new AbortController();
    const run: RequestedRun = { attempt, started: null, stopping: false, abort };
    if (state.status === 'ready') generate(run);
    else load({ queued: run });
  }

  /** Sends the run's request: the one sent before, otherwise one derived from the messages. */
  function generate(queued: RequestedRun, patch: Partial<Transcript> = {}): void {
    const { intent } = queued.attempt;
    const transcript = { ...transcriptOf(store.getState()), ...patch };
    const request = queued.attempt.request ?? requestFor(intent, transcript);
    const run: RequestedRun = { ...queued, attempt: { intent, request } };
    enterGenerating(store, run, patch);
    const replaced = replacedBy(intent, transcript);
    void play(run, { seen: replaced?.text ?? '', resumed: false, replaced }, (options) =>
      ports.start(request, options),
    );
  }

  function resume({ runId, message }: RunningReply, transcript: Partial<Transcript>): void {
    const started = { runId, messageId: message.id, siblingIds: message.siblingIds };
    const abort = new AbortController();
    const run: AcceptedRun = { attempt: null, started, stopping: false, reconnecting: false, abort };
    enterGenerating(store, run, transcript);
    const seen = message.text;
    void play(run, { seen, resumed: true, replaced: replacedByRunning(message) }, (options) =>
      ports.resume(runId, seen.length, options),
    );
  }

  async function play(
    { abort: { signal } }: ActiveRun,
    { replaced, ...reply }: { seen: string; resumed: boolean; replaced: Replaced | null },
    follow: (options: Follow) => Promise<RunEnd>,
  ): Promise<void> {
    const result = await playStream({
      ...reply,
      clock: ports.clock,
      streamingText,
      signal,
      follow,
      onCreated: (event) => markStarted(event, replaced),
      onReconnecting: (reconnecting) => !signal.aborted && markReconnecting(reconnecting),
      onEnd: () => !signal.aborted && ports.emit(pointsChanged, {}),
    });
    if (!signal.aborted) finish(result, replaced);
  }

  function markReconnecting(reconnecting: boolean): void {
    updateRun(store, (run) => (run.started ? { ...run, reconnecting } : run));
  }

  function markStarted(
    event: { runId: string; messageId: string; userMessageId: string | null },
    replaced: Replaced | null,
  ): void {
    const state = store.getState();
    if (!isGenerating(state)) return;
    const { transcript, draft } = state;
    const { run } = state.activity;
    const { runId, messageId, userMessageId } = event;
    const before = transcript.messages;
    const beside = before.find(({ id }) => id === replaced?.id)?.siblingIds ?? [];
    let messages = replaced ? messagesBefore(before, replaced.id) : before;
    const intent = run.attempt?.intent;
    if (intent?.kind === 'send' && userMessageId) {
      const own = { id: userMessageId, storyId, role: 'user', text: intent.content, state: 'done' } as const;
      messages = withMessage(messages, localMessage(messages.at(-1), own));
      const rest = withoutSent(draft, intent.content);
      if (rest !== draft) parts.setDraft(rest);
    }
    const leftHead = replaced ? before.at(-1) : undefined;
    updateTranscript(store, {
      messages,
      undoSteps: leftHead && leftHead.id !== replaced?.id ? [newReplyStep(leftHead.id)] : [],
      mayHaveUnreadSiblings: transcript.mayHaveUnreadSiblings || transcript.undoSteps.length > 0,
    });
    const started = { runId, messageId, siblingIds: [...beside, messageId] };
    updateRun(store, (requested) => ({ ...requested, started, reconnecting: false }));
    ports.emit(pointsChanged, {});
    if (run.stopping) void requestStop(runId);
  }

  function finish(result: PlayedReply | LostStream, replaced: Replaced | null): void {
    const state = store.getState();
    if (!isGenerating(state)) return;
    const { run } = state.activity;
    if ('error' in result) {
      if (run.started) close(partialReply(run.started, result.text, 'running'), connectionLost);
      else refuse(result.error, run.attempt);
      return;
    }
    const { end, text } = result;
    if (end.type === 'done') endWith(end, replaced);
    else if (run.started) fail(end, { text, replaced, started: run.started });
    else refuse(end, run.attempt);
    const isSent = run.attempt?.intent.kind === 'send' && end.type === 'done';
    if (isSent && state.transcript.mayHaveUnreadSiblings) void readServerFields();
  }

  /** A version that was withheld, or stopped before its first word, leaves the reply that it was to replace. */
  function endWith({ message, finishReason }: Ended<'done'>, replaced: Replaced | null): void {
    const hasText = message.text.trim() !== '';
    const isWithheld = finishReason === 'filtered' && replaced?.kind === 'refresh';
    if (replaced === null || (hasText && !isWithheld)) close(message);
    else {
      const hidden = unfinishedError({ code: 0, msg: chatMessages.hidden }, { ...replaced, hasText });
      const error = finishReason === 'filtered' ? hidden : null;
      keepReplaced(replaced, { error, versionId: hasText ? message.id : null });
    }
  }

  /** A failed version leaves the reply that it was to replace. A failed continuation begins with the text of that. */
  function fail(
    end: Ended<'error'>,
    { text, replaced, started }: { text: string; replaced: Replaced | null; started: StartedRun },
  ): void {
    const hasText = text.slice(replaced?.text.length ?? 0).trim() !== '';
    if (replaced && !(replaced.kind === 'continue' && replaced.before && hasText)) {
      const error = unfinishedError(end, { ...replaced, hasText });
      keepReplaced(replaced, { error, versionId: hasText ? started.messageId : null });
    } else {
      const isInterrupted = end.code === chatErrors['chat.interrupted'].code;
      const reply = partialReply(started, text, isInterrupted ? 'interrupted' : 'error');
      close(reply, unfinishedError(end, { kind: 'send', parentId: reply.parentId, hasText }));
    }
  }

  function keepReplaced(
    replaced: Replaced,
    { error, versionId }: { error: ChatError | null; versionId: string | null },
  ): void {
    const { messages } = transcriptOf(store.getState());
    if (replaced.before === null) load({ error });
    else enterIdle(store, restoreReplaced(messages, replaced, versionId), error);
    streamingText.set(noStreamingText);
  }

  function partialReply(
    { runId, messageId, siblingIds }: StartedRun,
    text: string,
    state: 'running' | 'interrupted' | 'error',
  ): Message {
    const { messages } = transcriptOf(store.getState());
    return localMessage(messages.at(-1), {
      id: messageId,
      storyId,
      role: 'assistant',
      text,
      state,
      runId: state === 'running' ? runId : null,
      siblingIds,
    });
  }

  function close(message: Message, error: ChatError | null = null): void {
    const messages = withMessage(transcriptOf(store.getState()).messages, message);
    enterIdle(store, { messages, mayHaveUnreadSiblings: false }, error);
    streamingText.set(noStreamingText);
  }

  async function readServerFields(): Promise<void> {
    const { signal } = store.getState().visit.abort;
    const page = await readLastExchange({ ports, storyId, signal }).catch(() => null);
    if (!page) return;
    const { messages } = transcriptOf(store.getState());
    updateTranscript(store, { messages: withServerFields(messages, page), saveId: page.archiveId });
  }

  /** The server did not start the run. */
  function refuse(failure: unknown, attempt: Attempt): void {
    const error = chatErrorOf(failure, attempt);
    enterIdle(store, {}, error);
    streamingText.set(noStreamingText);
    returnDraft(error, attempt.intent);
    // The page showed a price or a balance that has changed elsewhere.
    if (error.kind === 'price' || error.kind === 'points') ports.emit(pointsChanged, {});
    if (!isBehind(failure)) return;
    ports.emit(pointsChanged, {});
    load({ error });
  }

  /** Puts a message that cannot be retried back into the composer, unless the reader is writing another one. */
  function returnDraft(error: ChatError, intent: RunIntent): void {
    if (retryOf(error) || intent.kind !== 'send' || store.getState().draft !== '') return;
    parts.setDraft(intent.content);
  }

  async function requestStop(runId: string): Promise<void> {
    try {
      await ports.call(stopRun, { runId });
    } catch {
      const state = store.getState();
      if (!isGenerating(state) || state.activity.run.started?.runId !== runId) return;
      updateRun(store, (run) => ({ ...run, stopping: false }));
      ports.notify('Couldn’t stop the reply. Try again.');
    }
  }

  function newIntent() {
    const model = ports.model(storyId);
    const price = ports.price(storyId);
    return { storyId, clientRequestId: ports.newId(), price, ...(model !== null && { model }) };
  }

  function regenerate(messageId: string): void {
    start({ intent: { kind: 'refresh', ...newIntent(), messageId }, request: null });
  }

  function requestAgain({ again, parentId }: Extract<ChatError, { kind: 'unfinished' }>): void {
    const { messages } = transcriptOf(store.getState());
    const reply = messages.find((message) => message.parentId === parentId);
    if (reply) start({ intent: { kind: again, ...newIntent(), messageId: reply.id }, request: null });
    else load();
  }

  const commands: GenerationCommands = {
    send(text) {
      const content = text.trim();
      if (content === '') return;
      const { opening } = store.getState();
      const chosen = opening > 0 && { opening };
      start({ intent: { kind: 'send', ...newIntent(), content, ...chosen }, request: null });
    },
    sendAgain: start,
    continueReply() {
      const reply = transcriptOf(store.getState()).messages.at(-1);
      if (reply?.role !== 'assistant') return;
      if (reply.text.trim() === '') return regenerate(reply.id);
      start({ intent: { kind: 'continue', ...newIntent(), messageId: reply.id }, request: null });
    },
    regenerate,
    retry() {
      const error = errorOf(store.getState());
      const attempt = retryOf(error);
      if (error?.kind === 'lost') load();
      else if (error?.kind === 'points' || error?.kind === 'price') {
        start({ intent: { ...error.wanted, price: error.price }, request: null });
      } else if (error?.kind === 'membership') start({ intent: error.wanted, request: null });
      else if (error?.kind === 'unfinished') requestAgain(error);
      else if (attempt) start(attempt);
    },
    stop() {
      const run = runOf(store.getState());
      if (!run || run.stopping) return;
      updateQueued(store, { stopping: true });
      updateRun(store, (running) => ({ ...running, stopping: true }));
      if (run.started) void requestStop(run.started.runId);
    },
  };

  return {
    commands,
    /** Sends the queued run once the messages were read. */
    startQueued: generate,
    resume,
    /** Reports that the queued run was not sent, because the messages could not be read. */
    refuseQueued({ attempt }: RequestedRun, failure: unknown): void {
      const error = chatErrorOf(failure, attempt);
      enterFailed(store, error);
      returnDraft(error, attempt.intent);
    },
  };
}

/** The draft without the sent message. Text sent before hydration is the last line of the stored draft. */
function withoutSent(draft: string, content: string): string {
  const text = draft.trim();
  if (text === content) return '';
  const before = text.endsWith(content) ? text.slice(0, -content.length) : '';
  const rest = before.trimEnd();
  return before.slice(rest.length).includes('\n') ? rest : draft;
}
