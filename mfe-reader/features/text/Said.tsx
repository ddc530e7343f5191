import { Avatar } from '@storyloom/ui/stories/Avatar';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Said.module.css';

type Hue = CSSProperties & Record<'--hue', number>;

export interface Face {
  src: string | null;
  /** Blurred until the visitor confirms the warning. */
  isAdult: boolean;
}

interface SaidProps {
  name: string;
  face?: Face | undefined;
  /** The words. */
  children: ReactNode;
}

/** What a character says and does: the face, the name, and the words in a bubble of the character's colour. */
export function Said({ name, face, children }: SaidProps) {
  const style: Hue = { '--hue': hueOf(name) };
  return (
    <div className={styles.said} style={style}>
      <Avatar name={name} src={face?.src} adult={face?.isAdult ?? false} size={40} decorative />
      <p className={styles.name}>{name}</p>
      <div className={styles.bubble}>{children}</div>
    </div>
  );
}
