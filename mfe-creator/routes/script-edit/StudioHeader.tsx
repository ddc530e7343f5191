import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDraftValue } from '../../features/draft/use-draft.ts';
import { SaveStatus } from '../../features/saving/SaveStatus.tsx';
import { useSaveDraft } from '../../features/saving/use-save-draft.ts';
import { studioPanels } from './panels.ts';
import styles from './StudioHeader.module.css';
import { StudioMenu } from './StudioMenu.tsx';
import { StudioPanel } from './StudioPanel.tsx';

interface StudioHeaderProps {
  publish: (size: 'small') => ReactNode;
  /** Id of the open panel. */
  panel: string | null;
  onPanel: (id: string | null) => void;
}

/** The title, the save state, and the actions for the whole story: named buttons, or a menu where they have no room. */
export function StudioHeader({ publish, panel, onPanel }: StudioHeaderProps) {
  const title = useDraftValue((content) => content.title?.trim() || 'Untitled');
  const { isSaving, save } = useSaveDraft();
  return (
    <>
      <header className={styles.header}>
        <Link to="/build" className={styles.back} aria-label="Your works">
          <ArrowLeft aria-hidden="true" />
        </Link>
        <p className={styles.title}>{title}</p>
        <div className={styles.status}>
          <SaveStatus />
        </div>
        <div className={styles.tools}>
          {studioPanels.map(({ id, label, icon: Icon }) => (
            <Button
              key={id}
              kind="ghost"
              className={styles.tool}
              size="small"
              icon={<Icon aria-hidden={true} />}
              aria-haspopup="dialog"
              onClick={() => onPanel(id)}
            >
              {label}
            </Button>
          ))}
          <Button kind="quiet" size="small" loading={isSaving} onClick={save}>
            Save as draft
          </Button>
        </div>
        <div className={styles.menu}>
          <StudioMenu onPanel={onPanel} onSave={save} />
        </div>
        <div className={styles.publish}>{publish('small')}</div>
      </header>
      <StudioPanel open={panel} onClose={() => onPanel(null)} />
    </>
  );
}
