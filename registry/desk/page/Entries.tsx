import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import { type ReactNode, useState } from 'react';
import styles from './Desk.module.css';

export interface Entry {
  key: string | number;
  heading: string;
  build?: string | null;
  /** After the heading. */
  mark?: ReactNode;
  text?: string | null;
  /** Places in sources. */
  places?: readonly string[];
  notes: readonly string[];
  action?: ReactNode;
}

interface EntriesProps {
  title: string;
  /** In place of an empty list. */
  empty: string;
  entries: readonly Entry[];
}

/** Entries that are shown at first. */
const first = 6;

/** A list of the newest entries, which opens to all. */
export function Entries({ title, empty, entries }: EntriesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, first);
  if (shown.length === 0)
    return (
      <Section title={title}>
        <p className={styles.note}>{empty}</p>
      </Section>
    );
  return (
    <Section title={title}>
      <ul className={styles.entries}>
        {shown.map(({ key, heading, build, mark, text, places = [], notes, action }) => (
          <li key={key}>
            <div>
              <p className={styles.line}>
                <strong>{heading}</strong>
                {build ? <code>{build}</code> : null}
                {mark}
              </p>
              {text ? <p className={styles.message}>{text}</p> : null}
              {places.map((place, at) => (
                <code key={at} className={styles.whom}>{`at ${place}`}</code>
              ))}
              {notes.map((note) => (
                <p key={note} className={styles.note}>
                  {note}
                </p>
              ))}
            </div>
            {action}
          </li>
        ))}
      </ul>
      {entries.length > first ? (
        <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${entries.length}`}
        </Button>
      ) : null}
    </Section>
  );
}
