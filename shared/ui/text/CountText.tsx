import type { ReactNode } from 'react';
import styles from './CountText.module.css';

export interface CountTextProps {
  /** Formatted count: "12.4K". */
  text: string;
  /** Accessible unit of one, not shown: "reader". */
  unit: string;
  icon?: ReactNode;
}

export function CountText({ text, unit, icon }: CountTextProps) {
  return (
    <span className={styles.count}>
      {icon}
      {text}
      <span className="visually-hidden">{` ${unit}${text === '1' ? '' : 's'}`}</span>
    </span>
  );
}
