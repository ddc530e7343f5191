import { chooseSibling } from '@storyloom/contract/endpoints/chat/choose-sibling';
import { modifyAssistantMessage } from '@storyloom/contract/endpoints/chat/modify-assistant-message';
import { moveHead } from '@storyloom/contract/endpoints/saves/move-head';
import type { Message } from '@storyloom/contract/entities/message';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { isBusinessError } from '@storyloom/http/errors';
import type { ChatPorts } from '../ports/ports.ts';
import type { ChatState, Step } from '../store/chat-state.ts';
import type { Observable } from '../store/observable.ts';
import { before } from '../store/transcript.ts';
import { readAgain, readBranch } from './history.ts';

/** What moves the path through the tree without a reply being written. Each does nothing while another is at work. */
export interface Moves {
  /** Takes another of a message's alternatives, to the end of its branch. */
  choose(messageId: string): void;
  /** The story stands at this message again; what followed is kept, and redone by `stepBack`. */
  rewind(messageId: string): void;
  /** Rewinds to before the reader's own words and puts them into the input, unless something else is there. */
  rephrase(messageId: string): void;
  /** The story stands at any message of its tree. Answers whether it does. */
  goTo(messageId: string): Promise<boolean>;
  /** Undoes the last of these that can be. */
  stepBack(): void;
  /** Writes a reply in the reader's own words beside it. Answers whether that is done. */
  rewrite(messageId: string, text: string): Promise<boolean>;
}

export interface MoveParts {
  ports: ChatPorts;
  storyId: string;
  state: Observable<ChatState>;
  /** Aborted when this visitor is gone. */
  signal(): AbortSignal;
  /** Reads the newest messages anew. */
  load(): Promise<void>;
  write(draft: string): void;
}

interface Ground {
  archiveId: string;
  head: Message;
}

export function createMoves({ ports, storyId, state, signal, load, write }: MoveParts): Moves {
  const update = (patch: Partial<ChatState>) => state.set({ ...state.get(), ...patch });
  const push = (step: Step) => update({ steps: [...state.get().steps, step] });

  /** Runs one move; `undo` puts back what it showed before the server had agreed. */
  async function move(work: (ground: Ground) => Promise<void>, undo?: Partial<ChatState>): Promise<boolean> {
    const head = state.get().messages.at(-1);
    if (!canMove(state.get()) || !head) return false;
    const leaving = signal();
    update({ moving: true, trouble: null });
    try {
      // The first reply of a story makes its save; this page may not have heard of it.
      if (!state.get().archiveId) await readAgain({ ports, storyId, state, signal: leaving });
      const { archiveId } = state.get();
      if (!archiveId) throw new Error('There is no save to move.');
      await work({ archiveId, head });
      return true;
    } catch (error) {
      if (leaving.aborted) return false;
      if (undo) update(undo);
      await refused(error);
      return false;
    } finally {
      if (!leaving.aborted) update({ moving: false });
    }
  }

  async function refused(error: unknown): Promise<void> {
    const wentOn = isBusinessError(error, 'chat.stale_parent');
    const known =
      isBusinessError(error, 'chat.run_active') ||
      isBusinessError(error, 'chat.moderated') ||
      isBusinessError(error, 'save.not_found') ||
      isBusinessError(error, 'chat.message_not_found');
    if (wentOn) ports.notify('The story went on elsewhere. You see it now.');
    else ports.notify(known ? error.message : 'Action failed');
    // What the server knows better is shown; a history that does not load says so itself.
    if (wentOn) ports.emit(pointsChanged, {});
    if (wentOn || known) await load().catch(() => {});
  }

  const headTo = (archiveId: string, messageId: string, expectedHeadId: string) =>
    ports.call(moveHead, { id: archiveId, messageId, expectedHeadId });

  /** Shows the path that the save stands on now, keeping what leads to `messageId`. */
  const show = (archiveId: string, messageId: string) =>
    readBranch({ ports, storyId, state, signal: signal() }, archiveId, messageId);

  async function rewind(messageId: string): Promise<boolean> {
    const { messages, steps } = state.get();
    const at = messages.findIndex(({ id }) => id === messageId);
    if (at === -1 || at === messages.length - 1) return false;
    return move(
      async ({ archiveId, head }) => {
        const path = state.get().messages;
        push({ text: 'Rewound.', action: 'Redo', headId: head.id, rest: path.slice(at + 1) });
        update({ messages: path.slice(0, at + 1) });
        await headTo(archiveId, messageId, head.id);
      },
      { messages, steps },
    );
  }

  return {
    choose(messageId) {
      void move(async ({ archiveId, head }) => {
        await ports.call(chooseSibling, { archiveId, messageId, expectedHeadId: head.id });
        await show(archiveId, messageId);
        update({ steps: [] });
      });
    },
    rewind: (messageId) => void rewind(messageId),
    async rephrase(messageId) {
      const { messages, draft } = state.get();
      const at = messages.findIndex(({ id }) => id === messageId);
      const own = messages[at];
      const parent = messages[at - 1];
      if (!own || !parent || !(await rewind(parent.id))) return;
      if (draft.trim() === '') write(own.text);
      else ports.notify('Your unsent words were kept. Send or clear them first.');
    },
    goTo: (messageId) =>
      move(async ({ archiveId, head }) => {
        if (messageId === head.id) return;
        await headTo(archiveId, messageId, head.id);
        await show(archiveId, messageId);
        push({
          text: 'You went to another place in the story.',
          action: 'Go back',
          headId: head.id,
          rest: null,
        });
      }),
    stepBack() {
      const { messages, steps } = state.get();
      const step = steps.at(-1);
      if (!step) return;
      const earlier = steps.slice(0, -1);
      void move(
        async ({ archiveId, head }) => {
          if (step.rest) update({ messages: [...messages, ...step.rest], steps: earlier });
          await headTo(archiveId, step.headId, head.id);
          if (!step.rest) await show(archiveId, step.headId);
          update({ steps: earlier });
        },
        { messages, steps },
      );
    },
    rewrite: (messageId, text) =>
      move(async ({ head }) => {
        const written = await ports.call(modifyAssistantMessage, {
          messageId,
          content: text,
          expectedHeadId: head.id,
        });
        update({ messages: [...before(state.get().messages, messageId), written], steps: [] });
        if (head.id === messageId) return;
        push(leftFor('your words', head.id));
      }),
  };
}

/** The step back to a head that was left because something else now stands above it. */
export function leftFor(what: string, headId: string): Step {
  return { text: `The story goes on from ${what}.`, action: 'Undo', headId, rest: null };
}

/** Whether the path may be moved now. */
export function canMove({ run, moving, history }: ChatState): boolean {
  return run === null && !moving && history === 'ready';
}
