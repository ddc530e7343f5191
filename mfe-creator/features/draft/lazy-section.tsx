import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/** Its code can be requested before it is shown. */
export type LazySection<Props extends object = object> = ComponentType<Props> & { preload(): void };

/**
 * A part of the studio whose code is loaded when it is first shown. If loading fails, a Retry button replaces it,
 * and the rest of the form keeps its typed text. Until then it is as high as the window: what follows does not move in view.
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = <Skeleton height="100dvh" />,
): LazySection<Props> {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => {
    const module = await load();
    loaded = module.default;
    return module.default;
  };
  function Section(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const hasStarted = useRef(false);
    const [isRetrying, setRetrying] = useState(false);
    useEffect(() => {
      if (loaded !== null || (hasStarted.current && !isRetrying)) return;
      hasStarted.current = true;
      request().then(
        (shown) => setLoaded(() => shown),
        () => {
          setFailed(true);
          setRetrying(false);
        },
      );
    }, [isRetrying]);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return waiting;
    return <ErrorPanel compact retrying={isRetrying} onRetry={() => setRetrying(true)} />;
  }
  // A failure is shown once the part is.
  return Object.assign(Section, { preload: () => void request().catch(() => {}) });
}
