import { categories, categoryChoices } from '@storyloom/contract/stories/categories';
import { perspectiveChoices, storyTypeChoices } from '@storyloom/contract/stories/filters';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { ratingChoices } from '@storyloom/contract/stories/rating-choices';
import { ratingLabel } from '@storyloom/contract/stories/ratings';
import { TagsField } from '@storyloom/ui/forms/TagsField';
import { DraftChoice } from '../draft/DraftChoice.tsx';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { FieldHelp } from '../draft/field-help.tsx';
import { useChangeDraft, useDraftState, useDraftValue } from '../draft/use-draft.ts';
import { useDraftField } from '../draft/use-draft-field.ts';
import styles from './BasicsSection.module.css';

const types = storyTypeChoices.filter(({ value }) => value !== 'all');
const categoryOptions = categoryChoices.filter(({ value }) => categories.some((known) => known === value));
const noTags: readonly string[] = [];

/** Title, kind and teaser of a story: what a reader sees before opening it. */
export default function BasicsSection() {
  return (
    <div className={styles.fields}>
      <DraftTextField path="title" max={storyLimits.title} />
      <div className={styles.pair}>
        <DraftChoice path="type" options={types} />
        <DraftChoice
          path="perspective"
          placeholder={storyMessages.perspective}
          options={perspectiveChoices}
        />
      </div>
      <div className={styles.pair}>
        <DraftChoice path="category" placeholder={storyMessages.category} options={categoryOptions} />
        <RatingChoice />
      </div>
      <Tags />
      <DraftTextField
        path="hook"
        optional
        max={storyLimits.hook}
        hint="One line below the cover that makes a reader stop."
      />
      <DraftTextArea
        path="summary"
        max={storyLimits.summary}
        minLines={3}
        maxLines={8}
        hint="The premise, without the ending. Readers see it on the story’s page."
      />
    </div>
  );
}

function RatingChoice() {
  const min = useDraftState(({ minRating }) => minRating);
  return (
    <DraftChoice
      path="rating"
      placeholder={storyMessages.rating}
      options={ratingChoices}
      hint={
        min
          ? `Moderators rated this story ${ratingLabel(min)}. Readers see at least that, even if you choose a lower rating.`
          : 'The strongest content that readers may meet.'
      }
    />
  );
}

function Tags() {
  const tags = useDraftValue((content) => content.tags ?? noTags);
  const change = useChangeDraft();
  return (
    <div>
      <TagsField
        {...useDraftField('tags')}
        label="Tags"
        optional
        hint="Words that readers search for."
        value={tags}
        onChange={(next) => change((content) => ({ ...content, tags: next }))}
        max={storyLimits.tags}
        maxLength={storyLimits.tagLength}
        duplicateText={storyMessages.tagExists}
      />
      <FieldHelp path="tags" label="Tags" />
    </div>
  );
}
