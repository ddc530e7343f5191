import type { SlotProps } from '@storyloom/mfe/slot';
import { type ReactNode, Suspense, useMemo } from 'react';
import { whenIdle } from '../when-idle.ts';
import { ownerOf, useComposition } from './composition.context.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';
import type { PartRef } from './part.ts';
import { usePart } from './use-part.ts';

type Start = (load: () => void) => void;

const atOnce: Start = (load) => load();

interface FilledSlotProps {
  part: PartRef<'slot'>;
  when: Start;
  fallback: ReactNode;
  input: unknown;
}

function FilledSlot({ part: ref, when, fallback, input }: FilledSlotProps) {
  const part = usePart(ref, when);
  if (part.state === 'failed') return <PartFailed part={ref} reason={part.reason} />;
  if (part.state === 'pending') return fallback;
  const Content = part.module.default;
  return (
    <PartBoundary part={ref} code={part}>
      <Suspense fallback={fallback}>
        <Content input={input} />
      </Suspense>
    </PartBoundary>
  );
}

/** Null if no micro-frontend fills the slot. */
function useSlotPart(name: string): PartRef<'slot'> | null {
  const owner = ownerOf(useComposition(), 'slots', name);
  return useMemo(() => (owner ? { mfe: owner, kind: 'slot', id: name } : null), [owner, name]);
}

/** A place in the shell for secondary content of a micro-frontend; empty until its code is loaded by an idle browser. */
export function Slot({ name }: { name: string }) {
  const ref = useSlotPart(name);
  return ref ? <FilledSlot part={ref} when={whenIdle} fallback={null} input={undefined} /> : null;
}

/** A place in a page that another micro-frontend fills. */
export function PageSlot({ name, fallback, input }: SlotProps) {
  const ref = useSlotPart(name);
  if (ref) return <FilledSlot part={ref} when={atOnce} fallback={fallback} input={input} />;
  return <PartFailed part={{ mfe: 'unknown', kind: 'slot', id: name }} reason="missing" />;
}
