import type { ShownTo } from '@storyloom/contract/platform/manifest';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useRef } from 'react';
import styles from '../chrome/chrome.module.css';
import { renderLink } from '../chrome/links.tsx';
import { PageSkeleton } from '../chrome/PageSkeleton.tsx';
import { useFirstFocus } from '../chrome/use-first-focus.ts';

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

/** Shown in place of a page that is not for the visitor; a skeleton until the visitor is known. */
export function PageGate({ caller }: { caller: ShownTo }) {
  const { status } = useSession();
  return status === 'none' ? <PageSkeleton /> : <Refusal caller={caller} isGuest={status === 'guest'} />;
}
