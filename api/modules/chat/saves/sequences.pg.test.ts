import type { Archive } from '@storyloom/contract/entities/archive';
import type { Message } from '@storyloom/contract/entities/message';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/chat-lab.ts';
import { newRequestId, type TestAnswer } from '../testing/reader.ts';
import { savesDesk } from '../testing/saves-desk.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  api = await lab.process('normal');
  storyId = await lab.story();
});
afterAll(() => lab.close());

const action = fc.record({
  kind: fc.constantFrom(
    'send',
    'rewind',
    'choose',
    'regenerate',
    'edit',
    'save',
    'replace',
    'load',
    'delete',
  ),
  save: fc.nat(),
  message: fc.nat(),
});
type Action = { kind: string; save: number; message: number };

/** A reader with what a reader can know: every message ever seen, and where each save must stand. */
async function begin() {
  const reader = await api.reader();
  const desk = savesDesk(reader, storyId);
  const seen = new Map<string, Message>();
  const at = <T>(items: T[], index: number) => items[index % items.length];

  async function see(): Promise<void> {
    for (const save of await desk.saves()) {
      for (const message of await desk.path(save.id)) seen.set(message.id, seen.get(message.id) ?? message);
    }
  }

  /** The ids from a message up to the opening, by what was seen. */
  function wayUp(id: string | null): string[] {
    const message = id === null ? undefined : seen.get(id);
    return message === undefined ? [] : [message.id, ...wayUp(message.parentId)];
  }

  async function act({ kind, save: which, message: what }: Action, saves: Archive[]): Promise<TestAnswer> {
    const save = at(saves, which);
    const current = saves.find(({ isCurrent }) => isCurrent);
    if (save === undefined || current === undefined || kind === 'send') return reader.send({ storyId });
    const tree = wayUp(current.headMessageId).at(-1);
    const inTree = [...seen.values()].filter(({ id }) => wayUp(id).at(-1) === tree);
    const message = at(inTree, what)?.id ?? '';
    const reply = at(
      inTree.filter(({ role, parentId }) => role === 'assistant' && parentId !== null),
      what,
    );
    if (kind === 'rewind') return desk.move(save.id, message);
    if (kind === 'choose') return desk.choose(save.id, message);
    if (kind === 'regenerate') return desk.regenerate(reply?.id ?? '', newRequestId());
    if (kind === 'edit') return desk.edit(reply?.id ?? '', `Edited ${what}.`);
    if (kind === 'save') return desk.create({ messageId: message });
    if (kind === 'replace') return desk.create({ messageId: message, replaceArchiveId: save.id });
    if (kind === 'load') return desk.load(save.id);
    return desk.remove(save.id);
  }

  /** What must hold whatever was done. */
  async function check(before: Archive[], done: Action, answer: TestAnswer): Promise<void> {
    const isFull = done.kind === 'save' && before.length === 3;
    expect(answer.data.error).toBe(isFull ? 'archive.full' : undefined);
    await see();
    const saves = await desk.saves();
    expect(saves.length).toBeLessThanOrEqual(3);
    expect(saves.filter(({ isCurrent }) => isCurrent)).toHaveLength(saves.length > 0 ? 1 : 0);
    for (const save of saves) {
      const path = await desk.path(save.id);
      expect(path.map(({ id }) => id)).toEqual(wayUp(save.headMessageId));
      expect(path.at(-1)).toMatchObject({ depth: 0, parentId: null });
      for (const message of path) expect(message.text).toBe(seen.get(message.id)?.text);
    }
    const moved = saves.filter(({ id, headMessageId }) =>
      before.some((old) => old.id === id && old.headMessageId !== headMessageId),
    );
    expect(moved.length).toBeLessThanOrEqual(1);
    const rows = await lab.query<{ id: string; text: string }>(
      'select id, text from messages where id = any($1)',
      [[...seen.keys()]],
    );
    expect(new Map(rows.map(({ id, text }) => [id, text]))).toEqual(
      new Map([...seen].map(([id, { text }]) => [id, text])),
    );
  }

  return { desk, act, check, wayUp, seen };
}

test('whatever is done to saves, nothing is lost that one stands on, three are the most, and one is current', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const { desk, act, check, wayUp, seen } = await begin();
      for (const one of actions) {
        const before = await desk.saves();
        await check(before, one, await act(one, before));
      }
      const [save] = await desk.saves();
      if (save === undefined) return;
      // Every message of the tree can be gone to, also those on no save's path now.
      const root = wayUp(save.headMessageId).at(-1);
      for (const { id } of [...seen.values()].filter((message) => wayUp(message.id).at(-1) === root)) {
        expect((await desk.move(save.id, id)).data).toMatchObject({ headMessageId: id });
      }
    }),
    { numRuns: 12, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
  );
});
