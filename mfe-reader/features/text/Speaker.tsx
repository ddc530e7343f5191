import { Avatar } from '@storyloom/ui/stories/Avatar';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import styles from './Speaker.module.css';

type Hue = CSSProperties & Record<'--hue', number>;

/** A character's avatar and name, in the character's colour. */
export function Speaker({ name }: { name: string }) {
  const style: Hue = { '--hue': hueOf(name) };
  return (
    <p className={styles.speaker} style={style}>
      <Avatar name={name} size={28} decorative />
      <span>{name}</span>
    </p>
  );
}
