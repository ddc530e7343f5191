import { Button } from '@storyloom/ui/actions/Button';
import { readField, toNumberPath } from '../draft/content-path.ts';
import { fieldLabel } from '../draft/field-labels.ts';
import { fieldText } from '../draft/field-text.ts';
import type { FieldConflict } from '../draft/merge-content.ts';
import { useDraftImage, useDraftValue } from '../draft/use-draft.ts';
import { valueText } from '../draft/value-text.ts';
import styles from './Conflicts.module.css';

/** Single-line fields, choices, pictures and the script, whose values cannot be joined. */
const oneLine =
  /^(?:type|script|title|hook|perspective|category|rating|cover\.(?:title|imageId)|options\..*|lore\.[^.]+\.(?!content$).+|.*\.(?:name|portrait))$/;

interface ConflictProps {
  conflict: FieldConflict;
  onChoose: (value: unknown) => void;
}

/** One field with the value on this page and the one from another tab or device. */
export function Conflict({ conflict: { path, theirs }, onChoose }: ConflictProps) {
  const label = useDraftValue((content) => fieldLabel(toNumberPath(content, path)));
  // Read from the draft, because the field can still be edited.
  const mine = useDraftValue((content) => readField(content, path));
  const isLongText = typeof mine === 'string' && typeof theirs === 'string' && !oneLine.test(path);
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.field}>{label}</legend>
      <div className={styles.sides}>
        <Side path={path} name="Here" value={mine} />
        <Side path={path} name="Elsewhere" value={theirs} />
      </div>
      <div className={styles.actions}>
        <Button kind="quiet" size="small" onClick={() => onChoose(mine)}>
          Use mine
        </Button>
        <Button kind="quiet" size="small" onClick={() => onChoose(theirs)}>
          Use the other
        </Button>
        {isLongText ? (
          <Button kind="ghost" size="small" onClick={() => onChoose(`${mine}\n\n${theirs}`)}>
            Keep both
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

function Side({ path, name, value }: { path: string; name: string; value: unknown }) {
  const isPicture = path === 'cover.imageId' || path.endsWith('portrait');
  const image = useDraftImage(isPicture && typeof value === 'string' ? value : undefined);
  return (
    <div className={styles.side}>
      <p className={styles.name}>{name}</p>
      {image ? (
        <img src={image.thumbUrl} alt="" width={80} height={120} className={styles.picture} />
      ) : (
        <p className={styles.value}>{sideText(path, value) || 'Empty'}</p>
      )}
    </div>
  );
}

const itemTexts = new Set(['title', 'content', 'keys', 'message']);

/** The value as text. A whole lore entry or lore test shows its texts without its settings. */
function sideText(path: string, value: unknown): string {
  const isItem = /^\w+\.@\w+$/.test(path) && typeof value === 'object' && value !== null;
  if (!isItem) return fieldText(path, value);
  return valueText(Object.fromEntries(Object.entries(value).filter(([key]) => itemTexts.has(key))));
}
