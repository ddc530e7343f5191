import { Link } from '@storyloom/mfe';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import styles from './Agreement.module.css';
import type { AgreementText } from './agreement.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A page with the text of an agreement, its date and a table of contents. */
export function Agreement({ agreement }: { agreement: AgreementText }) {
  const { title, date, introduction, sections } = agreement;
  return (
    <div className={styles.page}>
      <title>{`${title} - Storyloom`}</title>
      <meta name="description" content={introduction} />
      <header>
        <Link to="/" aria-label="Storyloom, home" className={styles.home}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.date}>
          In force since <time dateTime={date}>{day.format(new Date(date))}</time>
        </p>
        <p>{introduction}</p>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents" className={styles.heading}>
            Contents
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className={styles.heading}>
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
