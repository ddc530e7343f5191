import { isDeepStrictEqual } from 'node:util';
import type { SavedDraft, StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createDraft, type Draft } from '../features/draft/draft.ts';
import type { DeviceCopy, DraftPorts, SaveInput } from '../features/draft/ports.ts';

const time = '2026-11-20T12:00:00.000Z';

/** A saved draft as the server returns it. */
export function savedDraft(change: Partial<SavedDraft> = {}): SavedDraft {
  return {
    id: 's1',
    status: 'DRAFT',
    revision: 1,
    publishedVersion: null,
    changedFields: [],
    minRating: null,
    cover: null,
    createdAt: time,
    updatedAt: time,
    publishedAt: null,
    deletedAt: null,
    daysLeft: null,
    ...change,
  };
}

/** A server for one draft with compare-and-swap, and a manual clock. */
export function createDraftServer(content: StoryDraftContent | null) {
  let stored = content && { revision: 1, content };
  let now = 0;
  const timers = new Set<{ at: number; task: () => void }>();
  const copies = new Map<string, DeviceCopy>();
  const saves: SaveInput[] = [];
  const server = {
    saves,
    copies,
    isOffline: false,
    isLoggedIn: true,
    isDeviceFull: false,
    /** Fails each save, before or after its content is stored. */
    failure: null as { error: Error; isStored: boolean } | null,
    /** Delays responses to saves until it resolves. */
    hold: Promise.resolve(),
    stored: () => stored,
    /** Simulates a save by another device. */
    saveElsewhere(change: Partial<StoryDraftContent>) {
      stored = { revision: (stored?.revision ?? 0) + 1, content: { ...stored?.content, ...change } };
    },
    async advance(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        now = due.at;
        due.task();
        await settled();
      }
      now = end;
    },
  };
  const ports: DraftPorts = {
    async save(input) {
      saves.push(input);
      const { hold } = server;
      await hold;
      if (server.isOffline) throw new NetworkError('cut');
      if (server.failure?.isStored === false) throw server.failure.error;
      const isRepeated = isDeepStrictEqual(stored?.content, input.content);
      if (stored && !isRepeated && (input.kind === 'first' || input.revision !== stored.revision)) {
        throw new BusinessError(12005, 'Changed elsewhere', 'story.changed_elsewhere', {
          draft: { ...savedDraft({ revision: stored.revision }), content: stored.content, images: {} },
        });
      }
      if (!isRepeated) stored = { revision: (stored?.revision ?? 0) + 1, content: input.content };
      if (server.failure) throw server.failure.error;
      return savedDraft({ revision: stored?.revision ?? 0 });
    },
    async read(): Promise<StoryDraft> {
      if (server.isOffline) throw new NetworkError('cut');
      return {
        ...savedDraft({ revision: stored?.revision ?? 0 }),
        content: stored?.content ?? {},
        images: {},
      };
    },
    newRequestId: () => 'request1',
    isLoggedIn: () => server.isLoggedIn,
    copies: {
      findLeft: async () => ({ copies: [], forget: async () => {} }),
      async write(id, copy) {
        if (server.isDeviceFull) throw new DOMException('full', 'QuotaExceededError');
        copies.set(id ?? 'new', structuredClone(copy));
      },
      remove: async (id) => void copies.delete(id ?? 'new'),
    },
    now: () => now,
    schedule(task, ms) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return { server, ports };
}

/** Opens the server's draft or a new one, like a page. */
export function openDraft(
  { server, ports }: ReturnType<typeof createDraftServer>,
  copies: readonly DeviceCopy[] = [],
): Draft {
  const stored = server.stored();
  return createDraft(ports, {
    stored: stored && { ...savedDraft({ revision: stored.revision }), content: stored.content, images: {} },
    initial: { type: 'STORY' },
    copies,
    forgetCopies: async () => {},
  });
}

/** Resolves after all settled promises have been handled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
