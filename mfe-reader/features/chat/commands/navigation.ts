import { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import { modifyAssistantMessage } from '@storyloom/contract/chat/endpoints/modify-assistant-message';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { actionMessages } from '@storyloom/contract/core/messages';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { isBusinessError } from '@storyloom/http/errors';
import { turnNumber } from '../../text/turn-number.ts';
import type { UndoStep } from '../store/chat-state.ts';
import { enterIdle, enterNavigating, replace, updateTranscript } from '../store/chat-store.ts';
import { isNavigating, isReadyIdle, transcriptOf } from '../store/selectors.ts';
import { joinBranch, messagesAfter, messagesBefore, withTail } from '../store/transcript.ts';
import type { ChatContext } from './chat-context.ts';
import { readBranch, readLastExchange } from './read-messages.ts';

/** Moves the save's head without generating. Each does nothing while the chat is busy. */
export interface NavigationCommands {
  /** Shows an alternative of a message, up to the end of its branch. */
  chooseSibling(messageId: string): void;
  /** Makes a message above the head the head: also the opening scene, which a page that began the story has not read. */
  rewind(messageId: string): void;
  /** Rewinds to before a user message and puts its text into an empty composer. */
  rephrase(messageId: string): void;
  /** Makes any message of the tree the head. Resolves with false if that failed. */
  jumpTo(messageId: string): Promise<boolean>;
  /** Undoes the last navigation. */
  undo(): void;
}

interface NavigationParts extends ChatContext {
  /** Reads the newest messages. */
  load(): void;
  setDraft(text: string): void;
}

interface Position {
  saveId: string;
  head: Message;
  signal: AbortSignal;
}

export function createNavigation({ ports, storyId, store, load, setDraft }: NavigationParts) {
  const transcript = () => transcriptOf(store.getState());
  const pushUndo = (step: UndoStep) =>
    updateTranscript(store, { undoSteps: [...transcript().undoSteps, step] });

  /** Runs one navigation. If it fails, its optimistic change is rolled back. */
  async function navigate(work: (position: Position) => Promise<void>): Promise<boolean> {
    const state = store.getState();
    const head = transcript().messages.at(-1);
    if (!isReadyIdle(state) || !head) return false;
    const { signal } = enterNavigating(store);
    try {
      const saveId = transcript().saveId ?? (await readSaveId(signal));
      if (!saveId) throw new Error('There is no save to navigate.');
      await work({ saveId, head, signal });
      if (signal.aborted) return false;
      enterIdle(store);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      rollBack();
      enterIdle(store);
      report(error);
      return false;
    }
  }

  /** The first reply of a story creates its save; this page may not know it yet. */
  async function readSaveId(signal: AbortSignal): Promise<string | null> {
    const { archiveId } = await readLastExchange({ ports, storyId, signal });
    updateTranscript(store, { saveId: archiveId });
    return archiveId;
  }

  /** Shows the requested path before the server has agreed. */
  function showEarly(afterId: string, tail: readonly Message[], undoSteps: readonly UndoStep[]): void {
    const state = store.getState();
    if (!isNavigating(state)) return;
    const { transcript, activity } = state;
    const before = messagesAfter(transcript.messages, afterId);
    const rollback = { afterId, tail: before, undoSteps: transcript.undoSteps };
    const messages = withTail(transcript.messages, afterId, tail);
    replace(store, {
      ...state,
      transcript: { ...transcript, messages, undoSteps },
      activity: { ...activity, rollback },
    });
  }

  function rollBack(): void {
    const state = store.getState();
    if (!isNavigating(state) || !state.activity.rollback) return;
    const { afterId, tail, undoSteps } = state.activity.rollback;
    updateTranscript(store, { messages: withTail(state.transcript.messages, afterId, tail), undoSteps });
  }

  /** Tells the reader why a navigation failed, and reloads if the page may be out of date. */
  function report(error: unknown): void {
    const isStale = isBusinessError(error, 'chat.stale_parent');
    const isKnown =
      isBusinessError(error, 'chat.run_active') ||
      isBusinessError(error, 'chat.moderated') ||
      isBusinessError(error, 'save.not_found') ||
      isBusinessError(error, 'chat.message_not_found');
    if (isStale) ports.notify('You continued this story in another tab. Here’s the latest.');
    else ports.notify(isKnown ? error.message : actionMessages.actionFailed);
    if (isStale) ports.emit(pointsChanged, {});
    if (isStale || isKnown) load();
  }

  async function moveTo(messageId: string, { saveId, head, signal }: Position): Promise<void> {
    const input = { id: saveId, messageId, expectedHeadId: head.id };
    await ports.call(moveHead, input, { signal });
  }

  /** Shows the path to the save's head, which the server has moved to below `messageId`. */
  async function showBranch(messageId: string, { saveId, signal }: Position): Promise<void> {
    const branch = await readBranch({ ports, storyId, signal }, saveId, messageId);
    updateTranscript(store, { ...joinBranch(transcript(), branch, messageId), saveId });
  }

  async function rewind(messageId: string): Promise<boolean> {
    const { messages } = transcript();
    const target = messages.find(({ id }) => id === messageId);
    if (!target && messageId === messages[0]?.parentId) return commands.jumpTo(messageId);
    if (!target || target === messages.at(-1)) return false;
    return navigate(async (position) => {
      const { messages: path, undoSteps } = transcript();
      const tail = messagesAfter(path, messageId);
      const text = `You’re back at ${nameTurn(target)}.`;
      showEarly(messageId, [], [...undoSteps, { text, headId: position.head.id, tail }]);
      await moveTo(messageId, position);
    });
  }

  const commands: NavigationCommands = {
    chooseSibling(messageId) {
      void navigate(async (position) => {
        const { saveId, head, signal } = position;
        const input = { archiveId: saveId, messageId, expectedHeadId: head.id };
        await ports.call(chooseSibling, input, { signal });
        await showBranch(messageId, position);
        updateTranscript(store, { undoSteps: [] });
      });
    },
    rewind: (messageId) => void rewind(messageId),
    async rephrase(messageId) {
      const { messages } = transcript();
      const { draft } = store.getState();
      const index = messages.findIndex(({ id }) => id === messageId);
      const own = messages[index];
      if (!own?.parentId || !(await rewind(own.parentId))) return;
      if (draft.trim() === '') setDraft(own.text);
      else ports.notify('Your unsent message is still here. Send or clear it first.');
    },
    jumpTo: (messageId) =>
      navigate(async (position) => {
        const { head } = position;
        if (messageId === head.id) return;
        await moveTo(messageId, position);
        await showBranch(messageId, position);
        const target = transcript().messages.find(({ id }) => id === messageId);
        const text = target
          ? `You jumped to ${nameTurn(target)}.`
          : 'You jumped to another point in the story.';
        pushUndo({ text, headId: head.id, tail: null });
      }),
    undo() {
      const { undoSteps } = transcript();
      const step = undoSteps.at(-1);
      if (!step) return;
      const earlier = undoSteps.slice(0, -1);
      void navigate(async (position) => {
        if (step.tail) showEarly(position.head.id, step.tail, earlier);
        await moveTo(step.headId, position);
        if (!step.tail) await showBranch(step.headId, position);
        updateTranscript(store, { undoSteps: earlier });
      });
    },
  };

  return {
    commands,
    /** Stores the reader's version of a reply as an alternative. Resolves with false if that failed. */
    async rewriteReply(messageId: string, content: string): Promise<boolean> {
      let isStored = false;
      await navigate(async ({ head, signal }) => {
        const input = { messageId, content, expectedHeadId: head.id };
        const { isHead, ...written } = await ports.call(modifyAssistantMessage, input, { signal });
        isStored = true;
        if (!isHead) {
          ports.notify('You continued this story in another tab. Your text is kept as another version.');
          load();
          return;
        }
        const messages = [...messagesBefore(transcript().messages, messageId), written];
        updateTranscript(store, { messages, undoSteps: [] });
        if (head.id === messageId) return;
        pushUndo({ text: 'The story continues from your version.', headId: head.id, tail: null });
      });
      return isStored;
    },
  };
}

/** The undo step of a reply that was regenerated above the head. */
export function newReplyStep(headId: string): UndoStep {
  return { text: 'The story continues from the new reply.', headId, tail: null };
}

function nameTurn({ depth }: Message): string {
  return depth === 0 ? 'the opening scene' : `turn ${turnNumber(depth)}`;
}
