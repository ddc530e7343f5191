import type { PageComposition, PageMfe, PageRelease } from '@storyloom/contract/composition';
import type { Mfe } from '@storyloom/mfe/define';
import { RemoteLoadError, reasonOf } from './load-error.ts';
import { type PartKind, type PartKinds, type PartRef, type PartState, partKey } from './part.ts';

/** Brings one release's code; rejects with RemoteLoadError. */
export type LoadRelease = (release: PageRelease, mfe: PageMfe) => Promise<Mfe>;

export interface Remotes {
  read<Kind extends PartKind>(ref: PartRef<Kind>): PartState<PartKinds[Kind]>;
  /** Never rejects. A failed part is tried anew; a ready one is answered at once. */
  load<Kind extends PartKind>(ref: PartRef<Kind>): Promise<PartState<PartKinds[Kind]>>;
  subscribe(listener: () => void): () => void;
  /** Learns of micro-frontends that the composition did not hold; known ones stay as they are. */
  extend(composition: PageComposition): void;
}

interface Options {
  composition: PageComposition;
  loadRelease: LoadRelease;
  report(ref: PartRef, error: unknown): void;
}

/** Of one release, however each try fails. */
const mostTries = 8;

const pending = { state: 'pending' } as const;

function modulesOf(mfe: Mfe, kind: PartKind) {
  return { route: mfe.routes, dialog: mfe.dialogs, slot: mfe.slots }[kind];
}

/** Keeps what is known of each part of each micro-frontend in one composition. */
export function createRemotes({ composition, loadRelease, report }: Options): Remotes {
  const states = new Map<string, PartState<unknown>>();
  const loading = new Map<string, Promise<PartState<unknown>>>();
  const listeners = new Set<() => void>();
  const mfes = new Map(composition.mfes.map((mfe) => [mfe.name, mfe]));

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const settle = (key: string, state: PartState<unknown>) => {
    states.set(key, state);
    loading.delete(key);
    tell();
    return state;
  };

  const bring = async (ref: PartRef, release: PageRelease, mfe: PageMfe) => {
    const code = await loadRelease(release, mfe);
    const load = modulesOf(code, ref.kind)[ref.id];
    if (!load)
      throw new RemoteLoadError('missing', `${ref.mfe} ${release.version} offers no ${ref.kind} ${ref.id}`);
    return { module: await load(), manifest: code.manifest };
  };

  const attempt = async (ref: PartRef): Promise<PartState<unknown>> => {
    const mfe = mfes.get(ref.mfe);
    if (!mfe) return { state: 'failed', reason: 'missing' };
    let failure: unknown;
    for (const release of [mfe.stable, mfe.lastKnownGood]) {
      if (!release) continue;
      const tried = new Set<string>();
      // A script that was preloaded in vain fails once more before it is asked for again, each on its own: as long as
      // a try fails otherwise than those before it, it got further.
      for (let again = true; again; ) {
        try {
          const code = await bring(ref, release, mfe);
          return { state: 'ready', ...code, release, fallback: release !== mfe.stable };
        } catch (error) {
          report(ref, error);
          failure = error;
          const words = String(error);
          again = !tried.has(words) && tried.size < mostTries;
          tried.add(words);
        }
      }
    }
    return { state: 'failed', reason: reasonOf(failure) };
  };

  return {
    read: <Kind extends PartKind>(ref: PartRef<Kind>) =>
      (states.get(partKey(ref)) ?? pending) as PartState<PartKinds[Kind]>,
    load<Kind extends PartKind>(ref: PartRef<Kind>) {
      const key = partKey(ref);
      const known = states.get(key);
      if (known?.state === 'ready') return Promise.resolve(known) as Promise<PartState<PartKinds[Kind]>>;
      const running = loading.get(key) ?? attempt(ref).then((state) => settle(key, state));
      loading.set(key, running);
      if (known) {
        states.delete(key);
        tell();
      }
      return running as Promise<PartState<PartKinds[Kind]>>;
    },
    extend(newer) {
      for (const mfe of newer.mfes) if (!mfes.has(mfe.name)) mfes.set(mfe.name, mfe);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
