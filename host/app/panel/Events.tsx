import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { BusLog } from './bus-log.ts';
import styles from './Panel.module.css';

/** The events since the panel was loaded, and a form that publishes one. */
export function Events({ log }: { log: BusLog }) {
  const events = useStore(log.events);
  const [error, setError] = useState<string | undefined>();
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    try {
      log.publish(String(given.get('event')), String(given.get('payload')));
      setError(undefined);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  };
  return (
    <>
      <form className={styles.form} onSubmit={publish}>
        <TextField label="Event" name="event" />
        <TextArea label="Payload, as JSON" name="payload" defaultValue="{}" error={error} />
        <Button type="submit" size="small">
          Publish
        </Button>
      </form>
      {events.length === 0 ? (
        <p className={styles.note}>Nothing was emitted since the panel was loaded.</p>
      ) : null}
      <ol className={styles.list}>
        {events.map(({ at, reference: name, payload: text }) => (
          <li key={`${at} ${name}`} className={styles.line}>
            <span className={styles.note}>{`${Math.round(at)} ms`}</span>
            <strong>{name}</strong>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
