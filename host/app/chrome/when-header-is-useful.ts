import { whenIdle } from '../when-idle.ts';
import { whenUsed } from '../when-used.ts';
import styles from './chrome.module.css';

/**
 * Runs something when the browser is idle. While a page shows a header of its own in place of the shell's, only after
 * the visitor has used the page, because the code of the shell's header would be part of the first visit.
 */
export function whenHeaderIsUseful(run: () => void): void {
  whenIdle(() => {
    const header = document.querySelector<HTMLElement>(`.${styles.header}`);
    if (header?.offsetHeight === 0) whenUsed(run);
    else run();
  });
}
