import type { DialogDefinition, DialogInput, DialogResult } from '@storyloom/contract/core/dialog';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import type { Flag } from '@storyloom/contract/platform/flags';
import type { MfeManifest, NavigationEntry, RouteManifest } from '@storyloom/contract/platform/manifest';
import type { ComponentType } from 'react';
import type { PageLoader } from './host.ts';

/** A route's module: the page, and the loader that primes the query cache for it. */
export interface RouteModule {
  default: ComponentType;
  loader?: PageLoader;
}

/**
 * A slot's module: a component that gets the slot's input, and the host from `useHost`. The loader primes the query
 * cache if the server renders the part.
 */
export interface SlotModule {
  default: ComponentType<{ input: unknown }>;
  loader?: PageLoader;
}

type LoadSlot = () => Promise<SlotModule>;

/**
 * `close` resolves the promise of `host.dialogs.open` and sets `open` to false; `onClosed`, called after the closing
 * animation, removes the dialog from the stack.
 */
export interface DialogProps<D extends DialogDefinition = DialogDefinition> {
  input: DialogInput<D>;
  open: boolean;
  zIndex: number;
  close(result?: DialogResult<D>): void;
  onClosed(): void;
}

export interface DialogModule {
  default: ComponentType<DialogProps<never>>;
  /** Whether the owner's definition allows an input: that of the opener may be another release's. */
  accepts?(input: unknown): boolean;
}

export interface OfferedDialog {
  reference: string;
  definition: DialogDefinition;
  load(): Promise<DialogModule>;
}

export interface RouteDefinition extends Partial<Omit<RouteManifest, 'id' | 'path'>> {
  id: string;
  path: string;
  load(): Promise<RouteModule>;
}

export interface MfeDefinition {
  name: string;
  routes?: RouteDefinition[];
  dialogs?: OfferedDialog[];
  /** Parts for slots. Of several parts for one slot, that with the smallest order is first; without one, it is 100. */
  slots?: Record<string, LoadSlot | { order: number; load: LoadSlot }>;
  events?: { emits?: EventDefinition[]; listens?: EventDefinition[] };
  /** Those that `defineFlags` returns. */
  flags?: Readonly<Record<string, Flag>>;
  navigation?: NavigationEntry[];
  /** Dialogs of others that it opens, if they are not in the contract. */
  opens?: DialogDefinition[];
  /** Slots of its own pages that others may fill. */
  ownSlots?: string[];
}

export interface Mfe {
  manifest: MfeManifest;
  /** Keyed by route id. */
  routes: Record<string, () => Promise<RouteModule>>;
  /** Keyed by reference: `points-details@1`. */
  dialogs: Record<string, () => Promise<DialogModule>>;
  slots: Record<string, () => Promise<SlotModule>>;
  /** For the build, which puts those outside the contract into the release. */
  definitions: readonly (EventDefinition | DialogDefinition)[];
}

/** Offers a dialog; the component must take its input and give its result. */
export function offerDialog<D extends DialogDefinition>(
  dialog: D,
  load: () => Promise<{ default: ComponentType<DialogProps<D>> }>,
): OfferedDialog {
  const accepts = (input: unknown) => dialog.input.safeParse(input).success;
  return {
    reference: referenceOf(dialog),
    definition: dialog,
    load: async () => ({ ...(await load()), accepts }),
  };
}

/** Declares a micro-frontend: plain data, and one lazy import for each part. */
export function defineMfe(definition: MfeDefinition): Mfe {
  const { name, routes = [], dialogs = [], events = {}, flags, navigation, opens, ownSlots } = definition;
  const slots = Object.entries(definition.slots ?? {});
  const orders = slots.flatMap(([slot, part]) => ('order' in part ? [[slot, part.order] as const] : []));
  return {
    manifest: {
      name,
      routes: routes.map(({ load: _, ...route }) => ({
        layout: 'default',
        // The server does not know the visitor.
        ssr: route.caller === undefined,
        keepAlive: null,
        title: null,
        validate: null,
        middleware: [],
        ...route,
      })),
      dialogs: dialogs.map(({ reference }) => reference),
      slots: slots.map(([slot]) => slot),
      events: {
        emits: (events.emits ?? []).map(referenceOf),
        listens: (events.listens ?? []).map(referenceOf),
      },
      ...(flags && { flags }),
      ...(orders.length > 0 && { slotOrder: Object.fromEntries(orders) }),
      ...(navigation && { navigation }),
      ...(ownSlots && { ownSlots }),
      ...(opens && { opens: opens.map(referenceOf) }),
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route.load])),
    dialogs: Object.fromEntries(dialogs.map(({ reference, load }) => [reference, load])),
    slots: Object.fromEntries(slots.map(([slot, part]) => [slot, 'load' in part ? part.load : part])),
    definitions: [
      ...(events.emits ?? []),
      ...(events.listens ?? []),
      ...dialogs.map((dialog) => dialog.definition),
      ...(opens ?? []),
    ],
  };
}
