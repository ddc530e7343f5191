import { Activity, useRef } from 'react';
import styles from './PageTransition.module.css';
import type { PageTransitionState } from './use-page-transition.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

const motions = { leaving: styles['page-leave-active'], entering: styles['page-enter-active'] };

/**
 * Shows the current page with the out-in transition named 'page': the previous page leaves, then the new one enters.
 * Pages whose route has keepAlive stay mounted and hidden, with their state.
 */
export function PageTransition({ pages, shown, motion }: PageTransitionState) {
  const stage = useRef<HTMLDivElement>(null);
  useRestoreFocus(stage, shown, motion === 'leaving');
  return (
    <div ref={stage} className={styles.stage}>
      {[...pages].map(([key, page]) => (
        <Activity key={key} mode={key === shown ? 'visible' : 'hidden'}>
          <div
            tabIndex={-1}
            data-page={key}
            className={key === shown && motion ? motions[motion] : undefined}
          >
            {page.outlet}
          </div>
        </Activity>
      ))}
    </div>
  );
}
