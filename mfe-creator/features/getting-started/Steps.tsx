import { storyLimits } from '@storyloom/contract/stories/limits';
import { IconDisc } from '@storyloom/ui/text/IconDisc';
import { Globe, MessagesSquare, UsersRound } from 'lucide-react';
import styles from './Steps.module.css';

const words = storyLimits.worldBookWords.toLocaleString('en');

const steps = [
  {
    icon: <Globe aria-hidden="true" />,
    title: 'A world',
    text: `Its rules, its past and its secrets, in up to ${words} words that only you and the storyteller read.`,
  },
  {
    icon: <UsersRound aria-hidden="true" />,
    title: 'A cast',
    text: 'A main character and the people around them, each with their own voice.',
  },
  {
    icon: <MessagesSquare aria-hidden="true" />,
    title: 'An opening',
    text: 'One scene and a few first moves. Every reader takes it from there.',
  },
];

/** The three parts of a story that an author writes. */
export function Steps() {
  return (
    <ol className={styles.steps} aria-label="What a story is made of">
      {steps.map(({ icon, title, text }) => (
        <li key={title} className={styles.step}>
          <IconDisc small className={styles.icon}>
            {icon}
          </IconDisc>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
