import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { WorksArchive } from '../features/cards/WorksArchive.tsx';
import { GettingStarted } from '../features/getting-started/GettingStarted.tsx';
import { OwnWorks } from '../features/works/OwnWorks.tsx';
import styles from './build.module.css';
import { StudioNav } from './studio/StudioNav.tsx';
import { usePageParams } from './use-page-params.ts';

const ExportDialog = lazyPart(async () => ({
  default: (await import('../features/cards/ExportDialog.tsx')).ExportDialog,
}));

/** The author's works. They are personal, so the server renders only a skeleton and the browser loads them. */
export default function Build() {
  const [exported, setExported] = useState<WorkCard | null>(null);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Your works</h1>
          <p className={styles.about}>Everything you write, from first draft to published story.</p>
        </div>
        <Button
          icon={<PenLine />}
          href="/script"
          renderLink={({ href, ...props }) => <Link to={href} {...props} />}
        >
          Write
        </Button>
      </header>
      <StudioNav current="/build" />
      <h2 className="visually-hidden">All works</h2>
      <OwnWorks params={usePageParams('/build')} empty={<GettingStarted />} onExport={setExported} />
      <WorksArchive />
      {exported ? (
        <ExportDialog
          key={exported.id}
          storyId={exported.id}
          title={exported.title}
          onClosed={() => setExported(null)}
        />
      ) : null}
    </main>
  );
}
