import { IconButton } from '@storyloom/ui/actions/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './Transcript.module.css';

interface OpeningChoiceProps {
  /** Number of the opening that is shown, from 0. */
  chosen: number;
  count: number;
  onChoose: (opening: number) => void;
}

/** Arrows to the other openings of a story that has not begun. */
export function OpeningChoice({ chosen, count, onChoose }: OpeningChoiceProps) {
  const step = (by: number) => onChoose((chosen + by + count) % count);
  return (
    <fieldset aria-label="Openings" className={styles.choice}>
      <IconButton size="small" label="Previous opening" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <span role="status">{`Opening ${chosen + 1} of ${count}`}</span>
      <IconButton size="small" label="Next opening" icon={<ChevronRight />} onClick={() => step(1)} />
    </fieldset>
  );
}
