import { pageMessages } from '@storyloom/contract/platform/messages';
import { useHost } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { type ComponentType, useEffect, useRef } from 'react';

/**
 * Closes an overlay whose code could not be loaded, with a toast; `quiet`, without one, for what the visitor did not ask
 * for.
 */
export function closesWhenShown<Props extends object>(
  close: (props: Props) => void,
  { quiet = false }: { quiet?: boolean } = {},
): ComponentType<Props> {
  return function Closed(props: Props) {
    const host = useHost();
    const closed = useRef(false);
    useEffect(() => {
      if (closed.current) return;
      closed.current = true;
      if (!quiet) host.toast('error', pageMessages.loadFailed);
      close(props);
    }, [host, props]);
    return null;
  };
}

/** A lazy part that is an overlay. If its code cannot be loaded, `onClose` is called. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options?: { quiet?: boolean },
): ComponentType<Props> {
  return lazyPart(load, { failed: closesWhenShown(({ onClose }) => onClose(), options) });
}
