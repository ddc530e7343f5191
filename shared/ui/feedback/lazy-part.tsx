import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';
import { reportMissingCode } from './missing-code.ts';

/** `import()` of a file whose default export is the component. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyPartOptions<Props> {
  /** Shown while the code loads. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Takes the place of a part whose code could not be loaded; an error panel with Retry by default. */
  failed?: ComponentType<Props>;
}

/**
 * A component whose code is loaded when it is first shown. Unlike with React's `lazy`, a failed load does not throw: the
 * shell reloads the page for it, or the next time the component is shown its code is requested again.
 */
export function lazyPart<Props extends object>(
  importCode: Load<Props>,
  { waiting = null, failed }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const load = () =>
    importCode().catch(async (error: unknown) => {
      await reportMissingCode(error);
      throw error;
    });
  const createLazy = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<Props> } => {
        latest = createLazy();
        return { default: failed ?? withRetry(load) };
      }),
    );
  let latest = createLazy();

  return function LazyPart(props: Props) {
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
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
