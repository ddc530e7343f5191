import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { isNetworkError } from '@storyloom/http/errors';
import { randomId } from '@storyloom/http/random-id';
import { useHost, useSession } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceCopies, holdPage } from './device-copies.ts';
import { createDraft, type Draft } from './draft.ts';
import { createDraftOwner, type DraftOwner, isLoginOf } from './draft-owner.ts';
import { followTabs } from './follow-tabs.ts';
import type { DeviceCopies, DraftPorts, LeftCopies } from './ports.ts';
import { storedOfCopies } from './stored-of-copies.ts';

export type OpenDraft =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; draft: Draft };

export interface DraftAddress {
  /** Null for a new story. */
  id: string | null;
  /** Starts an empty new story, even if this device has one that was never saved. */
  isFresh: boolean;
}

/** Opens a draft for this page. */
export function useOpenDraft(address: DraftAddress, initial: () => StoryDraftContent): OpenDraft {
  const { id, isFresh } = address;
  const host = useHost();
  const { status } = useSession();
  const visitor = useVisitor();
  const [opened, setOpened] = useState<{ visitor: string | null; result: OpenDraft }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const initialContent = useRef(initial).current;
  /** The id that a new draft got in this page: whoever has the next session opens that draft, not another new one. */
  const createdId = useRef<string | null>(null);
  useEffect(() => {
    if (visitor === null) return;
    let draft: Draft | null = null;
    let isGone = false;
    const page = holdPage();
    const show = (result: OpenDraft) => setOpened({ visitor, result });
    show(loading);
    const known = id ?? createdId.current;
    open(host, { id: known, isFresh: isFresh && known === id }, page.id, initialContent).then(
      (next) => {
        if (isGone) return next.close();
        draft = next;
        show({ state: 'ready', draft });
      },
      (error: unknown) => {
        if (!isGone) show({ state: 'failed', error, retry });
      },
    );
    return () => {
      isGone = true;
      createdId.current = draft?.store.getState().id ?? known;
      draft?.close();
      page.release();
    };
  }, [host, id, isFresh, visitor, attempt, initialContent, retry]);

  // Does not show the previous visitor's draft while the next one's is being opened.
  const result = opened?.visitor === visitor ? opened.result : loading;
  const draft = result.state === 'ready' ? result.draft : null;
  useEffect(() => (draft ? keepSafe(draft) : undefined), [draft]);
  useEffect(() => (draft ? followTabs(draft) : undefined), [draft]);
  useEffect(() => {
    if (status === 'real') draft?.wake();
  }, [draft, status]);
  return result;
}

const loading: OpenDraft = { state: 'loading' };

/** The visitor's first user id on this page: a guest's login keeps the draft open. Null while unknown. */
function useVisitor(): string | null {
  const session = useSession();
  const visitor = useRef<{ first: string | null; last: string | null }>({ first: null, last: null });
  const { first, last } = visitor.current;
  if (session.userId !== last) {
    visitor.current = { first: isLoginOf(last, session) ? first : session.userId, last: session.userId };
  }
  return visitor.current.first;
}

/** Saves when the connection is back, and stores unsaved content when the page is hidden or closed. */
function keepSafe(draft: Draft): () => void {
  const leaveHidden = () => {
    if (document.visibilityState === 'hidden') draft.leave();
  };
  window.addEventListener('online', draft.wake);
  window.addEventListener('pagehide', draft.leave);
  document.addEventListener('visibilitychange', leaveHidden);
  return () => {
    window.removeEventListener('online', draft.wake);
    window.removeEventListener('pagehide', draft.leave);
    document.removeEventListener('visibilitychange', leaveHidden);
  };
}

const nothingLeft: LeftCopies = { copies: [], forget: async () => {} };

async function open(
  host: Host,
  { id, isFresh }: DraftAddress,
  pageId: string,
  initial: () => StoryDraftContent,
): Promise<Draft> {
  const ports = portsOf(host, pageId);
  const { copies, forget } = isFresh ? nothingLeft : await ports.copies.findLeft(id);
  const readOrKept = (known: string) =>
    ports.read(known).catch((error: unknown) => {
      const kept = isNetworkError(error) ? storedOfCopies(known, copies) : null;
      if (kept === null) throw error;
      return kept;
    });
  const stored = id === null ? null : await readOrKept(id);
  return createDraft(ports, { stored, initial: initial(), copies, forgetCopies: forget });
}

function portsOf(host: Host, pageId: string): DraftPorts {
  const owner = createDraftOwner(host.session);
  return {
    save: ({ kind: _, ...input }, options) => host.call(modify, input, options),
    read: (id) => host.call(writeDetail, { id }),
    newRequestId: () => randomId(),
    isLoggedIn: () => host.session.getState().status === 'real' && owner.isPresent(),
    copies: copiesOf(owner, pageId),
    now: () => Date.now(),
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * Copies under the id of the draft's owner, which changes when a guest logs in. The shell then moves the guest's
 * copies; one that this page wrote under the guest's id later is deleted.
 */
function copiesOf(owner: DraftOwner, pageId: string): DeviceCopies {
  const opened = new Map<string, DeviceCopies>();
  const current = () => {
    const userId = owner.userId();
    const copies = opened.get(userId) ?? deviceCopies(userId, pageId);
    opened.set(userId, copies);
    return copies;
  };
  const removeEarlier = async (id: string | null) => {
    const earlier = [...opened.values()].filter((copies) => copies !== current());
    await Promise.allSettled(earlier.map((copies) => copies.remove(id)));
  };
  return {
    findLeft: (id) => current().findLeft(id),
    async write(id, copy) {
      await current().write(id, copy);
      await removeEarlier(id);
    },
    async remove(id) {
      await current().remove(id);
      await removeEarlier(id);
    },
  };
}
