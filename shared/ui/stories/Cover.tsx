import { type CSSProperties, useState } from 'react';
import { cx } from '../cx.ts';
import { hueOf } from '../theme/hue.ts';
import styles from './Cover.module.css';

export interface CoverProps {
  /** If missing or not loadable, the title is rendered as a cover. */
  src: string | null | undefined;
  title: string;
  /** Usually empty, because the title is shown beside the cover. */
  alt?: string;
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  /** A tiny data: URI, shown blurred until the image has loaded. */
  placeholder?: string | null;
  /** Loads at once, with lower priority than stylesheets. For the first screen. */
  eager?: boolean;
  /** Low for covers beside a picture that readers see first. */
  fetchPriority?: 'low' | 'auto';
  /** Behind a curtain unless the root element has `data-adult="confirmed"`. */
  adult?: boolean;
  className?: string | undefined;
}

type CoverStyle = CSSProperties & { '--hue': number; '--placeholder'?: string };

export function Cover({
  src,
  title,
  alt = '',
  width = 400,
  height = 600,
  srcSet,
  sizes,
  placeholder,
  eager = false,
  fetchPriority = 'auto',
  adult = false,
  className,
}: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : null;
  const style: CoverStyle = {
    '--hue': hueOf(title),
    ...(placeholder && { '--placeholder': `url("${placeholder}")` }),
    aspectRatio: `${width} / ${height}`,
  };
  return (
    <span className={cx(styles.cover, className)} style={style}>
      {placeholder ? <span className={styles.placeholder} aria-hidden="true" /> : null}
      {shown ? (
        <img
          // React receives no event for an error before hydration.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setFailed(shown);
          }}
          src={shown}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          {...(fetchPriority === 'low' && { fetchPriority })}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <span className={styles.typeset} aria-hidden="true">
          {title}
        </span>
      )}
      {adult ? <span className={styles.veil}>18+</span> : null}
    </span>
  );
}
