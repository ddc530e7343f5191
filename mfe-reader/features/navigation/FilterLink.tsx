import { Link, useLocation } from '@storyloom/mfe';
import type { LinkProps } from '@storyloom/ui/navigation/Link';
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pressed = '';

function press(what: string): void {
  pressed = what;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The page stays where it is scrolled, and what was pressed last shows it at once, however slow the answer is. */
export function FilterLink({ href, ...props }: LinkProps) {
  const { key } = useLocation();
  const own = `${key} ${href}`;
  // Whatever place comes next, the answer or another: who comes back to this one has pressed nothing yet.
  useEffect(
    () => () => {
      if (pressed === own) press('');
    },
    [own],
  );
  const pending = useSyncExternalStore(
    subscribe,
    () => pressed === own,
    () => false,
  );
  return (
    <Link
      to={href}
      preventScrollReset
      data-pending={pending || undefined}
      onClick={(event) => opensHere(event) && press(own)}
      {...props}
    />
  );
}
