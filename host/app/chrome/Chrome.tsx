import { Link, useLocation, useNavigation, useSession } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { cx } from '@storyloom/ui/cx';
import { ProgressBar } from '@storyloom/ui/feedback/ProgressBar';
import { BottomBar } from '@storyloom/ui/navigation/BottomBar';
import { Rail } from '@storyloom/ui/navigation/Rail';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { whenIdle } from '@storyloom/ui/timing/when-idle';
import { whenUsed } from '@storyloom/ui/timing/when-used';
import type { ReactNode } from 'react';
import { AskConsent } from '../analytics/AskConsent.tsx';
import { useComposition } from '../remotes/composition.context.ts';
import { Slot } from '../remotes/Slot.tsx';
import { isFirstVisit } from '../session/first-visit.ts';
import styles from './chrome.module.css';
import { HeaderAccount } from './HeaderAccount.tsx';
import { renderLink } from './links.tsx';
import { navigationOf } from './navigation.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** On a first visit everybody has the same balance. */
const whenBalanceWanted = isFirstVisit ? whenUsed : whenIdle;

interface ChromeProps {
  /** Without header and navigation. */
  bare?: boolean;
  /** True while the previous page is still shown. */
  leaving?: boolean;
  children: ReactNode;
}

/** Header, navigation and loading bar around a page, which keeps its position in the tree in both layouts. */
export function Chrome({ bare = false, leaving = false, children }: ChromeProps) {
  const { pathname } = useLocation();
  const busy = useNavigation().state !== 'idle';
  const session = useSession();
  const { bar, header } = navigationOf(useComposition(), session, pathname);
  return (
    <>
      <RouteAnnouncer leaving={leaving} />
      {bare ? null : (
        <>
          <a className={styles.skip} href="#page">
            Skip to content
          </a>
          <Rail items={bar} renderLink={renderLink} />
        </>
      )}
      <div className={bare ? undefined : styles.column}>
        {bare ? (
          // Outside of a landmark. The pages of this layout have headers of their own.
          <div aria-hidden="true">
            <ProgressBar active={busy} />
          </div>
        ) : (
          <header className={styles.header}>
            <ProgressBar active={busy} />
            <Link
              to="/"
              aria-label="Storyloom, home"
              className={cx(styles.home, session.status === 'real' && styles.account)}
            >
              <Wordmark />
            </Link>
            <div className={styles.headerEnd}>
              <Slot name="header-balance" when={whenBalanceWanted} />
              {header.map(({ label, icon, href }) => (
                <IconButton key={href} label={label} icon={icon} href={href} renderLink={renderLink} />
              ))}
              <HeaderAccount />
            </div>
          </header>
        )}
        <div id="page" tabIndex={-1} className={bare ? undefined : styles.stage}>
          {children}
        </div>
        {bare ? null : <AskConsent />}
      </div>
      {bare ? null : <BottomBar items={bar} renderLink={renderLink} />}
    </>
  );
}
