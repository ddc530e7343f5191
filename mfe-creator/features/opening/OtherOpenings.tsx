import { storyLimits } from '@storyloom/contract/stories/limits';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Plus, X } from 'lucide-react';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useDraft } from '../draft/draft.context.ts';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId } from '../draft/use-draft-field.ts';
import styles from './OpeningSection.module.css';

/** Openings that readers may begin with instead of the first. */
export function OtherOpenings() {
  const count = useDraftValue(({ otherOpenings = [] }) => otherOpenings.length);
  const host = useHost();
  const { store } = useDraft();
  const change = useChangeDraft();
  const update = (next: (all: readonly string[]) => string[]) =>
    change((content) => ({ ...content, otherOpenings: next(content.otherOpenings ?? []) }));
  const remove = async (index: number) => {
    const isBlank = !store.getState().content.otherOpenings?.[index]?.trim();
    const isSure =
      isBlank ||
      (await host.confirm({
        title: `Remove opening ${index + 2}?`,
        message: 'Its text is removed from the draft.',
        confirmLabel: 'Remove',
        cancelLabel: 'Cancel',
        danger: true,
      }));
    if (isSure) update((all) => all.filter((_text, at) => at !== index));
  };
  return (
    <div className={styles.fields} {...useRestoreFocus()}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.option}>
          <DraftTextArea
            path={`otherOpenings.${index}`}
            label={`Opening ${index + 2}`}
            max={storyLimits.opening}
            minLines={3}
            maxLines={14}
          />
          <IconButton label={`Remove opening ${index + 2}`} icon={<X />} onClick={() => void remove(index)} />
        </div>
      ))}
      {count < storyLimits.otherOpenings ? (
        <Button
          id={fieldId('otherOpenings')}
          kind="quiet"
          size="small"
          icon={<Plus />}
          className={styles.add}
          onClick={() => {
            update((all) => [...all, '']);
            focusWhenShown(fieldId(`otherOpenings.${count}`));
          }}
        >
          Add another opening
        </Button>
      ) : null}
    </div>
  );
}
