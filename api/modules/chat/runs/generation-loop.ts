import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Moderation } from '../../moderation/moderation.service.ts';
import type {
  FinishReason,
  Provider,
  ProviderChunk,
  ProviderRequest,
} from '../../providers/providers.service.ts';
import { brokenEnding, type Ending, endingOf, filteredEnding } from './ending.ts';
import { errorEvent, type Settlement } from './finalize.ts';
import { createGuard, type Guard } from './output-moderation.ts';
import { notify, type Run } from './run.ts';
import { findRun } from './runs.repository.ts';

/** For the better part of a minute; meanwhile the run keeps its lease. */
const SETTLE_TRIES = 30;
const LONGEST_WAIT_MS = 2_000;

export interface WriterParts {
  db: Parameters<typeof findRun>[0];
  provider: Provider;
  moderation: Moderation;
  settlement: Settlement;
  logger: Logger;
}

/** A provider that was asked: what it will say, and its first word when that is there. */
export interface Asked {
  chunks: AsyncIterator<ProviderChunk>;
  first: Promise<IteratorResult<ProviderChunk>>;
}

/** Asks the provider now; whoever writes the run hears how that went. */
export function ask(provider: Provider, run: Run, request: Omit<ProviderRequest, 'signal'>): Asked {
  const chunks = provider.stream({ ...request, signal: run.abort.signal })[Symbol.asyncIterator]();
  const first = chunks.next();
  first.catch(() => undefined);
  return { chunks, first };
}

/** Lets the provider write a run to its end and settles it. Never throws: a run always gets a terminal. */
export async function writeRun(parts: WriterParts, run: Run, asked: Asked) {
  const ending = await tell(parts, run, asked);
  try {
    run.end(await settle(parts, run, ending));
  } catch (err) {
    parts.logger.error({ err, runId: run.runId }, 'a run could not be settled; its lease will end it');
    run.end(errorEvent('chat.interrupted'));
  }
}

async function tell(parts: WriterParts, run: Run, asked: Asked): Promise<Ending> {
  const guard = createGuard(parts.moderation, run);
  const ending = await listen(parts, run, asked, guard);
  const isOver = ending.state === 'done' || ending.state === 'stopped';
  const isAllowed = isOver ? await guard.finish() : !guard.isRefused();
  return isAllowed ? ending : filteredEnding;
}

async function listen(parts: WriterParts, run: Run, { chunks, first }: Asked, guard: Guard): Promise<Ending> {
  let finish: FinishReason = 'stop';
  try {
    run.stage = 'thinking';
    notify(run);
    for (let next = await first; !next.done; next = await chunks.next()) {
      if (run.abort.signal.aborted) return brokenEnding(run);
      const chunk = next.value;
      if (chunk.type === 'text') {
        if (!guard.take(chunk.text)) break;
      } else if (chunk.type === 'options') run.options = guard.options(chunk.options);
      else if (chunk.type === 'usage') run.usage = chunk.usage;
      else finish = chunk.reason;
    }
    return run.abort.signal.aborted ? brokenEnding(run) : endingOf(run, finish);
  } catch (error) {
    const ending = brokenEnding(run);
    if (ending.state === 'error') {
      parts.logger.warn({ err: error, runId: run.runId }, 'a provider failed');
    }
    return ending;
  } finally {
    chunks.return?.()?.catch(() => undefined);
  }
}

/** A database that is away for a moment is waited for; the lease decides when it is away for long. */
async function settle({ db, settlement }: WriterParts, run: Run, ending: Ending) {
  for (let attempt = 1; ; attempt++) {
    try {
      const ended = (await settlement.endOwn(run, ending)) ?? (await findRun(db, run.runId))?.run;
      return ended === undefined ? errorEvent('chat.interrupted') : await settlement.terminalOf(ended);
    } catch (error) {
      if (!isUnavailable(error) || attempt === SETTLE_TRIES) throw error;
      await sleep(Math.min(LONGEST_WAIT_MS, 100 * 2 ** attempt));
    }
  }
}
