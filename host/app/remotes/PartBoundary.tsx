import { HostContext, QueryClientProvider, useHost } from '@storyloom/mfe';
import { reportMissingCode } from '@storyloom/ui/feedback/missing-code';
import { Component, type ReactNode } from 'react';
import { useComposition } from './composition.context.ts';
import { reasonOf } from './load-error.ts';
import { PartFailed } from './PartFailed.tsx';
import { type FailureReason, type LoadedCode, type PartRef, partKey } from './part.ts';
import { hostFor } from './part-host.ts';
import { sendReport } from './send-report.ts';

interface Props {
  part: PartRef;
  code: LoadedCode;
  /** Id of the composition. */
  composition: string;
  children: ReactNode;
  reset(): void;
}

/** A class, because only classes can catch render errors. */
class Boundary extends Component<Props, { failed: FailureReason | null }> {
  override state: { failed: FailureReason | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: reasonOf(error) };
  }

  override componentDidCatch(error: unknown) {
    const { part, code, composition } = this.props;
    console.error(`${partKey(part)} threw while rendering`, error);
    sendReport(part, code.release, composition, 'render', error);
    void reportMissingCode(error);
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
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

/** Gives one part its host and query client, and contains its render errors. Retry drops failed queries and renders again. */
export function PartBoundary({ part, code, children }: PartBoundaryProps) {
  const host = hostFor(useHost(), code);
  const { queryClient } = host;
  const composition = useComposition().id;
  const reset = () => queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <Boundary key={partKey(part)} part={part} code={code} composition={composition} reset={reset}>
          {children}
        </Boundary>
      </QueryClientProvider>
    </HostContext>
  );
}
