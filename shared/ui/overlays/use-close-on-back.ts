import { useEffect, useEffectEvent } from 'react';

/** Under this name in the page, because each micro-frontend has its own copy of this module. */
const name = Symbol.for('storyloom.overlays');

/** What is open over the page, in the order of opening. */
const openOverlays = (): object[] => {
  const page = globalThis as { [name]?: object[] };
  page[name] ??= [];
  return page[name];
};

/** True if the visitor presses Back, and the page may stay where it is. */
const isBack = ({ navigationType, userInitiated, cancelable, destination }: NavigateEvent): boolean =>
  navigationType === 'traverse' &&
  userInitiated &&
  cancelable &&
  destination.index < (globalThis.navigation.currentEntry?.index ?? 0);

/** Of the HTML standard; TypeScript does not have its type yet. */
type CloseWatcherClass = new () => EventTarget & { destroy(): void };

/**
 * Closes with the Back button of Android, which asks close watchers before it leaves a page, even the first of a visit. Other
 * systems ask them at Escape only, which the overlays handle.
 */
function watchBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher || !/Android/.test(navigator.userAgent)) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/**
 * While `open`, the browser’s Back button closes this and stays on the page. Except on Android, it leaves the page where the
 * browser does not let pages cancel Back: without the Navigation API, from the first page of a visit, and the second time
 * without a tap between.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !globalThis.navigation) return;
    const overlays = openOverlays();
    const closeLast = (event: NavigateEvent) => {
      if (overlays.at(-1) !== closeLast || event.defaultPrevented || !isBack(event)) return;
      event.preventDefault();
      close();
    };
    overlays.push(closeLast);
    globalThis.navigation.addEventListener('navigate', closeLast);
    const stopWatching = watchBack(close);
    return () => {
      overlays.splice(overlays.indexOf(closeLast), 1);
      globalThis.navigation.removeEventListener('navigate', closeLast);
      stopWatching();
    };
  }, [open]);
}
