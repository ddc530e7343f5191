import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import styles from './BannerPreview.module.css';

interface BannerPreviewProps {
  title: string;
  text: string;
  imageUrl: string | null;
}

type PreviewStyle = CSSProperties & Record<'--hue', number>;

/** A banner as the home page shows it. */
export function BannerPreview({ title, text, imageUrl }: BannerPreviewProps) {
  const style: PreviewStyle = { '--hue': hueOf(title) };
  return (
    <figure className={styles.banner} style={style} aria-label="Preview">
      {imageUrl === null ? null : <img className={styles.picture} src={imageUrl} alt="" />}
      <figcaption className={styles.body}>
        <p className={styles.title}>{title || 'Title'}</p>
        <p className={styles.text}>{text}</p>
      </figcaption>
    </figure>
  );
}
