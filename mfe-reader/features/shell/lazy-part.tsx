import { messages } from '@storyloom/contract/messages';
import { useHost } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/ErrorPanel';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

interface LazyPart<Props> {
  /** Stands in until it is there. */
  waiting?: ReactNode;
  /** For what stands over the page: it goes again, and the visitor is told. Without it, the place itself says so. */
  dismiss?: (props: Props) => void;
}

const Again = createContext(() => {});

/**
 * A part that is loaded when it is first shown. Unlike React's `lazy`, one that did not come (a tunnel, a lift) takes
 * nothing down with it, and is asked for again the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, dismiss }: LazyPart<Props> = {},
): ComponentType<Props> {
  const Gone = (props: Props) => {
    const host = useHost();
    const again = use(Again);
    const told = useRef(false);
    useEffect(() => {
      if (told.current) return;
      told.current = true;
      host.toast('error', messages.loadFailed);
      again();
      dismiss?.(props);
    }, [host, again, props]);
    return null;
  };
  const Missing = () => (
    <ErrorPanel
      title={messages.loadFailed}
      text="Check your connection and try again."
      onRetry={use(Again)}
    />
  );
  const ask = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      const failed = dismiss ? Gone : Missing;
      return { default: await load().catch(() => failed) };
    });
  let latest = ask();

  return function Lazy(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const [again] = useState(() => () => {
      latest = ask();
      // What is dismissed goes; what stays in its place asks at once.
      if (!dismiss) setPart(() => latest);
    });
    return (
      <Again value={again}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Again>
    );
  };
}
