import { Button } from '@storyloom/ui/actions/Button';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useState, useSyncExternalStore } from 'react';
import type { BusLog } from './bus-log.ts';
import styles from './Panel.module.css';

/** The events since the panel was loaded, and a form that publishes one. */
export function Events({ events }: { events: BusLog }) {
  const log = useSyncExternalStore(events.subscribe, events.read);
  const [reference, setReference] = useState('');
  const [payload, setPayload] = useState('{}');
  const [error, setError] = useState<string | undefined>();
  const publish = () => {
    try {
      events.publish(reference, payload);
      setError(undefined);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  };
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <SelectField
          label="Event"
          placeholder="Choose an event"
          options={events.known().map((value) => ({ value, label: value }))}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <TextArea
          label="Payload, as JSON"
          value={payload}
          error={error}
          onChange={({ target }) => setPayload(target.value)}
        />
        <Button type="submit" size="small">
          Publish
        </Button>
      </form>
      <ol className={styles.list} aria-label="Events, the newest first">
        {log.map(({ at, reference: name, payload: text }) => (
          <li key={`${at} ${name}`} className={styles.line}>
            <span className={styles.note}>{`${Math.round(at)} ms`}</span>
            <strong>{name}</strong>
            <code>{text}</code>
          </li>
        ))}
      </ol>
      {log.length === 0 ? (
        <p className={styles.note}>Nothing was emitted since the panel was loaded.</p>
      ) : null}
    </>
  );
}
