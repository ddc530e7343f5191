import type { ReportedStory as Reported } from '@storyloom/contract/moderation/entities/reported-story';
import { ratingLabel } from '@storyloom/contract/stories/ratings';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Fragment } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { readable } from '../admin-parts/readable.ts';
import styles from './Cases.module.css';

/** A story as it was when it was reported. What only its author sees is a click away. */
export function ReportedStory({ story }: { story: Reported }) {
  const { version, rating, category, summary, tags, cover, opening, otherOpenings = [] } = story;
  const { options, readerQuestions = [] } = story;
  const openings = [opening, ...otherOpenings];
  return (
    <section className={parts.card} aria-label="The story as reported">
      <div className={styles.head}>
        {cover ? <img src={cover.thumbUrl} alt="Cover" className={styles.cover} /> : null}
        <FactList
          facts={[
            ['Rating', rating === null ? 'None' : ratingLabel(rating)],
            ['Category', category === null ? 'None' : readable(category)],
            ['Tags', tags.join(', ') || 'None'],
            ['Version', String(version)],
          ]}
        />
      </div>
      <h2 className={styles.heading}>Summary</h2>
      <p className={styles.story}>{summary || 'None'}</p>
      {openings.map((text, index) => (
        <Fragment key={text}>
          <h2 className={styles.heading}>
            {openings.length === 1 ? 'Opening' : `Opening ${index + 1} of ${openings.length}`}
          </h2>
          <p className={styles.story}>{text}</p>
        </Fragment>
      ))}
      <Lines title="Options" lines={options} />
      <Lines title="Questions to readers" lines={readerQuestions} />
      <details className={styles.secrets}>
        <summary>Characters and world book</summary>
        <Texts label="Characters" items={story.characters} />
        <Texts label="For the storyteller" items={story.storyteller} />
        <Texts label="Entries of the world book" items={story.lore} />
      </details>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.story}>{lines.join(' · ')}</p>
    </>
  );
}

function Texts({ label, items }: { label: string; items: Reported['lore'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={label} className={styles.stack}>
      <h2 className={styles.heading}>{label}</h2>
      {items.map(({ title, text }) => (
        <div key={`${title} ${text}`}>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.story}>{text}</p>
        </div>
      ))}
    </section>
  );
}
