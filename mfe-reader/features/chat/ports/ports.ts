import type { FollowOptions, RunEnd } from '@storyloom/http/follow-run';
import type { Bus } from '@storyloom/mfe/bus';
import type { Call } from '@storyloom/mfe/host';
import type { RunRequest } from '../store/run-request.ts';
import type { Clock } from './clock.ts';

export type Follow = Pick<FollowOptions, 'onData' | 'onReconnecting' | 'signal'>;

/** All that a chat needs of the world. */
export interface ChatPorts {
  call: Call;
  /** Starts a reply and follows it to its end; see `followRun`. */
  start(request: RunRequest, options: Follow): Promise<RunEnd>;
  /** Follows a reply from the text offset shown; see `resumeRun`. */
  resume(runId: string, offset: number, options: Follow): Promise<RunEnd>;
  emit: Bus['emit'];
  /** Resolves when there is a visitor to play as. */
  ready(): Promise<void>;
  /** Says what went wrong beside the transcript, in passing. */
  notify(text: string): void;
  drafts: Drafts;
  /** The model that the reader chose for this story; null: the site's own choice. */
  model(storyId: string): string | null;
  newId(): string;
  clock: Clock;
}

/** What the reader typed and has not sent, by story; it outlives the page. */
export interface Drafts {
  read(storyId: string): string;
  write(storyId: string, text: string): void;
}
