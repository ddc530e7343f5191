import { useConsent, useLocation, useSession } from '@storyloom/mfe';
import styles from './SectionLinks.module.css';
import { settingsSections } from './sections.ts';

/** Links to the sections that the visitor has, beside them on wide screens. */
export function SectionLinks() {
  const { status } = useSession();
  const { hash } = useLocation();
  const isCounted = useConsent() !== 'off';
  const { ratings, appearance, visits, deletion, ...own } = settingsSections;
  const isReal = status === 'real';
  const sections = [
    ratings,
    appearance,
    ...(isReal ? Object.values(own) : [own.notifications]),
    ...(isCounted ? [visits] : []),
    ...(isReal ? [deletion] : []),
  ];
  return (
    <nav aria-label="Sections" className={styles.links}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.link}
          aria-current={hash === `#${id}` ? 'location' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
