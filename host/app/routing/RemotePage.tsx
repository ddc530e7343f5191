import type { ShownTo } from '@storyloom/contract/platform/manifest';
import { useSession } from '@storyloom/mfe';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../chrome/PageSkeleton.tsx';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import { PartFailed } from '../remotes/PartFailed.tsx';
import type { PartRef } from '../remotes/part.ts';
import { usePart } from '../remotes/use-part.ts';
import { isShownTo } from '../session/is-shown-to.ts';
import { PageGate } from './PageGate.tsx';

interface Props {
  part: PartRef<'route'>;
  title: string | null;
  caller?: ShownTo;
}

/** The page of a route, its skeleton, its error panel, or the gate of a page that is not for the visitor. */
export function RemotePage({ part, title, caller }: Props) {
  const heading = title === null ? null : <title>{title}</title>;
  if (isShownTo(useSession(), caller)) return <LoadedPage part={part} heading={heading} />;
  return (
    <>
      {heading}
      <PageGate caller={caller} />
    </>
  );
}

function LoadedPage({ part: ref, heading }: { part: PartRef<'route'>; heading: ReactNode }) {
  const part = usePart(ref);
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
