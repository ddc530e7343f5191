import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { Suspense } from 'react';
import { PageSkeleton } from '../chrome/PageSkeleton.tsx';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import { PartFailed } from '../remotes/PartFailed.tsx';
import type { PartRef } from '../remotes/part.ts';
import { usePart } from '../remotes/use-part.ts';

interface Props {
  part: PartRef<'route'>;
  route: Pick<RouteManifest, 'caller' | 'title'>;
}

/** The page of a route, its skeleton, or its error panel. */
export function RemotePage({ part: ref, route: { caller, title } }: Props) {
  const part = usePart(ref);
  // A page that is not for everybody lists no covers.
  const skeleton = <PageSkeleton rows={caller !== undefined} />;
  const heading = title === null ? null : <title>{title}</title>;
  if (part.state === 'failed') return <PartFailed part={ref} reason={part.reason} />;
  if (part.state === 'pending') {
    return (
      <>
        {heading}
        {skeleton}
      </>
    );
  }
  const Page = part.module.default;
  return (
    <PartBoundary part={ref} code={part}>
      {heading}
      <Suspense fallback={skeleton}>
        <Page />
      </Suspense>
    </PartBoundary>
  );
}
