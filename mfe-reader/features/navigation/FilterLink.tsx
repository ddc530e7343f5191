import { Link, useLocation } from '@storyloom/mfe';
import type { LinkProps } from '@storyloom/ui/navigation/Link';
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';

/** The location key and address of the pending link; empty if none is pending. */
let pendingLink = '';
const listeners = new Set<() => void>();

function setPendingLink(link: string): void {
  pendingLink = link;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link that changes filters: keeps the scroll position, and is marked `data-pending` until the new list has loaded. */
export function FilterLink({ href, ...props }: LinkProps) {
  const { key } = useLocation();
  const link = `${key} ${href}`;
  // Any later location ends the pending state, so that returning to this one shows none.
  useEffect(
    () => () => {
      if (pendingLink === link) setPendingLink('');
    },
    [link],
  );
  const isPending = useSyncExternalStore(
    subscribe,
    () => pendingLink === link,
    () => false,
  );
  return (
    <Link
      to={href}
      preventScrollReset
      data-pending={isPending || undefined}
      onClick={(event) => opensHere(event) && setPendingLink(link)}
      {...props}
    />
  );
}
