import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { Button } from '@storyloom/ui/actions/Button';
import { useRef, useState } from 'react';
import { readText } from '../draft/content-path.ts';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { useDraft } from '../draft/draft.context.ts';
import { isSame } from '../draft/merge-content.ts';
import { useDraftValue } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import styles from './CharactersSection.module.css';
import { countRelations, renameInRelations } from './rename.model.ts';

interface Renamed {
  text: string;
  before: Cast;
  after: Cast;
}

type Cast = Pick<StoryDraftContent, 'main' | 'supporting'>;

const castOf = ({ main, supporting }: StoryDraftContent): Cast => ({ main, supporting });

/** The name of a character. Leaving the field renames the character in relations, with Undo. */
export function NameField({ path, label }: { path: string; label: string }) {
  const { store, change } = useDraft();
  const namePath = `${path}.name`;
  const before = useRef('');
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  const isLatest = useDraftValue((content) => renamed !== null && isSame(castOf(content), renamed.after));
  const nameNow = () => readText(store.getState().content, namePath).trim();

  function rename(): void {
    const content = store.getState().content;
    const [from, to] = [before.current, nameNow()];
    const next = renameInRelations(content, from, to);
    if (next === content) return;
    change(() => next);
    const count = countRelations(content, from);
    setRenamed({
      text: `Renamed in ${count} ${count === 1 ? 'relation' : 'relations'}.`,
      before: castOf(content),
      after: castOf(next),
    });
  }

  function undo({ before: cast }: Renamed): void {
    change((content) => ({ ...content, ...cast }));
    setRenamed(null);
    // Pressing Undo removes the button, so the focus moves.
    document.getElementById(fieldId(namePath))?.focus();
  }

  return (
    <DraftTextField
      path={namePath}
      label={label}
      max={storyLimits.characterName}
      hint={
        // In the line of the counter, so that the layout does not shift while Undo is pressed.
        <span className={styles.renamed}>
          <span role="status">{isLatest ? renamed?.text : null}</span>
          {isLatest && renamed !== null ? (
            <Button kind="ghost" size="small" className={styles.undo} onClick={() => undo(renamed)}>
              Undo
            </Button>
          ) : null}
        </span>
      }
      onFocus={() => {
        before.current = nameNow();
      }}
      onBlur={rename}
    />
  );
}
