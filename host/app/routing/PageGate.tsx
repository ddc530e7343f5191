import type { RouteManifest, ShownTo } from '@storyloom/contract/platform/manifest';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { type ReactNode, useRef } from 'react';
import styles from '../chrome/chrome.module.css';
import { renderLink } from '../chrome/links.tsx';
import { PageSkeleton } from '../chrome/PageSkeleton.tsx';
import { useFirstFocus } from '../chrome/use-first-focus.ts';
import { isShownTo } from '../session/is-shown-to.ts';

function Refusal({ caller, isGuest }: { caller: ShownTo; isGuest: boolean }) {
  const host = useHost();
  const main = useRef<HTMLElement>(null);
  // The element that had the focus is gone after a logout.
  useFirstFocus(main);
  const who = caller === 'admin' ? 'administrators' : 'visitors with an account';
  const text = isGuest ? '' : ' Ask the operators of this site for access.';
  const logIn = <Button onClick={() => void host.requireLogin()}>Log in</Button>;
  const goHome = (
    <Button href="/" renderLink={renderLink}>
      Go to Home
    </Button>
  );
  return (
    <main ref={main} tabIndex={-1} className={styles.page}>
      <EmptyState
        level={1}
        title={isGuest ? 'Log in to open this page' : 'You aren’t an administrator'}
        text={`This page is for ${who}.${text}`}
        action={isGuest ? logIn : goHome}
      />
    </main>
  );
}

interface Props {
  route: Pick<RouteManifest, 'caller' | 'title'>;
  children: ReactNode;
}

/** A page, or what is shown in its place to a visitor whom it is not for; a skeleton until the visitor is known. */
export function PageGate({ route: { caller, title }, children }: Props) {
  const session = useSession();
  if (isShownTo(session, caller)) return children;
  const isGuest = session.status === 'guest';
  return (
    <>
      {title === null ? null : <title>{title}</title>}
      {session.status === 'none' ? <PageSkeleton rows /> : <Refusal caller={caller} isGuest={isGuest} />}
    </>
  );
}
