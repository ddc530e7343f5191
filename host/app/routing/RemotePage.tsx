import { Suspense } from 'react';
import { PageSkeleton } from '../chrome/PageSkeleton.tsx';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import { PartFailed } from '../remotes/PartFailed.tsx';
import type { PartRef } from '../remotes/part.ts';
import { usePart } from '../remotes/use-part.ts';

/** The page of a route, its skeleton, or its error panel. */
export function RemotePage({ part: ref, title }: { part: PartRef<'route'>; title: string | null }) {
  const part = usePart(ref);
  const heading = title === null ? null : <title>{title}</title>;
  if (part.state === 'failed') return <PartFailed part={ref} reason={part.reason} />;
  if (part.state === 'pending') {
    return (
      <>
        {heading}
        <PageSkeleton />
      </>
    );
  }
  const Page = part.module.default;
  return (
    <PartBoundary part={ref} code={part}>
      {heading}
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PartBoundary>
  );
}
