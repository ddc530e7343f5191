import type * as z from '@storyloom/schema';
import type { Owner, Versioned } from './reference.ts';

/**
 * A fact in the past tense that crosses micro-frontends. It names what is stale, without the new data. A published
 * version never changes: a new version is a new file beside it, and both are emitted until nothing listens to the old.
 */
export interface EventDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> extends Versioned {
  owner: Owner;
  /** Other owners that may emit it; only `owner` changes the definition. */
  emitters: readonly Owner[];
  schema: Schema;
  /** The last payload is kept and given to listeners that subscribe later. */
  retained: boolean;
}

export type PayloadOf<E extends EventDefinition> = z.output<E['schema']>;

export function defineEvent<Schema extends z.ZodMiniType>(
  definition: Omit<EventDefinition<Schema>, 'emitters' | 'retained'> &
    Partial<Pick<EventDefinition, 'emitters' | 'retained'>>,
): EventDefinition<Schema> {
  return { emitters: [], retained: false, ...definition };
}
