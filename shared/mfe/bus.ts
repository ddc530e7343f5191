import type { EventDefinition, PayloadOf } from '@storyloom/contract/core/event';
import { type Owner, referenceOf } from '@storyloom/contract/core/reference';
import * as z from '@storyloom/schema';
import mitt from 'mitt';

export interface Bus {
  /** Throws if the payload does not match the event's schema, or if the sender has not declared the event. */
  emit<E extends EventDefinition>(event: E, payload: PayloadOf<E>): void;
  /**
   * Subscribes and returns the function that unsubscribes. The last payload of a retained event is delivered at once.
   * Throws if the listener has not declared the event.
   */
  on<E extends EventDefinition>(event: E, handler: (payload: PayloadOf<E>) => void): () => void;
}

/** References (`points.changed@1`) of the events that one micro-frontend may emit and listen to. */
export interface DeclaredEvents {
  emits: readonly string[];
  listens: readonly string[];
}

/** `report` gets errors thrown by handlers; the other handlers still run. */
export function createBus(report: (reference: string, error: unknown) => void): Bus {
  const emitter = mitt<Record<string, unknown>>();
  const retained = new Map<string, unknown>();
  return {
    emit(event, payload) {
      const reference = referenceOf(event);
      const parsed = event.schema.safeParse(payload);
      if (!parsed.success) throw new Error(`${reference} was not emitted: ${z.prettifyError(parsed.error)}`);
      if (event.retained) retained.set(reference, parsed.data);
      emitter.emit(reference, parsed.data);
    },
    on(event, handler) {
      const reference = referenceOf(event);
      const guarded = (payload: unknown) => {
        try {
          handler(payload as PayloadOf<typeof event>);
        } catch (error) {
          report(reference, error);
        }
      };
      emitter.on(reference, guarded);
      if (retained.has(reference)) guarded(retained.get(reference));
      return () => emitter.off(reference, guarded);
    },
  };
}

const unrestricted = new WeakMap<Bus, Bus>();

/**
 * The bus as `owner`, a micro-frontend or the shell, sees it: undeclared events are refused. Restricting a bus that is
 * already restricted starts from the unrestricted one.
 */
export function restrictBus(from: Bus, owner: Owner, { emits, listens }: DeclaredEvents): Bus {
  const bus = unrestricted.get(from) ?? from;
  const check = (event: EventDefinition, list: 'emits' | 'listens', allowed: readonly string[]) => {
    const reference = referenceOf(event);
    if (allowed.includes(reference)) return;
    throw new Error(`${owner} does not declare ${reference}. Add it to events.${list} of its definition.`);
  };
  const restricted: Bus = {
    emit(event, payload) {
      check(event, 'emits', emits);
      bus.emit(event, payload);
    },
    on(event, handler) {
      check(event, 'listens', listens);
      return bus.on(event, handler);
    },
  };
  unrestricted.set(restricted, bus);
  return restricted;
}

/** Used on the server, where no event outlives its request. */
export const silentBus: Bus = { emit: () => {}, on: () => () => {} };
