import { useSyncExternalStore } from 'react';

const attribute = 'data-focus';

/** Hides everything but the story and the composer, including the header and navigation of the shell. */
export function setFocusMode(on: boolean): void {
  document.documentElement.toggleAttribute(attribute, on);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}

export function useFocusMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(attribute),
    () => false,
  );
}
