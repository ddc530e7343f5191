import type { InputOf } from '@storyloom/contract/core/endpoint';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { optimize } from '@storyloom/contract/stories/endpoints/optimize';
import type { OptimizeEvent } from '@storyloom/contract/stories/entities/writing-help';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { BusinessError, isNetworkError } from '@storyloom/http/errors';
import { stream } from '@storyloom/http/stream';
import type { Host } from '@storyloom/mfe/host';
import { readField, readText } from '../draft/content-path.ts';
import type { Draft } from '../draft/draft.ts';
import { storeByDraft } from '../draft/draft-store.ts';
import { fieldLabel } from '../draft/field-labels.ts';
import { isRefused } from '../paid-help/request-ids.ts';
import { forgetRun, moveRuns, readStoredRuns, storeRun } from './stored-runs.ts';

type Input = InputOf<typeof optimize>;

/** The improvement of a text, running or finished. */
export interface HelpRun {
  input: Input;
  /** Start index of the selected part; null for a whole text. */
  start: number | null;
  /** The text received so far. */
  text: string;
  state: 'running' | 'done' | 'failed';
  error: unknown;
}

interface HelpState {
  /** The runs of a draft by path, one at a time. Results stay until they are applied or discarded. */
  runs: Readonly<Record<string, HelpRun>>;
}
export const helpOf = storeByDraft<HelpState>(() => ({ runs: {} }));

/** The path of the text that is being improved; undefined if there is none. */
export function improvingPath(draft: Draft): string | undefined {
  const runs = Object.entries(helpOf(draft).getState().runs);
  return runs.find(([, { state }]) => state === 'running')?.[0];
}

export function dismissRun(host: Host, draft: Draft, path: string): void {
  forgetRun(host.session.getState().userId, draft.store.getState().id, path);
  helpOf(draft).setState(({ runs: { [path]: _, ...runs } }) => ({ runs }));
}

/**
 * Improves a text, or a part that begins at `start`. A paid result survives the page: the request is stored until
 * its result is applied or discarded, and a repeated request gets the same text without a charge.
 */
export async function improve(
  host: Host,
  draft: Draft,
  path: string,
  input: Input,
  start: number | null = null,
): Promise<void> {
  const { userId } = host.session.getState();
  const update = (change: Partial<HelpRun>) =>
    helpOf(draft).setState(({ runs }) => {
      const run = runs[path] ?? { input, start, text: '', state: 'running', error: null };
      return { runs: { ...runs, [path]: { ...run, ...change } } };
    });
  update({ input, start, text: '', state: 'running', error: null });
  const story = draft.store.getState().id;
  const known = readStoredRuns(userId, story)[path];
  const at = known?.input.clientRequestId === input.clientRequestId ? known.at : Date.now();
  storeRun(userId, story, path, { input, start, at });
  if (story === null) whenStored(draft, (id) => moveRuns(userId, id, [path]));
  try {
    const text = await receive(host, input, (arrived) => update({ text: arrived }));
    // A text without a change is not offered again.
    if (text === input.content) forgetRun(userId, draft.store.getState().id, path);
    update({ text, state: 'done' });
  } catch (error) {
    if (isRefused(error)) forgetRun(userId, draft.store.getState().id, path);
    update({ state: 'failed', error });
  }
  host.bus.emit(pointsChanged, {});
}

/** Calls `then` with the id of a new story after its first save. */
function whenStored(draft: Draft, then: (id: string) => void): void {
  const unsubscribe = draft.store.subscribe(({ id }) => {
    if (id === null) return;
    unsubscribe();
    then(id);
  });
}

/** Reads the stream. If it breaks off, a plain request fetches the whole text. */
async function receive(host: Host, input: Input, onText: (text: string) => void): Promise<string> {
  let end: OptimizeEvent | undefined;
  let text = '';
  try {
    await stream<typeof optimize, OptimizeEvent>(host.transport, optimize, input, {
      onData(event) {
        if (event.type !== 'delta') end = event;
        else {
          text += event.text;
          onText(text);
        }
      },
    });
  } catch (error) {
    if (!isNetworkError(error)) throw error;
  }
  if (end?.type === 'error') throw new BusinessError(end.code, end.msg, end.error, end.details);
  if (end?.type === 'done') return end.content;
  return (await host.call(optimize, input)).content;
}

/** Continues the stored runs of earlier pages of this draft, one at a time. Returns a function that stops it. */
export function resumeRuns(host: Host, draft: Draft): () => void {
  let isGone = false;
  const { id, isRestored } = draft.store.getState();
  const { userId } = host.session.getState();
  // Stored requests without a story id belong to the new story kept on this device, not to another one.
  const stored = id === null && !isRestored ? {} : readStoredRuns(userId, id);
  // The first save may happen before most of the runs have started.
  if (id === null) whenStored(draft, (story) => moveRuns(userId, story, Object.keys(stored)));
  const resume = async () => {
    for (const [path, { input, start }] of Object.entries(stored)) {
      const { id: story, content } = draft.store.getState();
      if (isGone || helpOf(draft).getState().runs[path] !== undefined) continue;
      if (isItemGone(content, path)) forgetRun(userId, story, path);
      else {
        await improve(host, draft, path, input, start);
        const isDone = helpOf(draft).getState().runs[path]?.state === 'done';
        if (isDone && !isGone) host.toast('info', `Your improved text is ready: ${nameOf(content, path)}.`);
      }
    }
  };
  void resume();
  return () => {
    isGone = true;
  };
}

/** True if the character, relation or lore entry of a path no longer exists. */
function isItemGone(content: StoryDraftContent, path: string): boolean {
  const ends = [...path.matchAll(/\.(?:@\w+|\d+)/g)].map(({ index, 0: item }) => index + item.length);
  return ends.some((end) => readField(content, path.slice(0, end)) === undefined);
}

function nameOf(content: StoryDraftContent, path: string): string {
  const [entry] = /^lore\.@\w+/.exec(path) ?? [];
  return entry === undefined
    ? fieldLabel(path)
    : `“${readText(content, `${entry}.title`) || 'Untitled entry'}”`;
}
