import { messages } from '@storyloom/contract/messages';
import { useHost } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';

/** As `import()` answers for a file whose part is its default. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPart<Props> {
  /** Stands in until it is there. */
  waiting?: ReactNode;
  /** For what stands over the page: it goes again, and the visitor is told. Without it, the place itself says so. */
  dismiss?: (props: Props) => void;
  /** Nobody asked for it: what is dismissed goes without a word. */
  quiet?: boolean;
}

/**
 * A part that is loaded when it is first shown. Unlike React's `lazy`, one that did not come (a tunnel, a lift) takes
 * nothing down with it, and is asked for again the next time.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting = null, dismiss, quiet = false }: LazyPart<Props> = {},
): ComponentType<Props> {
  const Gone = (props: Props) => {
    const host = useHost();
    const told = useRef(false);
    useEffect(() => {
      if (told.current) return;
      told.current = true;
      if (!quiet) host.toast('error', messages.loadFailed);
      dismiss?.(props);
    }, [host, props]);
    return null;
  };
  const ask = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<Props> } => {
        latest = ask();
        return { default: dismiss ? Gone : missing(load) };
      }),
    );
  let latest = ask();

  return function Lazy(props: Props) {
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A part that stands over the page until its `onClose`; one that does not come is closed again. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: Load<Props>,
  { quiet = false }: { quiet?: boolean } = {},
): ComponentType<Props> {
  return lazyPart(load, { dismiss: ({ onClose }) => onClose(), quiet });
}

/** Says in the part's place that it did not come, and gives way to it when Retry has brought it. */
function missing<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Missing(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [retrying, start] = useTransition();
    const around = useRef<HTMLElement>(null);
    const retry = () => {
      around.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
      start(async () => {
        const came = await load().catch(() => null);
        if (came) setPart(() => came.default);
      });
    };
    // The button goes with the words; who pressed it stays where they were.
    useLayoutEffect(() => {
      if (Part && document.activeElement === document.body) around.current?.focus();
    }, [Part]);
    if (Part) return <Part {...props} />;
    return (
      <ErrorPanel
        title={messages.loadFailed}
        text="Check your connection and try again."
        retrying={retrying}
        onRetry={retry}
      />
    );
  };
}
