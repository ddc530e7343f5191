import { isNetworkError } from '@storyloom/http/errors';
import { useLocation, useRouteError } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { RouteFailure } from '../bootstrap-data.ts';
import { Chrome } from '../chrome/Chrome.tsx';
import styles from '../chrome/chrome.module.css';
import { renderLink } from '../chrome/links.tsx';

function isFailure(error: unknown): error is RouteFailure {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** Any thrown thing as what a visitor may read: its status and the product's own words. */
export function failureOf(error: unknown, path: string): RouteFailure {
  if (isRouteErrorResponse(error)) {
    // The router's own 404 carries its words for developers; ours begin as the product says.
    const own = typeof error.data === 'string' && /^Page not found: /i.test(error.data);
    if (own) return { status: error.status, message: String(error.data) };
    return error.status === 404
      ? { status: 404, message: `Page not found: ${path}` }
      : { status: error.status, message: error.statusText };
  }
  if (error instanceof Error) return { status: 500, message: 'Internal Server Error' };
  return isFailure(error) ? error : { status: 500, message: 'Internal Server Error' };
}

function HomeLink() {
  return (
    <Button href="/" renderLink={renderLink}>
      Go to Home
    </Button>
  );
}

/** Asks for the page's data again, in place. */
function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button loading={state === 'loading'} onClick={() => void revalidate()}>
      Retry
    </Button>
  );
}

/** The request never arrived. The page comes by itself when the connection is back. */
function Unconnected() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <main className={styles.page}>
      <title>No connection</title>
      <EmptyState
        level={1}
        art="lantern"
        title="No connection"
        text="We couldn’t reach Storyloom. Check your connection and try again."
        action={<TryAgain />}
      />
    </main>
  );
}

/** The error page inside a layout. */
export function RouteError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  // On the server the same error is between two of our own machines.
  if (typeof window !== 'undefined' && isNetworkError(error)) return <Unconnected />;
  const failure = failureOf(error, pathname);
  // A route's validate may answer with a status of its own.
  const missing = failure.status < 500;
  const title = missing ? 'Page Not Found' : 'Internal Server Error';
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        text={missing ? failure.message : 'Something went wrong on our side. Try again in a moment.'}
        action={missing ? <HomeLink /> : <TryAgain />}
      />
    </main>
  );
}

/** An address that no route knows: the same page, with the shell around it. */
export function ShellError() {
  return (
    <Chrome>
      <RouteError />
    </Chrome>
  );
}
