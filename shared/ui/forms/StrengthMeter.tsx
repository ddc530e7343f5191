import { cx } from '../cx.ts';
import styles from './PasswordField.module.css';

interface StrengthMeterProps {
  /** 0: nothing typed. 1 to 4: weak to strong. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The level in words, announced when it changes: "Weak. Add another word." */
  text: string;
}

const bars = [1, 2, 3, 4];

/** The strength of a password. The bars are decoration; the text says it. */
export function StrengthMeter({ level, text }: StrengthMeterProps) {
  return (
    <>
      <div className={styles.meter} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= level && styles.filled)} data-level={level} />
        ))}
      </div>
      <p className={styles.text} role="status">
        {text}
      </p>
    </>
  );
}
