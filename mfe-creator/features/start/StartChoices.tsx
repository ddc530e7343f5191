import { useHost } from '@storyloom/mfe';
import { BookOpen, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StartChoices.module.css';

const choices = [
  {
    type: 'STORY',
    icon: <BookOpen aria-hidden="true" />,
    title: 'A story',
    text: 'A world with its own rules, a cast, and an opening that readers play from.',
  },
  {
    type: 'ROLE',
    icon: <MessageCircle aria-hidden="true" />,
    title: 'A character',
    text: 'Someone to talk to, with a voice and a past. No world book needed.',
  },
] as const;

/** The first choice of the studio. A guest is asked to log in first and then continues. */
export function StartChoices({ more }: { more?: ReactNode }) {
  const host = useHost();
  const start = async (type: 'STORY' | 'ROLE') => {
    if (await host.requireLogin()) host.navigate(`/script/edit?type=${type}`);
  };
  return (
    <div className={styles.choices}>
      {choices.map(({ type, icon, title, text }) => (
        <button key={type} type="button" className={styles.choice} onClick={() => void start(type)}>
          <span className={styles.icon}>{icon}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </button>
      ))}
      {more}
    </div>
  );
}
