import { Link } from '@storyloom/mfe';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDraftValue } from '../../features/draft/use-draft.ts';
import { SaveButton } from '../../features/saving/SaveButton.tsx';
import { SaveStatus } from '../../features/saving/SaveStatus.tsx';
import styles from './StudioHeader.module.css';
import { StudioPanels } from './StudioPanels.tsx';

interface StudioHeaderProps {
  publish: (size: 'small') => ReactNode;
  /** Id of the open panel. */
  panel: string | null;
  onPanel: (id: string | null) => void;
}

/** The title, the save state, and the actions for the whole story. */
export function StudioHeader({ publish, panel, onPanel }: StudioHeaderProps) {
  const title = useDraftValue((content) => content.title?.trim() || 'Untitled');
  return (
    <header className={styles.header}>
      <Link to="/build" className={styles.back} aria-label="Your works">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <SaveStatus />
      </div>
      <div className={styles.tools}>
        <StudioPanels open={panel} onChange={onPanel} />
      </div>
      <div className={styles.actions}>
        <SaveButton />
        {publish('small')}
      </div>
    </header>
  );
}
