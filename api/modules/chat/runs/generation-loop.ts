import { setTimeout as sleep } from 'node:timers/promises';
import { type BeatReader, createBeatReader } from '@storyloom/script/beat-marks';
import { isUnavailable } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Moderation } from '../../moderation/moderation.service.ts';
import type {
  FinishReason,
  Provider,
  ProviderChunk,
  ProviderRequest,
} from '../../providers/providers.service.ts';
import { abortedEnding, decideEnding, type Ending, filteredEnding, unfinishedEnding } from './ending.ts';
import { interruptedEvent, type RunFinalizer } from './finalize.ts';
import { joinTexts } from './join-texts.ts';
import { createOutputModeration, type OutputModeration } from './output-moderation.ts';
import { enterStage, type Run, type Terminal } from './run.ts';
import { findRun } from './runs.repository.ts';

/** About a minute of retries, during which the run keeps its lease. */
const FINALIZE_ATTEMPTS = 200;
const FINALIZE_RETRY_MS = 300;

export interface GenerationLoopParts {
  db: Parameters<typeof findRun>[0];
  moderation: Moderation;
  finalizer: RunFinalizer;
  logger: Logger;
}

/** A provider stream whose first chunk has been requested. */
export interface ProviderStream {
  chunks: AsyncIterator<ProviderChunk>;
  first: Promise<IteratorResult<ProviderChunk>>;
}

/** Sends the request; a failure is reported when the stream is read. */
export function startStream(
  provider: Provider,
  run: Run,
  request: Omit<ProviderRequest, 'signal'>,
): ProviderStream {
  const chunks = provider.stream({ ...request, signal: run.abort.signal })[Symbol.asyncIterator]();
  const first = chunks.next();
  first.catch(() => undefined);
  return { chunks, first };
}

/** Reads the stream into the run and finalizes it. Never throws: a run always gets a terminal event. */
export async function generate(parts: GenerationLoopParts, run: Run, stream: ProviderStream): Promise<void> {
  const ending = await readModerated(parts, run, stream);
  // A reply of options alone has failed, and offers nothing.
  if (ending.state === 'error') run.options = [];
  try {
    run.end(await finalizeWithRetry(parts, run, ending));
  } catch (err) {
    parts.logger.error({ err, runId: run.runId }, 'could not finalize a run; its lease will expire');
    run.end(interruptedEvent);
  }
}

async function readModerated(parts: GenerationLoopParts, run: Run, stream: ProviderStream): Promise<Ending> {
  const output = createOutputModeration(parts.moderation, run);
  const ending = await readStream(parts, run, stream, output);
  const isFinished = ending.state === 'done' || ending.state === 'stopped';
  const isAllowed = isFinished ? await output.finish() : !output.isRefused();
  return isAllowed ? ending : filteredEnding;
}

async function readStream(
  parts: GenerationLoopParts,
  run: Run,
  { chunks, first }: ProviderStream,
  output: OutputModeration,
): Promise<Ending> {
  let finish: FinishReason | undefined;
  const beats = run.plot === null ? null : createBeatReader();
  const think = () => enterStage(run, 'thinking');
  try {
    think();
    for (let next = await first; !next.done; next = await chunks.next()) {
      if (run.abort.signal.aborted) return abortedEnding(run);
      const chunk = next.value;
      if (chunk.type === 'text') {
        const text = beats === null ? chunk.text : beats.add(chunk.text);
        if (text !== '' && !output.add(joinTexts(run, text))) break;
      } else if (chunk.type === 'options') run.options = output.filterOptions(chunk.options);
      else if (chunk.type === 'usage') run.usage = chunk.usage;
      else if (chunk.type === 'finish') finish = chunk.reason;
      else {
        if (chunk.type === 'retract') {
          output.retract();
          beats?.clear();
        }
        think();
      }
    }
    if (run.abort.signal.aborted) return abortedEnding(run);
    if (beats !== null && finish !== undefined && finish !== 'filter') await followPlot(run, beats, output);
    return finish === undefined ? filteredEnding : decideEnding(run, finish);
  } catch (error) {
    if (!run.abort.signal.aborted) parts.logger.warn({ err: error, runId: run.runId }, 'a provider failed');
    return unfinishedEnding(run, error);
  } finally {
    chunks.return?.()?.catch(() => undefined);
  }
}

/** Moves the script along the beat that the model named, and tells the author’s ending where it has come to one. */
async function followPlot(run: Run, beats: BeatReader, output: OutputModeration): Promise<void> {
  const rest = beats.end();
  if (rest !== '') output.add(joinTexts(run, rest));
  run.advance = (await run.plot?.advance(beats.beat())) ?? null;
  if (run.advance === null) return;
  run.options = output.filterOptions(run.advance.options);
  if (run.advance.ending?.text) output.add(joinTexts(run, `\n\n${run.advance.ending.text}`));
}

/** Retries while the database is unavailable. Throws when the attempts are used up; then the lease expires. */
async function finalizeWithRetry(
  { db, finalizer }: GenerationLoopParts,
  run: Run,
  ending: Ending,
): Promise<Terminal> {
  for (let attempt = 1; ; attempt++) {
    try {
      const ended = (await finalizer.finalize(run, ending)) ?? (await findRun(db, run.runId))?.run;
      return ended === undefined ? interruptedEvent : await finalizer.readTerminal(ended);
    } catch (error) {
      if (!isUnavailable(error) || attempt === FINALIZE_ATTEMPTS) throw error;
      await sleep(FINALIZE_RETRY_MS);
    }
  }
}
