import { Link, useHost } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { ArrowLeft } from 'lucide-react';

import { StartChoices } from '../features/start/StartChoices.tsx';
import styles from './script.module.css';
import { usePageParams } from './use-page-params.ts';

const ImportScreen = lazyPart(async () => ({
  default: (await import('../features/cards/ImportScreen.tsx')).ImportScreen,
}));

/** The start of a new work; with `?import=1` the import of a file. */
export default function Script() {
  const host = useHost();
  const params = usePageParams('/script');
  const isImport = params.get('import') === '1';
  return (
    <main className={styles.page}>
      <Link to={isImport ? '/script' : '/build'} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {isImport ? 'Start something new' : 'Your works'}
      </Link>
      <h1>{isImport ? 'Import a file' : 'What will you write?'}</h1>
      {isImport ? (
        <ImportScreen onCreated={(id) => host.navigate(`/script/edit?id=${id}`)} />
      ) : (
        <StartChoices importHref="/script?import=1" />
      )}
    </main>
  );
}
