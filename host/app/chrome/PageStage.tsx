import { useMatches, useOutlet } from '@storyloom/mfe';
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { isRemoteHandle } from '../routing/handle.ts';
import { leaveMs, usesMotion } from './motion.ts';
import styles from './PageStage.module.css';

/** How many hidden pages keep their state at most. */
const keptPages = 4;

interface StagedPage {
  outlet: ReactNode;
  kept: boolean;
}

function usePageKey(): { key: string; kept: boolean } {
  const leaf = useMatches().at(-1);
  const keepAlive = isRemoteHandle(leaf?.handle) ? leaf.handle.route.keepAlive : null;
  const id = leaf?.id ?? '';
  return keepAlive ? { key: `${id}:${leaf?.params[keepAlive]}`, kept: true } : { key: id, kept: false };
}

/** Drops pages that are gone, and the oldest hidden ones beyond the limit. */
function tidy(pages: Map<string, StagedPage>, shown: string): void {
  for (const [key, page] of pages) if (!page.kept && key !== shown) pages.delete(key);
  for (const key of [...pages.keys()].slice(0, Math.max(0, pages.size - keptPages - 1))) {
    if (key !== shown) pages.delete(key);
  }
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
  pages.set(key, { outlet, kept });
  const leaving = shown !== key;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(
      () => {
        setShown(key);
        setEntered(true);
        tidy(pages, key);
      },
      usesMotion() ? leaveMs : 0,
    );
    return () => clearTimeout(timer);
  }, [leaving, key, pages]);

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
