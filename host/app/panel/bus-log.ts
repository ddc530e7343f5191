import { defineEvent, type EventDefinition } from '@storyloom/contract/core/event';
import { parseReference, referenceOf } from '@storyloom/contract/core/reference';
import type { Bus } from '@storyloom/mfe/bus';
import * as z from '@storyloom/schema';
import { createStore } from 'zustand/vanilla';

interface LoggedEvent {
  /** Milliseconds since the page was opened. */
  at: number;
  reference: string;
  payload: string;
}

/** Events that are kept. */
const limit = 200;

/** Logs what passes the bus from now on. */
export function watchBus(bus: Bus) {
  const definitions = new Map<string, EventDefinition>();
  const events = createStore<readonly LoggedEvent[]>(() => []);
  const { emit } = bus;
  bus.emit = (event, payload) => {
    emit(event, payload);
    const reference = referenceOf(event);
    definitions.set(reference, event);
    const entry = { at: performance.now(), reference, payload: JSON.stringify(payload) };
    events.setState((before) => [entry, ...before].slice(0, limit), true);
  };
  return {
    /** Emitted events, the newest first. */
    events,
    /**
     * Emits an event with a payload as JSON, past the declarations. Throws if the payload is no JSON, or does not
     * match the event; an event that nobody has emitted yet is not checked.
     */
    publish(reference: string, payload: string): void {
      const { name, version } = parseReference(reference);
      if (!name || !version) throw new Error('Name an event with its version, such as points.changed@1.');
      // The schema of an event that nobody has emitted yet is unknown here.
      const unknown = defineEvent({ name, version, owner: 'shell', schema: z.unknown() });
      bus.emit(definitions.get(reference) ?? unknown, JSON.parse(payload));
    },
  };
}
export type BusLog = ReturnType<typeof watchBus>;
