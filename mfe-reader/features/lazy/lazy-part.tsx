import { pageMessages } from '@storyloom/contract/platform/messages';
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

/** `import()` of a file whose default export is the component. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPartOptions<Props> {
  /** Shown while the code loads. */
  waiting?: ReactNode;
  /** Closes an overlay whose code could not be loaded, with a toast. Without it, an error panel takes the part's place. */
  dismiss?: (props: Props) => void;
  /** Dismisses without a toast, for parts the visitor did not ask for. */
  quiet?: boolean;
}

/**
 * A component whose code is loaded when it is first shown. Unlike with React's `lazy`, a failed load does not throw, and
 * the next time the component is shown its code is requested again.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting = null, dismiss, quiet = false }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const Dismissed = (props: Props) => {
    const host = useHost();
    const dismissed = useRef(false);
    useEffect(() => {
      if (dismissed.current) return;
      dismissed.current = true;
      if (!quiet) host.toast('error', pageMessages.loadFailed);
      dismiss?.(props);
    }, [host, props]);
    return null;
  };
  const createLazy = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<Props> } => {
        latest = createLazy();
        return { default: dismiss ? Dismissed : withRetry(load) };
      }),
    );
  let latest = createLazy();

  return function LazyPart(props: Props) {
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A lazy part that is an overlay. If its code cannot be loaded, `onClose` is called. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: Load<Props>,
  { quiet = false }: { quiet?: boolean } = {},
): ComponentType<Props> {
  return lazyPart(load, { dismiss: ({ onClose }) => onClose(), quiet });
}

/** An error panel that Retry replaces with the part. */
function withRetry<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function FailedPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [retrying, start] = useTransition();
    const focusTarget = useRef<HTMLElement>(null);
    const retry = () => {
      focusTarget.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
      start(async () => {
        const loaded = await load().catch(() => null);
        if (loaded) setPart(() => loaded.default);
      });
    };
    // The focused Retry button is gone: moves focus to the nearest focusable ancestor.
    useLayoutEffect(() => {
      if (Part && document.activeElement === document.body) focusTarget.current?.focus();
    }, [Part]);
    if (Part) return <Part {...props} />;
    return <ErrorPanel retrying={retrying} onRetry={retry} />;
  };
}
