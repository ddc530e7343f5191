import type { DialogDefinition, DialogInput, DialogResult } from '@storyloom/contract/core/dialog';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import type { Flag } from '@storyloom/contract/platform/flags';
import type { MfeManifest, RouteManifest } from '@storyloom/contract/platform/manifest';
import type { ComponentType } from 'react';
import type { PageLoader } from './host.ts';

/** A route's module: the page, and the loader that primes the query cache for it. */
export interface RouteModule {
  default: ComponentType;
  loader?: PageLoader;
}

/** A slot's module: a component that gets the slot's input, and the host from `useHost`. */
export interface SlotModule {
  default: ComponentType<{ input: unknown }>;
}

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
}

export interface OfferedDialog {
  reference: string;
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
  slots?: Record<string, () => Promise<SlotModule>>;
  events?: { emits?: EventDefinition[]; listens?: EventDefinition[] };
  /** Those that `defineFlags` returns. */
  flags?: Readonly<Record<string, Flag>>;
}

export interface Mfe {
  manifest: MfeManifest;
  /** Keyed by route id. */
  routes: Record<string, () => Promise<RouteModule>>;
  /** Keyed by reference: `points-details@1`. */
  dialogs: Record<string, () => Promise<DialogModule>>;
  slots: Record<string, () => Promise<SlotModule>>;
}

/** Offers a dialog of the contract; the component must take its input and give its result. */
export function offerDialog<D extends DialogDefinition>(
  dialog: D,
  load: () => Promise<{ default: ComponentType<DialogProps<D>> }>,
): OfferedDialog {
  return { reference: referenceOf(dialog), load };
}

/** Declares a micro-frontend: plain data, and one lazy import for each part. */
export function defineMfe(definition: MfeDefinition): Mfe {
  const { name, routes = [], dialogs = [], slots = {}, events = {}, flags } = definition;
  return {
    manifest: {
      name,
      routes: routes.map(({ load: _, ...route }) => ({
        layout: 'default',
        ssr: true,
        keepAlive: null,
        title: null,
        validate: null,
        middleware: [],
        ...route,
      })),
      dialogs: dialogs.map(({ reference }) => reference),
      slots: Object.keys(slots),
      events: {
        emits: (events.emits ?? []).map(referenceOf),
        listens: (events.listens ?? []).map(referenceOf),
      },
      ...(flags && { flags }),
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route.load])),
    dialogs: Object.fromEntries(dialogs.map(({ reference, load }) => [reference, load])),
    slots,
  };
}
