import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { FieldGroup } from '@storyloom/ui/forms/FieldGroup';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { readField, readText, writeField } from '../draft/content-path.ts';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { fieldId, useDraftField } from '../draft/use-draft-field.ts';
import styles from './CharactersSection.module.css';

type Relations = NonNullable<NonNullable<StoryDraftContent['main']>['relations']>;

/** Relations of the character at `path` to other characters. */
export function Relations({ path }: { path: string }) {
  const listPath = `${path}.relations`;
  const count = useDraftValue((content) => readRelations(content, listPath).length);
  // A string, because a new array would re-render the section on each change of the draft.
  const names = useDraftValue((content) => otherNames(content, path).join('\n'));
  const change = useChangeDraft();
  const { error } = useDraftField(listPath);
  const suggestions = useId();
  const update = (next: (relations: Relations) => Relations) =>
    change((content) => writeField(content, listPath, next(readRelations(content, listPath))));
  const add = () => {
    update((relations) => [...relations, { to: '', text: '' }]);
    focusWhenShown(fieldId(`${listPath}.${count}.to`));
  };
  const remove = (index: number) => {
    update((relations) => relations.filter((_, at) => at !== index));
    focusWhenShown(fieldId(listPath));
  };
  return (
    <FieldGroup
      label="Relations"
      optional
      hint="What they are to others, and what stands between them. The storyteller knows it, readers don’t see it."
      error={error}
      announceError={false}
    >
      {() => (
        <>
          <datalist id={suggestions}>
            {names.split('\n').map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <ul className={styles.relations}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index} className={styles.relation}>
                <DraftTextField
                  path={`${listPath}.${index}.to`}
                  label="To whom"
                  max={storyLimits.relationName}
                  list={suggestions}
                />
                <DraftTextField
                  path={`${listPath}.${index}.text`}
                  label="Relation"
                  max={storyLimits.relation}
                />
                <IconButton
                  label={`Remove relation ${index + 1}`}
                  icon={<X />}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
          {count < storyLimits.relations ? (
            <Button
              id={fieldId(listPath)}
              kind="quiet"
              size="small"
              icon={<Plus />}
              className={styles.add}
              onClick={add}
            >
              Add a relation
            </Button>
          ) : null}
        </>
      )}
    </FieldGroup>
  );
}

function readRelations(content: StoryDraftContent, path: string): Relations {
  return (readField(content, path) as Relations | undefined) ?? [];
}

/** Names of the characters except the one at this path. */
function otherNames(content: StoryDraftContent, path: string): string[] {
  const paths = ['main', ...(content.supporting ?? []).map((_, index) => `supporting.${index}`)];
  const names = paths.filter((one) => one !== path).map((one) => readText(content, `${one}.name`).trim());
  return [...new Set(names)].filter((name) => name !== '');
}
