import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The name in the fragment of the address, so that a micro-frontend has an address; otherwise the one of the token, or the first. */
export function useChosen(names: readonly string[], own: string): string | undefined {
  const chosen = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return [chosen, own].find((name) => names.includes(name)) ?? names[0];
}
