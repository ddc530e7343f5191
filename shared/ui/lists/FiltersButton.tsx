import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../actions/Button.tsx';

interface FiltersButtonProps {
  /** Number of filters that narrow the list. */
  active: number;
  isOpen: boolean;
  onToggle: () => void;
  /** Hides the button where the filters are never folded. */
  className?: string | undefined;
}

/** Folds and unfolds the filters of a list on a narrow screen. */
export function FiltersButton({ active, isOpen, onToggle, className }: FiltersButtonProps) {
  return (
    <Button
      kind="quiet"
      className={className}
      icon={<SlidersHorizontal />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {active === 0 ? 'Filters' : `Filters (${active})`}
    </Button>
  );
}
