import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { FiltersButton } from '@storyloom/ui/lists/FiltersButton';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './Filters.module.css';

interface FiltersProps {
  /** Number of filters that narrow the list. */
  active: number;
  /** A wide screen shows the fields unless they are rarely used. */
  isRare?: boolean;
  /** On a wide screen, with the buttons. */
  perRow?: 3 | 5;
  /** Beside the button that unfolds the fields. */
  lead?: ReactNode;
  /** Gets what was typed, by the names of the fields. */
  onSubmit: (typed: Record<string, string>) => void;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a list. A narrow screen unfolds the fields on request. */
export function Filters({ active, isRare, perRow = 5, lead, onSubmit, onClear, children }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)];
    onSubmit(Object.fromEntries(typed.map(([name, value]) => [name, String(value).trim()])));
  };
  return (
    <search className={cx(!isRare && styles.usual)}>
      <div className={styles.head}>
        {lead}
        <FiltersButton
          className={styles.unfold}
          active={active}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <form
        className={cx(styles.fields, perRow === 3 && styles.three, !isOpen && styles.folded)}
        onSubmit={submit}
      >
        {children}
        <div className={styles.acts}>
          <Button type="submit">Find</Button>
          {active > 0 ? (
            <Button kind="ghost" onClick={onClear}>
              Clear filters
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  );
}
