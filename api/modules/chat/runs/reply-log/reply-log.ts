import type { runStages } from '@storyloom/contract/chat/entities/run-event';

/** A piece of a running reply. */
export interface ReplyChunk {
  runId: string;
  /** Position in the text, in UTF-16 units: the text that was there and behind it is withdrawn. */
  startsAt: number;
  text: string;
}

export type RunStage = (typeof runStages)[number];

/** A piece for readers who follow. */
export interface LiveChunk extends ReplyChunk {
  /** Whether the model is thinking or writing after this text. */
  stage: RunStage;
}

/** The text of running replies, for the time when their process has died or cannot be reached. */
export interface ReplyLog {
  append(chunks: readonly ReplyChunk[]): Promise<void>;
  /** The text that a reply has by now, which began with `startText`. */
  read(runId: string, startText: string): Promise<string>;
  /** Forgets a reply that has ended. */
  delete(runId: string): Promise<void>;
}

/** The text after its chunks, in the order in which they were appended. */
export const joinChunks = (startText: string, chunks: readonly Omit<ReplyChunk, 'runId'>[]): string =>
  chunks.reduce((text, chunk) => text.slice(0, chunk.startsAt) + chunk.text, startText);
