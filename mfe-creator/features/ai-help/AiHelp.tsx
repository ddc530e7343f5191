import type { FieldHelpProps } from '../draft/field-help.tsx';
import styles from './FieldHelp.module.css';
import { FieldImprove } from './FieldImprove.tsx';
import { FieldSuggest } from './FieldSuggest.tsx';
import { suggestibleField } from './help-fields.ts';

/** The help below a field: improves its text, and offers suggestions if the field supports them. */
export function AiHelp(props: FieldHelpProps) {
  return (
    <div className={styles.help}>
      <FieldImprove {...props} />
      {suggestibleField(props.path) === undefined ? null : <FieldSuggest path={props.path} />}
    </div>
  );
}
