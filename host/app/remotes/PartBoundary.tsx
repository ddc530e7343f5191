import { isRequestError } from '@storyloom/http/errors';
import { HostContext, QueryClientProvider, useHost } from '@storyloom/mfe';
import { reportMissingCode } from '@storyloom/ui/feedback/missing-code';
import { Component, type ReactNode } from 'react';
import { useComposition } from './composition.context.ts';
import { reasonOf } from './load-error.ts';
import { PartFailed } from './PartFailed.tsx';
import { type FailureReason, type LoadedCode, type PartRef, partKey } from './part.ts';
import { hostFor } from './part-host.ts';
import { sendReport } from './send-report.ts';
import { useRemotes } from './use-part.ts';

interface Props {
  part: PartRef;
  code: LoadedCode;
  /** Id of the composition. */
  composition: string;
  children: ReactNode;
  reset(): void;
  /** Shows the last known good release instead; resolves to false if there is none. */
  fallBack(): Promise<boolean>;
}

interface State {
  failed: FailureReason | null;
  /** The last known good release is being loaded. */
  isFallingBack: boolean;
}

/** A class, because only classes can catch render errors. */
class Boundary extends Component<Props, State> {
  override state: State = { failed: null, isFallingBack: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: reasonOf(error) };
  }

  override componentDidCatch(error: unknown) {
    const { part, code, composition } = this.props;
    console.error(`${partKey(part)} threw while rendering`, error);
    sendReport(part, code.release, composition, 'render', error);
    void reportMissingCode(error);
    if (reasonOf(error) !== 'threw' || isRequestError(error)) return;
    this.setState({ isFallingBack: true });
    void this.props.fallBack().then(() => this.setState({ isFallingBack: false }));
  }

  override render() {
    const { failed, isFallingBack } = this.state;
    if (failed === null) return this.props.children;
    if (isFallingBack) return null;
    const again = () => {
      this.props.reset();
      this.setState({ failed: null });
    };
    // React keeps the failure of lazy code, which did not arrive.
    const retry = failed === 'unreachable' ? () => location.reload() : again;
    return <PartFailed part={this.props.part} reason={failed} onRetry={retry} />;
  }
}

interface PartBoundaryProps {
  part: PartRef;
  code: LoadedCode;
  children: ReactNode;
}

/**
 * Gives one part its host and query client, and contains its render errors. If the code of a release throws, the last
 * known good release takes over. Retry drops failed queries and renders again.
 */
export function PartBoundary({ part, code, children }: PartBoundaryProps) {
  const host = hostFor(useHost(), code);
  const { queryClient } = host;
  const composition = useComposition().id;
  const remotes = useRemotes();
  const reset = () => queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <Boundary
          key={`${partKey(part)} ${code.release.buildId}`}
          part={part}
          code={code}
          composition={composition}
          reset={reset}
          fallBack={() => remotes.fallBack(part)}
        >
          {children}
        </Boundary>
      </QueryClientProvider>
    </HostContext>
  );
}
