import type { FollowOptions, RunEnd } from '@storyloom/http/follow-run';
import type { Bus } from '@storyloom/mfe/bus';
import type { Call } from '@storyloom/mfe/host';
import type { RunRequest } from '../store/run-request.ts';
import type { Clock } from './clock.ts';

export type Follow = Pick<FollowOptions, 'onData' | 'onReconnecting' | 'signal'>;

/** Dependencies of a chat. */
export interface ChatPorts {
  call: Call;
  /** Starts a run and follows it to its end; see `followRun`. */
  start(request: RunRequest, options: Follow): Promise<RunEnd>;
  /** Follows a run from a text offset; see `resumeRun`. */
  resume(runId: string, offset: number, options: Follow): Promise<RunEnd>;
  emit: Bus['emit'];
  /** Resolves when the session is known. */
  ready(): Promise<void>;
  /** Shows an error as a toast. */
  notify(text: string): void;
  /** Asks before the first paid image; resolves with false if the visitor declines. */
  confirmImage(): Promise<boolean>;
  drafts: Drafts;
  /** Id of the model chosen for the story; null: the default model. */
  model(storyId: string): string | null;
  /** The price of the next reply as the page shows it, in points. */
  price(storyId: string): number;
  newId(): string;
  clock: Clock;
}

/** Unsent text by visitor and story, kept after the page is closed. */
export interface Drafts {
  read(userId: string, storyId: string): string;
  write(userId: string, storyId: string, text: string): void;
}
