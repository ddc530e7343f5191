import type { ReactNode } from 'react';
import styles from './CountText.module.css';

export interface CountTextProps {
  /** Formatted count: "12.4K". */
  text: string;
  /** Accessible unit, not shown: "chats". */
  label: string;
  icon?: ReactNode;
}

export function CountText({ text, label, icon }: CountTextProps) {
  return (
    <span className={styles.count}>
      {icon}
      {text}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
