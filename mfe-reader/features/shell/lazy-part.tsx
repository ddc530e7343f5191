import { messages } from '@storyloom/contract/messages';
import { useHost } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/ErrorPanel';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyPart<Props> {
  /** Stands in until it is there. */
  waiting?: ReactNode;
  /** For what stands over the page: it goes again, and the visitor is told. Without it, the place itself says so. */
  dismiss?: (props: Props) => void;
}

/**
 * A part that is loaded when it is first shown. Unlike React's `lazy`, one that did not come (a tunnel, a lift) takes
 * nothing down with it, and is asked for again the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, dismiss }: LazyPart<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const host = useHost();
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const [, setCame] = useState(Part !== null);
    useEffect(() => {
      if (Part) return;
      let here = true;
      load().then(
        (loaded) => {
          Part = loaded;
          if (here) setCame(true);
        },
        () => {
          if (here) setFailed(true);
        },
      );
      return () => {
        here = false;
      };
    }, [attempt]);
    const gone = failed && dismiss !== undefined;
    useEffect(() => {
      if (!gone) return;
      host.toast('error', messages.loadFailed);
      dismiss?.(props);
    }, [gone, host, props]);
    if (Part) return <Part {...props} />;
    if (!failed) return waiting;
    if (gone) return null;
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <ErrorPanel title={messages.loadFailed} text="Check your connection and try again." onRetry={retry} />
    );
  };
}
