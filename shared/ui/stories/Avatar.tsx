import { type CSSProperties, useState } from 'react';
import { cx } from '../cx.ts';
import { hueOf } from '../theme/hue.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Width and height, in px. */
  size?: number;
  /** True if the name is shown beside it. */
  decorative?: boolean;
  /** Blurred unless the root element has `data-adult="confirmed"`. */
  adult?: boolean;
  className?: string | undefined;
}

type AvatarStyle = CSSProperties & Record<'--hue' | '--size', string | number>;

export function Avatar({ name, src, size = 40, decorative = false, adult = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style: AvatarStyle = { '--hue': hueOf(name), '--size': `${size}px` };
  const classes = cx(styles.avatar, className);
  if (src && failed !== src) {
    const image = (
      <img
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setFailed(src);
        }}
        className={classes}
        style={style}
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
    return adult ? <span className={styles.adult}>{image}</span> : image;
  }
  // Drawn by the style sheet, because text would become part of the name of a link around it.
  const initials = <span aria-hidden="true" className={styles.initials} data-initials={initialsOf(name)} />;
  if (decorative) {
    return (
      <span className={classes} style={style}>
        {initials}
      </span>
    );
  }
  return (
    <span className={classes} style={style} role="img" aria-label={name}>
      {initials}
    </span>
  );
}

/** "Mara Vey" → "MV", "the Ferryman" → "TF". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
