import { Link, useHost } from '@storyloom/mfe';
import { IconDisc } from '@storyloom/ui/text/IconDisc';
import { BookOpen, FileUp, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StartChoices.module.css';

interface Choice {
  icon: ReactNode;
  title: string;
  text: string;
}

const kinds: readonly (Choice & { type: 'STORY' | 'ROLE' })[] = [
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
];

const fileImport: Choice = {
  icon: <FileUp aria-hidden="true" />,
  title: 'Import a file',
  text: 'A character card, a lorebook, or a story that you exported.',
};

/** The studio's first choice. A guest is asked to log in first, then continues. */
export function StartChoices({ importHref }: { importHref: string }) {
  const host = useHost();
  const start = async (type: 'STORY' | 'ROLE') => {
    if (await host.requireLogin()) host.navigate(`/script/edit?type=${type}`);
  };
  return (
    <div className={styles.choices}>
      {kinds.map(({ type, ...choice }) => (
        <button key={type} type="button" className={styles.choice} onClick={() => void start(type)}>
          <Words {...choice} />
        </button>
      ))}
      <Link to={importHref} className={styles.choice}>
        <Words {...fileImport} />
      </Link>
    </div>
  );
}

function Words({ icon, title, text }: Choice) {
  return (
    <>
      <IconDisc className={styles.icon}>{icon}</IconDisc>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </>
  );
}
