import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** If no item has content, the caller renders the panel as `children`. */
  content?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The current panel's content. */
  children?: ReactNode;
  panelClassName?: string | undefined;
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
  panelClassName,
}: TabsProps<Value>) {
  return (
    <Base.Root className={styles.root} value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={cx(styles.panel, panelClassName)}>
          {/* The panel of the previous tab stays for a frame; it must not render the children a second time. */}
          {item.content ?? (item.value === value ? children : null)}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
