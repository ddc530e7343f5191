import { useQueryClient } from '@storyloom/mfe';
import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';
import { type PartRef, partKey } from './part.ts';

interface Props {
  part: PartRef;
  children: ReactNode;
  reset(): void;
}

/** React catches render errors in classes only. */
class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${partKey(this.props.part)} threw while rendering`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const again = () => {
      this.props.reset();
      this.setState({ failed: false });
    };
    return <PartFailed part={this.props.part} reason="threw" onRetry={again} />;
  }
}

/** Keeps an error of one part in that part's place. Retry forgets failed queries and renders again. */
export function PartBoundary({ part, children }: { part: PartRef; children: ReactNode }) {
  const queryClient = useQueryClient();
  const reset = () => queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
  return (
    <Boundary key={partKey(part)} part={part} reset={reset}>
      {children}
    </Boundary>
  );
}
