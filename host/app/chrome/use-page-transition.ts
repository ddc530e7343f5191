import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { useMatches, useOutlet } from '@storyloom/mfe';
import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { isRemoteHandle } from '../remotes/handle.ts';
import { leaveMs, usesMotion } from './motion.ts';
import { useManualScrollRestoration } from './use-manual-scroll-restoration.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Largest number of hidden pages that keep their state. */
const maxHiddenPages = 4;

export interface MountedPage {
  outlet: ReactNode;
  layout: RouteManifest['layout'];
  kept: boolean;
  /** Increases with each page shown. */
  shownAs: number;
}

export interface PageTransitionState {
  pages: ReadonlyMap<string, MountedPage>;
  /** Key of the page that is shown. */
  shown: string;
  motion: 'leaving' | 'entering' | null;
  /** Layout of the page that is shown, also while it leaves. */
  layout: RouteManifest['layout'];
}

function useMatchedPage() {
  const leaf = useMatches().at(-1);
  const route = isRemoteHandle(leaf?.handle) ? leaf.handle.route : null;
  const keepAlive = route?.keepAlive ?? null;
  const id = leaf?.id ?? '';
  const key = typeof keepAlive === 'string' ? `${id}:${leaf?.params[keepAlive]}` : id;
  return { key, kept: keepAlive !== null, layout: route?.layout ?? 'default' };
}

/** Drops pages that are not kept, and the least recently shown ones beyond the limit. */
function dropPages(pages: Map<string, MountedPage>, shown: string): void {
  for (const [key, page] of pages) if (!page.kept && key !== shown) pages.delete(key);
  const hidden = [...pages].filter(([key]) => key !== shown).sort(([, a], [, b]) => a.shownAs - b.shownAs);
  for (const [key] of hidden.slice(0, Math.max(0, hidden.length - maxHiddenPages))) pages.delete(key);
}

/** Which pages are mounted and which is shown: the previous page leaves first, then the new one enters. */
export function usePageTransition(): PageTransitionState {
  useManualScrollRestoration();
  const outlet = useOutlet();
  const { key, ...page } = useMatchedPage();
  const pages = useRef(new Map<string, MountedPage>()).current;
  const [shown, setShown] = useState(key);
  const [entered, setEntered] = useState(false);
  pages.set(key, { ...page, outlet, shownAs: pages.get(key)?.shownAs ?? 0 });
  const leaving = shown !== key;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(
      () => {
        setShown(key);
        setEntered(true);
        const next = pages.get(key);
        if (next) next.shownAs = Math.max(...[...pages.values()].map((each) => each.shownAs)) + 1;
        dropPages(pages, key);
      },
      usesMotion() ? leaveMs : 0,
    );
    return () => clearTimeout(timer);
  }, [leaving, key, pages]);

  // A page starts at its top, before its own layout effects, which may scroll it; a kept page restores its position afterwards.
  const opened = useRef(shown);
  useInsertionEffect(() => {
    if (opened.current === shown) return;
    opened.current = shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);
  useScrollRestoration(shown, leaving);

  const motion = leaving ? 'leaving' : entered ? 'entering' : null;
  return { pages, shown, motion, layout: pages.get(shown)?.layout ?? 'default' };
}
