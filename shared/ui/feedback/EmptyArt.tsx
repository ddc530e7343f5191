import { type ComponentType, lazy, Suspense } from 'react';
import type { EmptyArtName } from './EmptyDrawing.tsx';

interface DrawingProps {
  name: EmptyArtName;
}

/** Most pages never show one. If it does not load, its place stays empty. */
const Drawing = lazy<ComponentType<DrawingProps>>(() =>
  import('./EmptyDrawing.tsx').catch(() => ({ default: () => null })),
);

/** An illustration of an empty list or an error. */
export function EmptyArt({ name, className }: DrawingProps & { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 120"
      fill="none"
      stroke="var(--color-faint)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </svg>
  );
}
