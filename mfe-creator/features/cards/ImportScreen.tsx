import { useEffect, useRef } from 'react';
import { FileDrop } from './FileDrop.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import styles from './ImportScreen.module.css';
import { SendingFile } from './SendingFile.tsx';
import { useImport } from './use-import.ts';
import { usePreviousStep } from './use-previous-step.ts';

/** Imports a card, a lorebook or a story: choose a file, preview the draft, accept it. */
export function ImportScreen({ onCreated }: { onCreated: (storyId: string) => void }) {
  const { state, send, accept, startOver } = useImport(onCreated);
  const before = usePreviousStep(state.step);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.step === 'reading') result.current?.focus();
  }, [state.step]);

  if (state.step === 'sending')
    return <SendingFile fileName={state.fileName} sent={state.sent} onCancel={startOver} />;
  if (state.step === 'reading') {
    const { found, isAccepting, error } = state;
    return (
      <ImportPreview
        found={found}
        heading={result}
        isAccepting={isAccepting}
        error={error}
        onAccept={() => void accept(found)}
        onStartOver={startOver}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <FileDrop onChoose={(file) => void send(file)} takesFocus={before !== null} />
      {state.error ? (
        <p role="alert" className={styles.error}>
          {state.error}
        </p>
      ) : null}
      <ul className={styles.formats}>
        <li>Character cards as PNG, JSON, YAML or CHARX, of SillyTavern, Chub, Risu, Agnai and others</li>
        <li>Lorebooks and world info of these, of NovelAI, AI Dungeon and KoboldAI</li>
        <li>Scenarios of NovelAI and stories of KoboldAI</li>
        <li>Stories that were exported from Storyloom</li>
      </ul>
      <p className={styles.note}>
        Nothing is created until you have seen a preview. What we don’t use is kept and written back when you
        export.
      </p>
    </div>
  );
}
