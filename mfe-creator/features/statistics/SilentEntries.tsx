import { fires } from '@storyloom/contract/endpoints/lore/fires';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import { useState } from 'react';
import styles from './Statistics.module.css';

/** Entries that are shown at first. */
const SHOWN = 10;

/** The entries of the world book that were active in no reply to the published version, with links to them. */
export function SilentEntries({ storyId }: { storyId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const [isWhole, setWhole] = useState(false);
  const { data } = useQuery(ownQuery(host, userId, fires, { id: storyId }));
  const [latest] = data ?? [];
  const silent = latest?.silent ?? null;
  if (latest === undefined || silent === null || silent.length === 0) return null;
  const shown = isWhole ? silent : silent.slice(0, SHOWN);
  return (
    <Section title="Entries that never fire">
      <p className={styles.note}>
        No reply of the latest {latest.replies.toLocaleString('en')} to version {latest.version} was written
        with them. Give them keys that readers use, or make them always active.
      </p>
      <ul className={styles.stories} aria-label="Entries that never fire">
        {shown.map(({ entryId, title }) => (
          <li key={entryId}>
            <Link to={`/script/edit?id=${storyId}&entry=${entryId}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {shown.length < silent.length ? (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          Show all {silent.length}
        </Button>
      ) : null}
    </Section>
  );
}
