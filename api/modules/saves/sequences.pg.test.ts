import type { Message } from '@storyloom/contract/chat/entities/message';
import type { Save } from '@storyloom/contract/saves/entities/save';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId, type ReaderResponse } from '../chat/testing/reader.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(() => harness.close());

const often = ['send', 'save', 'save', 'delete', 'rewind'];
const sometimes = ['redo', 'choose', 'regenerate', 'edit', 'replace', 'load', 'restart', 'end'];
const action = fc.record({
  kind: fc.constantFrom(...often, ...often, ...sometimes),
  save: fc.nat(),
  message: fc.nat(),
});
type Action = { kind: string; save: number; message: number };

const activeOf = (saves: Save[]) => saves.filter(({ isArchived }) => !isArchived);

/** Every sequence starts with these, so that short ones reach more states. */
const first: Action[] = ['send', 'save'].map((kind) => ({ kind, save: 0, message: 2 }));

/** A reader that records every message that was ever on the path of a save. */
async function begin() {
  const reader = await api.reader();
  const client = createSavesClient(reader, storyId);
  const seen = new Map<string, Message>();
  /** Heads of saves before they were rewound. */
  const rewound = new Map<string, string>();
  const at = <T>(items: T[], index: number) => items[index % items.length];

  /** The ids from a message to the opening scene; stops at a message that was not seen. */
  function pathOf(id: string | null): string[] {
    const message = id === null ? undefined : seen.get(id);
    return message === undefined ? [] : [message.id, ...pathOf(message.parentId)];
  }

  async function act({ kind, save: which, message: what }: Action, saves: Save[]): Promise<ReaderResponse> {
    const save = at(activeOf(saves), which);
    const current = saves.find(({ isCurrent }) => isCurrent);
    if (save === undefined || current === undefined || kind === 'send') return reader.send({ storyId });
    const treeOf = ({ headMessageId }: Save) => {
      const root = pathOf(headMessageId).at(-1);
      return [...seen.values()].filter(({ id }) => pathOf(id).at(-1) === root);
    };
    const inTree = treeOf(current);
    const message = at(inTree, what)?.id ?? '';
    const own = at(treeOf(save), what)?.id ?? '';
    const reply = at(
      inTree.filter(({ role, parentId }) => role === 'assistant' && parentId !== null),
      what,
    );
    if (kind === 'redo') {
      const undone = inTree.find(({ id }) => id === rewound.get(current.id))?.id;
      return client.move(current.id, undone ?? current.headMessageId);
    }
    if (kind === 'rewind') {
      rewound.set(save.id, save.headMessageId);
      return client.move(save.id, own);
    }
    if (kind === 'choose') return client.choose(save.id, own);
    // A restarted story has no reply yet.
    if (reply === undefined && (kind === 'regenerate' || kind === 'edit')) return reader.send({ storyId });
    if (kind === 'regenerate') return client.regenerate(reply?.id ?? '', newRequestId());
    if (kind === 'edit') return client.edit(reply?.id ?? '', `Edited ${what}.`);
    if (kind === 'save') return client.create({ messageId: message });
    if (kind === 'replace') return client.create({ messageId: message, replaceSaveId: save.id });
    if (kind === 'restart') return client.restart();
    if (kind === 'load') return client.load(save.id);
    if (kind === 'delete') return client.remove(save.id);
    return client.endDialog();
  }

  /** Asserts what is true after any sequence. */
  async function assertConsistent(): Promise<Save[]> {
    const saves = await client.saves();
    expect(activeOf(saves).length).toBeLessThanOrEqual(3);
    expect(saves.filter(({ isCurrent }) => isCurrent)).toHaveLength(saves.length > 0 ? 1 : 0);
    for (const save of saves) {
      const path = await client.path(save.id);
      for (const message of path) seen.set(message.id, seen.get(message.id) ?? message);
      expect(path.map(({ id }) => id)).toEqual(pathOf(save.headMessageId));
      expect(path.at(-1)).toMatchObject({ depth: 0, parentId: null });
      for (const { id, parentId, siblingIds } of path) {
        const known = [...seen.values()].filter((other) => other.parentId === parentId && parentId !== null);
        expect(siblingIds).toEqual(expect.arrayContaining([id, ...known.map((other) => other.id)]));
        expect(new Set(siblingIds).size).toBe(siblingIds.length);
      }
    }
    const stored = 'select id, text from messages where id = any($1)';
    const rows = await harness.query<{ id: string; text: string }>(stored, [[...seen.keys()]]);
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    expect(texts).toEqual(new Map([...seen].map(([id, { text }]) => [id, text])));
    return saves;
  }

  /** Asserts the result of one action without concurrent ones. */
  async function check(before: Save[], { kind }: Action, response: ReaderResponse): Promise<Save[]> {
    const isFull = kind === 'save' && activeOf(before).length === 3;
    expect(response.data.error).toBe(isFull ? 'save.full' : undefined);
    const saves = await assertConsistent();
    const moved = saves.filter(({ id, headMessageId }) =>
      before.some((old) => old.id === id && old.headMessageId !== headMessageId),
    );
    expect(moved.length).toBeLessThanOrEqual(1);
    return saves;
  }

  /** Every message that can be reached by choosing siblings alone. */
  async function swipeThrough({ id, headMessageId }: Save): Promise<Set<string>> {
    const met = new Set<string>();
    const left = [headMessageId];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (met.has(next)) continue;
      expect((await client.choose(id, next)).code).toBe(0);
      const path = await client.path(id);
      expect(path.map((message) => message.id)).toContain(next);
      for (const message of path) {
        met.add(message.id);
        left.push(...message.siblingIds.filter((sibling) => !met.has(sibling)));
      }
    }
    return met;
  }

  return { client, act, check, assertConsistent, pathOf, seen, swipeThrough };
}

describe('any sequence of changes to saves', () => {
  test('keeps every head, at most three saves, and one current', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        const { client, act, check, pathOf, seen, swipeThrough } = await begin();
        let saves: Save[] = [];
        for (const one of [...first, ...actions]) saves = await check(saves, one, await act(one, saves));
        const [save] = saves;
        if (save === undefined) return;
        // Every message of the tree can become a head and is reachable by choosing siblings.
        const root = pathOf(save.headMessageId).at(-1);
        const inTree = [...seen.keys()].filter((id) => pathOf(id).at(-1) === root);
        expect([...(await swipeThrough(save))]).toEqual(expect.arrayContaining(inTree));
        for (const id of inTree) {
          expect((await client.move(save.id, id)).data).toMatchObject({ headMessageId: id });
        }
      }),
      {
        numRuns: 10,
        examples: [[['restart', 'restart', 'save'].map((kind) => ({ kind, save: 0, message: 2 }))]],
      },
    );
  });

  test('is consistent when two tabs change saves at once', async () => {
    const moments = fc.array(fc.array(action, { minLength: 2, maxLength: 6 }), {
      minLength: 2,
      maxLength: 4,
    });
    const refusals = /^(save|chat)\.[a-z_]+$/;
    await fc.assert(
      fc.asyncProperty(moments, async (together) => {
        const { act, assertConsistent } = await begin();
        for (const one of first) await act(one, await assertConsistent());
        for (const actions of together) {
          const before = await assertConsistent();
          const responses = await Promise.all(actions.map((one) => act(one, before)));
          for (const { code, status, data } of responses) {
            if (status === 503) continue;
            expect(status).toBe(200);
            if (code !== 0) expect(data.error).toMatch(refusals);
          }
        }
        await assertConsistent();
      }),
      { numRuns: 8 },
    );
  });
});
