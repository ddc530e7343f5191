import type { InputOf } from '@storyloom/contract/endpoint';
import { optimize } from '@storyloom/contract/endpoints/stories/optimize';
import type { OptimizeEvent } from '@storyloom/contract/entities/writing-help';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { BusinessError, isNetworkError } from '@storyloom/http/errors';
import { stream } from '@storyloom/http/stream';
import type { Host } from '@storyloom/mfe/host';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import type { Draft } from '../draft/draft.ts';
import { storeByDraft } from '../draft/draft-store.ts';
import { isRefused } from '../paid-help/request-ids.ts';

type Input = InputOf<typeof optimize>;

/** A request on this device. `story` is null while the draft has no id. */
interface Kept {
  story: string | null;
  path: string;
  input: Input;
}

/** A text that is being improved, or was. */
export interface HelpRun {
  input: Input;
  /** The text as far as it has arrived. */
  text: string;
  state: 'running' | 'done' | 'failed';
  error: unknown;
}

const item = 'writing-help';

interface HelpState {
  /** The improved texts of a draft by path. One runs at a time; results stay until they are applied or discarded. */
  runs: Readonly<Record<string, HelpRun>>;
}
export const helpOf = storeByDraft<HelpState>(() => ({ runs: {} }));

/** True while a text of the draft is being improved: the form asks the author to wait. */
export const isImproving = (draft: Draft) =>
  Object.values(helpOf(draft).getState().runs).some(({ state }) => state === 'running');

export function dismissRun(host: Host, draft: Draft, path: string): void {
  writeVisitorItem(host.session.getState().userId, item, null);
  helpOf(draft).setState(({ runs: { [path]: _, ...runs } }) => ({ runs }));
}

/**
 * Improves a text. Nothing that was paid for is lost with the page: the request is kept until its result is applied or
 * discarded, and a repeated request gets the same text without a charge.
 */
export async function improve(host: Host, draft: Draft, path: string, input: Input): Promise<void> {
  const { userId } = host.session.getState();
  const story = draft.store.getState().id;
  const update = (change: Partial<HelpRun>) =>
    helpOf(draft).setState(({ runs }) => {
      const run = runs[path] ?? { input, text: '', state: 'running', error: null };
      return { runs: { ...runs, [path]: { ...run, ...change } } };
    });
  update({ input, text: '', state: 'running', error: null });
  writeVisitorItem(userId, item, JSON.stringify({ story, path, input } satisfies Kept));
  try {
    const text = await receive(host, input, (arrived) => update({ text: arrived }));
    update({ text, state: 'done' });
  } catch (error) {
    if (isRefused(error)) writeVisitorItem(userId, item, null);
    update({ state: 'failed', error });
  }
  host.bus.emit(pointsChanged, {});
}

/** Follows the stream; a stream that breaks off is followed by a plain request for its end. */
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

/** Continues what a former page of this draft has left. */
export function resumeRun(host: Host, draft: Draft): void {
  const kept = readVisitorItem(host.session.getState().userId, item);
  if (kept === null) return;
  const { story, path, input } = JSON.parse(kept) as Kept;
  const isOpen = helpOf(draft).getState().runs[path] !== undefined;
  if (story !== null && story === draft.store.getState().id && !isOpen)
    void improve(host, draft, path, input);
}
