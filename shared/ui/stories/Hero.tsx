import type { ReactNode } from 'react';
import { Cover, type CoverProps } from './Cover.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  title: string;
  hook: string;
  cover: Omit<CoverProps, 'title' | 'className' | 'eager'>;
  /** A short line above the title: "Tonight’s story". */
  kicker?: string;
  tags?: readonly string[];
  /** One button. */
  action: ReactNode;
}

/** A banner with a story's cover as its background; dark in both themes. */
export function Hero({ title, hook, cover, kicker, tags = [], action }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={kicker ?? title}>
      {cover.src && !cover.adult ? (
        <img className={styles.glow} src={cover.src} alt="" width={40} height={60} aria-hidden="true" />
      ) : null}
      <Cover {...cover} title={title} eager className={styles.cover} />
      <div>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.hook}>{hook}</p>
        {tags.length > 0 ? <p className={styles.tags}>{tags.join(' · ')}</p> : null}
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}
