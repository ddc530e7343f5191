import type { ReportedStory as Reported } from '@storyloom/contract/moderation/entities/reported-story';
import { Button } from '@storyloom/ui/actions/Button';
import { FactList } from '@storyloom/ui/sections/Facts';
import { useState } from 'react';
import styles from './ReportedStory.module.css';
import { Secrets } from './Secrets.tsx';

/** A story as readers saw it when it was reported. What only its author sees is shown on request. */
export function ReportedStory({ story, caseId }: { story: Reported; caseId: string }) {
  const [shown, setShown] = useState(false);
  const { version, rating, category, summary, tags, cover, opening } = story;
  return (
    <section className={styles.story} aria-label="The story as reported">
      <div className={styles.head}>
        {cover ? <img src={cover.thumbUrl} alt="Cover" className={styles.cover} /> : null}
        <FactList
          facts={[
            ['Rating', rating?.replace('_', '-') ?? 'None'],
            ['Category', category === null ? 'None' : readable(category)],
            ['Tags', tags.join(', ') || 'None'],
            ['Version', String(version)],
          ]}
        />
      </div>
      <h2 className={styles.heading}>Summary</h2>
      <p className={styles.text}>{summary || 'None'}</p>
      <h2 className={styles.heading}>Opening</h2>
      <p className={styles.text}>{opening}</p>
      {shown ? (
        <Secrets caseId={caseId} />
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setShown(true)}>
            Show characters and world book
          </Button>
          <p className={styles.note}>Only the author sees them. The audit trail records that you looked.</p>
        </div>
      )}
    </section>
  );
}

/** "Science fiction". */
function readable(code: string): string {
  const text = code.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
