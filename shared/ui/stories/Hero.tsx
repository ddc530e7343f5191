import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import { Cover, type CoverProps } from './Cover.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  title: string;
  /** Target of the title. */
  href: string;
  renderLink?: RenderLink;
  hook: string;
  cover: Omit<CoverProps, 'title' | 'className' | 'eager'>;
  /** A short line above the title. */
  kicker: string;
  action: ReactNode;
}

/** A banner with a story's cover as its background; dark in both themes. */
export function Hero({ title, href, renderLink = renderAnchor, hook, cover, kicker, action }: HeroProps) {
  return (
    <article className={styles.hero}>
      {cover.src && !cover.adult ? (
        <img className={styles.glow} src={cover.src} alt="" width={40} height={60} aria-hidden="true" />
      ) : null}
      <Cover {...cover} title={title} eager className={styles.cover} />
      <div>
        <p className={styles.kicker}>{kicker}</p>
        <h2 className={styles.title}>{renderLink({ href, children: title })}</h2>
        <p className={styles.hook}>{hook}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
