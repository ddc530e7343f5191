import { storyLimits } from '@storyloom/contract/stories/limits';
import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Trash2 } from 'lucide-react';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import styles from './CharactersSection.module.css';
import { NameField } from './NameField.tsx';
import { Portrait } from './Portrait.tsx';
import { Relations } from './Relations.tsx';
import { SpeechExample } from './SpeechExample.tsx';

const notes = [
  { key: 'profession', label: 'Profession' },
  { key: 'skills', label: 'Skills' },
  { key: 'personality', label: 'Personality' },
  { key: 'appearance', label: 'Appearance' },
] as const;

/** The form of one supporting character. */
export function SupportingCard({ index }: { index: number }) {
  const host = useHost();
  const change = useChangeDraft();
  const path = `supporting.${index}`;
  const name = useDraftValue((content) => content.supporting?.[index]?.name?.trim() ?? '');
  const label = name || `Character ${index + 1}`;
  const remove = async () => {
    const isSure = await host.confirm({
      title: `Remove ${label}?`,
      message: 'Everything written about this character is removed from the draft.',
      confirmLabel: 'Remove',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (!isSure) return;
    change((content) => ({ ...content, supporting: content.supporting?.filter((_, at) => at !== index) }));
  };
  return (
    <article className={styles.card} aria-label={label}>
      <header className={styles.head}>
        <h3 className={styles.name}>{label}</h3>
        <IconButton label={`Remove ${label}`} icon={<Trash2 />} onClick={() => void remove()} />
      </header>
      <Portrait path={path} />
      <div className={styles.fields}>
        <NameField path={path} label="Name" />
        <DraftTextArea
          path={`${path}.profile`}
          label="Profile"
          max={storyLimits.profileWords}
          unit="words"
          minLines={3}
          maxLines={10}
        />
        <DraftTextArea
          path={`${path}.speechStyle`}
          label="Speech style"
          optional
          max={storyLimits.characterNote}
          maxLines={6}
        />
        <SpeechExample path={path} />
        <Relations path={path} />
        <details className={styles.more}>
          <summary>More about {label}</summary>
          <div className={styles.fields}>
            {notes.map((note) => (
              <DraftTextArea
                key={note.key}
                path={`${path}.${note.key}`}
                label={note.label}
                optional
                max={storyLimits.characterNote}
                maxLines={6}
              />
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
