import { storyLimits } from '@storyloom/contract/stories/limits';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { useDraftField } from '../draft/use-draft-field.ts';
import styles from './AccessSection.module.css';

const accesses = [
  { value: 'all', label: 'Everyone', description: 'All readers, at once.' },
  {
    value: 'early',
    label: 'Members first',
    description: 'Members read it first, everyone else after some days.',
  },
  { value: 'members', label: 'Members only', description: 'Readers with a membership.' },
];
const days = [3, 7, 14, storyLimits.earlyDays];

/** Chooses the readers who may open the story once it is published. */
export default function AccessSection() {
  const access = useDraftValue(({ membersOnly, earlyDays = 0 }) =>
    membersOnly ? 'members' : earlyDays > 0 ? 'early' : 'all',
  );
  const earlyDays = useDraftValue((content) => content.earlyDays ?? 0);
  const change = useChangeDraft();
  const early = useDraftField('earlyDays');
  const choose = (value: string) =>
    change((content) => ({
      ...content,
      membersOnly: value === 'members',
      earlyDays: value === 'early' ? content.earlyDays || days[1] : 0,
    }));
  return (
    <div className={styles.fields}>
      <ChoiceField
        {...useDraftField('membersOnly')}
        label="Readers"
        labelHidden
        name="access"
        options={accesses}
        defaultValue={access}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        key={access}
      />
      {access === 'early' ? (
        <SelectField
          {...early}
          label="Members read it first for"
          options={[...new Set([...days, earlyDays])]
            .filter((count) => count > 0)
            .sort((first, second) => first - second)
            .map((count) => ({ value: String(count), label: `${count} days` }))}
          value={String(earlyDays)}
          onChange={({ currentTarget }) =>
            change((content) => ({ ...content, earlyDays: Number(currentTarget.value) }))
          }
        />
      ) : null}
    </div>
  );
}
