import type { Banner } from '@storyloom/contract/editorial/entities/banner';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import { renderLink } from '../navigation/links.tsx';
import styles from './BannerSlide.module.css';

type SlideStyle = CSSProperties & Record<'--hue', number>;

/** An image with a title and text. The whole slide is a link. */
export function BannerSlide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const { title, text, imageUrl, href } = banner;
  const style: SlideStyle = { '--hue': hueOf(title) };
  return (
    <article className={styles.banner} style={style}>
      {imageUrl === null ? null : (
        <img
          className={styles.picture}
          src={imageUrl}
          alt=""
          width={1200}
          height={500}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'low'}
          decoding="async"
        />
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{renderLink({ href, className: styles.link, children: title })}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}
