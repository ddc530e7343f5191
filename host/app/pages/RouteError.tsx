import { pageMessages, unknownPage } from '@storyloom/contract/platform/messages';
import { isLoggedOut, isNetworkError, isRateLimited } from '@storyloom/http/errors';
import { useHost, useLocation, useRouteError } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { type ReactNode, useCallback } from 'react';
import { isRouteErrorResponse, useHref, useRevalidator } from 'react-router';
import type { RouteFailure } from '../bootstrap-data.ts';
import { Chrome } from '../chrome/Chrome.tsx';
import styles from '../chrome/chrome.module.css';
import { renderLink } from '../chrome/links.tsx';
import { Slot } from '../remotes/Slot.tsx';
import { useSiteReached } from '../use-online.ts';

/** What was at the address is gone; the message says what. */
const GONE = 410;

function isFailure(error: unknown): error is RouteFailure {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

const isUnknownPage = (text: unknown) =>
  typeof text === 'string' && text.toLowerCase().startsWith(unknownPage('').toLowerCase());

/** The status and message of a thrown value for visitors. */
export function failureOf(error: unknown, path: string): RouteFailure {
  if (isRouteErrorResponse(error)) {
    // The router's own 404 has a message for developers.
    if (isUnknownPage(error.data) || error.status === GONE)
      return { status: error.status, message: String(error.data) };
    return error.status === 404
      ? { status: 404, message: unknownPage(path) }
      : { status: error.status, message: error.statusText };
  }
  if (isRateLimited(error) || isLoggedOut(error)) return { status: error.status, message: error.msg };
  if (error instanceof Error) return { status: 500, message: pageMessages.internalServerError };
  return isFailure(error) ? error : { status: 500, message: pageMessages.internalServerError };
}

function HomeLink() {
  return (
    <Button href="/" renderLink={renderLink}>
      Go to Home
    </Button>
  );
}

interface FailedProps {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

function Failed({ title, children, ...state }: FailedProps) {
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <EmptyState level={1} art="lantern" title={title} {...state} />
      {children}
    </main>
  );
}

/** Loads the page's data again. */
function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button loading={state === 'loading'} onClick={() => void revalidate()}>
      Retry
    </Button>
  );
}

/** Shown for network errors; loads the page when the site can be reached. */
function Unconnected() {
  const { revalidate } = useRevalidator();
  useSiteReached(useCallback(() => void revalidate(), [revalidate]));
  return (
    <Failed
      title="No connection"
      text="We couldn’t reach Storyloom. Check your connection and try again."
      action={<TryAgain />}
    />
  );
}

/** Shown to a visitor who sent too many requests; `message` says when the next one is allowed. */
function Limited({ message }: { message: string }) {
  return <Failed title="One moment" text={message} action={<TryAgain />} />;
}

/** Shown to a user whose session the server has ended. */
function LoggedOut({ message }: { message: string }) {
  const { requireLogin } = useHost();
  const { revalidate } = useRevalidator();
  const logIn = async () => {
    if (await requireLogin()) await revalidate();
  };
  const button = <Button onClick={() => void logIn()}>Log in</Button>;
  return <Failed title="Logged out" text={message} action={button} />;
}

/** The error page inside a layout. */
export function RouteError() {
  // With the language, as the visitor asked for it.
  const pathname = useHref(useLocation().pathname);
  const error = useRouteError();
  // On the server, a network error is a failure between our own machines.
  if (typeof window !== 'undefined' && isNetworkError(error)) return <Unconnected />;
  const failure = failureOf(error, pathname);
  // A route's validate may have its own status.
  if (failure.status === 429) return <Limited message={failure.message} />;
  if (failure.status === 401) return <LoggedOut message={failure.message} />;
  const missing = failure.status < 500;
  if (!missing) {
    const text = 'Something went wrong on our side. Try again in a moment.';
    return <Failed title={pageMessages.internalServerError} text={text} action={<TryAgain />} />;
  }
  const isGone = failure.status === GONE && !isUnknownPage(failure.message);
  return (
    <Failed
      title={isGone ? failure.message : pageMessages.notFoundTitle}
      text={isGone ? 'It was turned off by whoever shared it, or taken down.' : failure.message}
      action={<HomeLink />}
    >
      <Slot name="not-found" />
    </Failed>
  );
}

/** The error page with the shell around it, for paths without a route. */
export function ShellError() {
  return (
    <Chrome>
      <RouteError />
    </Chrome>
  );
}
