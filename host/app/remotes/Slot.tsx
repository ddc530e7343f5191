import { Suspense, useMemo } from 'react';
import { ownerOf, useComposition } from './composition.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';
import type { PartRef } from './part.ts';
import { usePart } from './use-part.ts';

/** Slots are secondary content, so they load when the browser is idle. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 200);
}

function FilledSlot({ part: ref }: { part: PartRef<'slot'> }) {
  const part = usePart(ref, whenIdle);
  if (part.state === 'failed') return <PartFailed part={ref} reason={part.reason} />;
  if (part.state === 'pending') return null;
  const Content = part.module.default;
  return (
    <PartBoundary part={ref} code={part}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </PartBoundary>
  );
}

/** A place in the shell that a micro-frontend fills; empty until its code is loaded. */
export function Slot({ name }: { name: string }) {
  const owner = ownerOf(useComposition(), 'slots', name);
  const ref = useMemo(
    () => (owner ? ({ mfe: owner, kind: 'slot', id: name } as const) : null),
    [owner, name],
  );
  return ref ? <FilledSlot part={ref} /> : null;
}
