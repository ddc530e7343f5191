import styles from './SelectBox.module.css';

interface SelectBoxProps {
  /** Accessible name of the item. */
  name: string;
  checked: boolean;
  onToggle: () => void;
}

/** The checkbox that selects an item of a list. */
export function SelectBox({ name, checked, onToggle }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={`Select ${name}`}
      checked={checked}
      onChange={onToggle}
    />
  );
}
