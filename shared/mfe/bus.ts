import { type EventDefinition, type EventMap, type EventName, events } from '@storyloom/contract/events/map';
import mitt from 'mitt';
import * as z from 'zod/mini';

type Handler<Name extends EventName> = (payload: EventMap[Name]) => void;

export interface Bus {
  /** Throws when the payload does not fit the event's schema: the sender is the one who can mend it. */
  emit<Name extends EventName>(name: Name, payload: EventMap[Name]): void;
  /** A retained event's last payload is given to a late listener at once. Answers the way to stop listening. */
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void;
}

/** `report` hears of a handler that threw; the other handlers still run. */
export function createBus(report: (name: string, error: unknown) => void): Bus {
  const emitter = mitt<Record<EventName, unknown>>();
  const retained = new Map<EventName, unknown>();
  return {
    emit(name, payload) {
      const definition: EventDefinition = events[name];
      const parsed = z.safeParse(definition.schema, payload);
      if (!parsed.success) throw new Error(`Event ${name} refused: ${z.prettifyError(parsed.error)}`);
      if (definition.retained) retained.set(name, parsed.data);
      emitter.emit(name, parsed.data);
    },
    on(name, handler) {
      const guarded = (payload: unknown) => {
        try {
          handler(payload as EventMap[typeof name]);
        } catch (error) {
          report(name, error);
        }
      };
      emitter.on(name, guarded);
      if (retained.has(name)) guarded(retained.get(name));
      return () => emitter.off(name, guarded);
    },
  };
}

/** On the server nothing listens: a request's events die with it. */
export const silentBus: Bus = { emit: () => {}, on: () => () => {} };
