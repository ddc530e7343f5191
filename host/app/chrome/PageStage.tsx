import { useMatches, useOutlet } from '@storyloom/mfe';
import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRemoteHandle } from '../routing/handle.ts';
import { leaveMs, usesMotion } from './motion.ts';
import styles from './PageStage.module.css';

/** How many hidden pages keep their state at most. */
const keptPages = 4;

interface StagedPage {
  outlet: ReactNode;
  kept: boolean;
  /** Grows with each page that is shown. */
  shownAs: number;
}

function usePageKey(): { key: string; kept: boolean } {
  const leaf = useMatches().at(-1);
  const keepAlive = isRemoteHandle(leaf?.handle) ? leaf.handle.route.keepAlive : null;
  const id = leaf?.id ?? '';
  return keepAlive ? { key: `${id}:${leaf?.params[keepAlive]}`, kept: true } : { key: id, kept: false };
}

/** Drops pages that are gone, and those beyond the limit that were shown the longest ago. */
function tidy(pages: Map<string, StagedPage>, shown: string): void {
  for (const [key, page] of pages) if (!page.kept && key !== shown) pages.delete(key);
  const hidden = [...pages].filter(([key]) => key !== shown).sort(([, a], [, b]) => a.shownAs - b.shownAs);
  for (const [key] of hidden.slice(0, Math.max(0, hidden.length - keptPages))) pages.delete(key);
}

/**
 * Shows the current page with the transition named 'page', out-in: the old page leaves, then the new one enters.
 * Pages whose route asks for keep-alive stay mounted, hidden, with their state.
 */
export function PageStage() {
  const outlet = useOutlet();
  const { key, kept } = usePageKey();
  const pages = useRef(new Map<string, StagedPage>()).current;
  const [shown, setShown] = useState(key);
  const [entered, setEntered] = useState(false);
  pages.set(key, { outlet, kept, shownAs: pages.get(key)?.shownAs ?? 0 });
  const leaving = shown !== key;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(
      () => {
        setShown(key);
        setEntered(true);
        const page = pages.get(key);
        if (page) page.shownAs = Math.max(...[...pages.values()].map((each) => each.shownAs)) + 1;
        tidy(pages, key);
      },
      usesMotion() ? leaveMs : 0,
    );
    return () => clearTimeout(timer);
  }, [leaving, key, pages]);

  // A page begins at its top; one that was kept goes back to its own place afterwards.
  const opened = useRef(shown);
  useLayoutEffect(() => {
    if (opened.current === shown) return;
    opened.current = shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);

  const motion = leaving ? styles['page-leave-active'] : entered ? styles['page-enter-active'] : undefined;
  return (
    <>
      {[...pages].map(([pageKey, page]) => (
        <Activity key={pageKey} mode={pageKey === shown ? 'visible' : 'hidden'}>
          <div className={pageKey === shown ? motion : undefined}>{page.outlet}</div>
        </Activity>
      ))}
    </>
  );
}
