import { TextField, type TextFieldProps } from '@storyloom/ui/forms/TextField';
import styles from './Editorial.module.css';
import { fromLocalInput, toLocalInput } from './schedule.model.ts';

type TimeField = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: string | null | undefined;
  /** Called with an empty text for no time. */
  onChange: (value: string) => void;
};

/** Fields for the start and the end of a schedule, in the device's time zone. */
export function ScheduleFields({ start, end }: { start: TimeField; end: TimeField }) {
  return (
    <div className={styles.two}>
      <TimeInput {...start} />
      <TimeInput {...end} />
    </div>
  );
}

function TimeInput({ value, onChange, ...field }: TimeField) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      defaultValue={value ? toLocalInput(value) : ''}
      onChange={(event) => onChange(fromLocalInput(event.target.value))}
    />
  );
}
