import type { SlotProps } from '@storyloom/mfe/slot';
import { whenIdle } from '@storyloom/ui/timing/when-idle';
import { type ReactNode, Suspense, useMemo } from 'react';
import { partsOf, useComposition } from './composition.context.ts';
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

function useSlotParts(name: string): PartRef<'slot'>[] {
  const composition = useComposition();
  return useMemo(() => partsOf(composition, name), [composition, name]);
}

/** A place in the shell for secondary content of micro-frontends; empty until its code is loaded, by default by an idle browser. */
export function Slot({ name, when = whenIdle }: { name: string; when?: Start }) {
  return useSlotParts(name).map((part) => (
    <FilledSlot key={part.mfe} part={part} when={when} fallback={null} input={undefined} />
  ));
}

/** A place in a page that other micro-frontends fill. */
export function PageSlot({ name, fallback, input }: SlotProps) {
  const parts = useSlotParts(name);
  if (parts.length === 0 && !name.includes('.'))
    return <PartFailed part={{ mfe: 'unknown', kind: 'slot', id: name }} reason="missing" />;
  return parts.map((part) => (
    <FilledSlot key={part.mfe} part={part} when={atOnce} fallback={fallback} input={input} />
  ));
}
