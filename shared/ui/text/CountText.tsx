import type { ReactNode } from 'react';
import styles from './CountText.module.css';

export interface CountTextProps {
  /** Already formatted: "12.4K". */
  text: string;
  /** "chats"; read aloud, not shown. */
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
