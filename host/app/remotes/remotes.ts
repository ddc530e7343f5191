import type { PageComposition, PageMfe, PageRelease } from '@storyloom/contract/platform/composition';
import type { Mfe } from '@storyloom/mfe/define';
import { RemoteLoadError, reasonOf } from './load-error.ts';
import { type PartKind, type PartKinds, type PartRef, type PartState, partKey } from './part.ts';
import type { Reload } from './reload-once.ts';

/** Loads one release's code; rejects with RemoteLoadError. */
export type LoadRelease = (release: PageRelease, mfe: PageMfe) => Promise<Mfe>;

export interface Remotes {
  read<Kind extends PartKind>(ref: PartRef<Kind>): PartState<PartKinds[Kind]>;
  /** Never rejects. Loads a failed part again; resolves at once for a loaded one. */
  load<Kind extends PartKind>(ref: PartRef<Kind>): Promise<PartState<PartKinds[Kind]>>;
  /**
   * Replaces a part whose code does not work by that of the last known good release. Resolves to false if there is
   * none, or if it is this code already.
   */
  fallBack(ref: PartRef): Promise<boolean>;
  subscribe(listener: () => void): () => void;
  /** Loads all parts of a micro-frontend again, each after `before`, whose rejection is a failure. For the panel. */
  disturb(mfe: string, before: Disturbance): void;
}

/** Runs before the code of a part is loaded. */
export type Disturbance = () => Promise<void>;

interface Options {
  composition: PageComposition;
  loadRelease: LoadRelease;
  report(ref: PartRef, error: unknown, release: PageRelease): void;
  /** Called for a slot that failed: slots are loaded when they are shown, other parts also before. */
  reload?: Reload;
}

/** Largest number of attempts for one release. */
const maxAttempts = 8;

/** The state of a part that nobody has asked for. */
export const pending = { state: 'pending' } as const;

function modulesOf(mfe: Mfe, kind: PartKind) {
  return { route: mfe.routes, dialog: mfe.dialogs, slot: mfe.slots }[kind];
}

/** The store of the state of every part in one composition. */
export function createRemotes({ composition, loadRelease, report, reload }: Options): Remotes {
  const states = new Map<string, PartState<unknown>>();
  const loading = new Map<string, Promise<PartState<unknown>>>();
  const disturbances = new Map<string, Disturbance>();
  const listeners = new Set<() => void>();
  const mfes = new Map(composition.mfes.map((mfe) => [mfe.name, mfe]));

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const finish = async (ref: PartRef, state: PartState<unknown>) => {
    if (state.state === 'failed' && ref.kind === 'slot') await reload?.(state.reason);
    const key = partKey(ref);
    states.set(key, state);
    loading.delete(key);
    notify();
    return state;
  };

  const loadPart = async (ref: PartRef, release: PageRelease, mfe: PageMfe) => {
    await disturbances.get(ref.mfe)?.();
    const code = await loadRelease(release, mfe);
    const load = modulesOf(code, ref.kind)[ref.id];
    if (!load)
      throw new RemoteLoadError('missing', `${ref.mfe} ${release.version} offers no ${ref.kind} ${ref.id}`);
    return { module: await load(), manifest: code.manifest };
  };

  const attempt = async (
    ref: PartRef,
    mfe: PageMfe,
    releases: PageRelease[],
  ): Promise<PartState<unknown>> => {
    let failure: unknown;
    for (const release of releases) {
      const tried = new Set<string>();
      // A script whose preload failed fails a second time before it is requested again. A different error means
      // that the attempt got further, so it is repeated.
      for (let again = true; again; ) {
        try {
          const code = await loadPart(ref, release, mfe);
          return { state: 'ready', ...code, release, fallback: release !== mfe.stable };
        } catch (error) {
          report(ref, error, release);
          failure = error;
          const message = String(error);
          again = !tried.has(message) && tried.size + 1 < maxAttempts;
          tried.add(message);
        }
      }
    }
    return { state: 'failed', reason: reasonOf(failure) };
  };

  const loadAny = async (ref: PartRef): Promise<PartState<unknown>> => {
    const mfe = mfes.get(ref.mfe);
    if (!mfe) return { state: 'failed', reason: 'missing' };
    return attempt(ref, mfe, mfe.lastKnownGood ? [mfe.stable, mfe.lastKnownGood] : [mfe.stable]);
  };

  return {
    read: <Kind extends PartKind>(ref: PartRef<Kind>) =>
      (states.get(partKey(ref)) ?? pending) as PartState<PartKinds[Kind]>,
    load<Kind extends PartKind>(ref: PartRef<Kind>) {
      const key = partKey(ref);
      const known = states.get(key);
      if (known?.state === 'ready') return Promise.resolve(known) as Promise<PartState<PartKinds[Kind]>>;
      const running = loading.get(key) ?? loadAny(ref).then((state) => finish(ref, state));
      loading.set(key, running);
      if (known) {
        states.delete(key);
        notify();
      }
      return running as Promise<PartState<PartKinds[Kind]>>;
    },
    async fallBack(ref) {
      const key = partKey(ref);
      const known = states.get(key);
      const mfe = mfes.get(ref.mfe);
      if (!mfe?.lastKnownGood || known?.state !== 'ready' || known.fallback) return false;
      const state = await attempt(ref, mfe, [mfe.lastKnownGood]);
      if (state.state !== 'ready') return false;
      states.set(key, state);
      notify();
      return true;
    },
    disturb(mfe, before) {
      disturbances.set(mfe, before);
      for (const key of [...states.keys()].filter((each) => each.startsWith(`${mfe}/`))) states.delete(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
