import type { ImageStyle } from '@storyloom/contract/images/entities/image-config';
import styles from './CoverGenerator.module.css';

interface StylePickerProps {
  styles: readonly ImageStyle[];
  value: string;
  onChange: (style: string) => void;
}

/** Chooses a cover style. Each style has a sample. */
export function StylePicker({ styles: choices, value, onChange }: StylePickerProps) {
  return (
    <fieldset className={styles.styles}>
      <legend className={styles.legend}>Style</legend>
      {choices.map(({ id, name, sample }) => (
        <label key={id} className={styles.style}>
          <input
            type="radio"
            name="cover-style"
            className="visually-hidden"
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <img src={sample} alt="" width={64} height={96} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
