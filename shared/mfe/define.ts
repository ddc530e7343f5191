import type { MfeManifest, RouteManifest } from '@storyloom/contract/manifest';
import type { ComponentType } from 'react';
import type { PageLoader } from './host.ts';

/** What a route's module gives: the page, and the loader that primes the query cache for it. */
export interface RouteModule {
  default: ComponentType;
  loader?: PageLoader;
}

/** What a slot's module gives: a component without props; it reads the host by `useHost`. */
export interface SlotModule {
  default: ComponentType;
}

/**
 * A dialog draws itself while `open`; `close` settles the promise of `host.dialogs.open` and turns `open` off;
 * `onClosed`, called when its closing motion has ended, takes it off the stack.
 */
export interface DialogProps<Input = unknown, Result = unknown> {
  input: Input;
  open: boolean;
  zIndex: number;
  close(result?: Result): void;
  onClosed(): void;
}

export interface DialogModule {
  // Each dialog knows its own input; the shell only passes it on.
  default: ComponentType<DialogProps<never, never>>;
}

export interface RouteDefinition extends Partial<Omit<RouteManifest, 'id' | 'path'>> {
  id: string;
  path: string;
  load(): Promise<RouteModule>;
}

export interface MfeDefinition {
  name: string;
  routes?: RouteDefinition[];
  dialogs?: Record<string, () => Promise<DialogModule>>;
  slots?: Record<string, () => Promise<SlotModule>>;
  events?: { emits?: string[]; listens?: string[] };
}

export interface Mfe {
  manifest: MfeManifest;
  routes: Record<string, () => Promise<RouteModule>>;
  dialogs: Record<string, () => Promise<DialogModule>>;
  slots: Record<string, () => Promise<SlotModule>>;
}

/** Declares a micro-frontend: plain data, and one lazy import for each thing it offers. */
export function defineMfe(definition: MfeDefinition): Mfe {
  const { name, routes = [], dialogs = {}, slots = {}, events = {} } = definition;
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
      dialogs: Object.keys(dialogs),
      slots: Object.keys(slots),
      events: { emits: events.emits ?? [], listens: events.listens ?? [] },
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route.load])),
    dialogs,
    slots,
  };
}
