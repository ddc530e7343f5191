import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import type { Bus } from '@storyloom/mfe/bus';

export interface LoggedEvent {
  /** Milliseconds since the page was opened. */
  at: number;
  reference: string;
  payload: string;
}

export interface BusLog {
  /** The newest first. */
  read(): readonly LoggedEvent[];
  subscribe(listener: () => void): () => void;
  /** References of the contract's events, and of all that were emitted. */
  known(): string[];
  /** Emits an event with a payload as JSON, past the declarations. Throws if one of them is not valid. */
  publish(reference: string, payload: string): void;
}

/** Events that are kept. */
const limit = 200;

/** Logs what passes the bus from now on. */
export function watchBus(bus: Bus): BusLog {
  const definitions = new Map<string, EventDefinition>();
  const learn = (event: EventDefinition) => definitions.set(referenceOf(event), event);
  for (const event of [followChanged, memberChanged, pointsChanged, sessionChanged, settingsChanged])
    learn(event);
  for (const event of [storyChanged, storyDeleted, storyPublished, workChanged]) learn(event);
  let log: readonly LoggedEvent[] = [];
  const listeners = new Set<() => void>();
  const emit = bus.emit;
  bus.emit = (event, payload) => {
    emit(event, payload);
    learn(event);
    const entry = { at: performance.now(), reference: referenceOf(event), payload: JSON.stringify(payload) };
    log = [entry, ...log].slice(0, limit);
    for (const listener of listeners) listener();
  };
  return {
    read: () => log,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: () => [...definitions.keys()].sort(),
    publish(reference, payload) {
      const event = definitions.get(reference);
      if (!event) throw new Error('Choose an event.');
      bus.emit(event, JSON.parse(payload));
    },
  };
}
