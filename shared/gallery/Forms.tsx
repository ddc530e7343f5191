import { categories, categoryLabel } from '@storyloom/contract/stories/categories';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { toast } from '@storyloom/ui/feedback/Toaster';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { Choices } from '@storyloom/ui/forms/Choices';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { FileField } from '@storyloom/ui/forms/FileField';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { StrengthMeter } from '@storyloom/ui/forms/StrengthMeter';
import { TagsField } from '@storyloom/ui/forms/TagsField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useState } from 'react';
import styles from './gallery.module.css';
import { sampleForm, sendSample } from './sample-form.ts';

const genres = categories.map((value) => ({ value, label: categoryLabel(value) }));
const perspectives = [
  { value: 'FIRST_PERSON', label: 'First person', description: 'I open the door.' },
  { value: 'SECOND_PERSON', label: 'Second person', description: 'You open the door.' },
  { value: 'THIRD_PERSON', label: 'Third person', description: 'She opens the door.' },
];
const summaryLimit = { max: storyLimits.summary, unit: 'characters' } as const;

export function Forms() {
  const [publishing, setPublishing] = useState<'now' | 'later'>('now');
  const form = useContractForm({
    schema: sampleForm,
    defaultValues: {
      title: '',
      summary: '',
      tags: [],
      cover: null,
      email: '',
      password: '',
      code: '',
      agreed: false,
    },
    send: async (values) => {
      await sendSample(values);
      toast.show('success', 'Your story is published.');
    },
    errorFields: { 'auth.code_wrong': 'code' },
  });
  const { field, valueField } = form;
  const typed = form.native.watch('password').length;
  const cover = valueField('cover', 'Cover');
  return (
    <div className={styles.stack}>
      <h1>Forms</h1>
      <Form form={form} className={styles.form} aria-label="New story">
        <TextField {...field('title', 'Title')} hint="Readers see this first." />
        <LimitedTextArea {...field('summary', 'Summary')} limit={summaryLimit} minLines={3} />
        <SelectField {...field('category', 'Genre')} options={genres} placeholder="Choose a genre" />
        <ChoiceField {...field('perspective', 'Perspective')} options={perspectives} />
        <TagsField
          {...valueField('tags', 'Tags')}
          max={storyLimits.tags}
          maxLength={storyLimits.tagLength}
          duplicateText={storyMessages.tagExists}
          hint="Press Enter after each tag."
        />
        <FileField
          {...cover}
          accept="image/png,image/jpeg,image/webp"
          hint="PNG, JPEG or WebP, up to 10 MB."
          progress={cover.value ? 0.4 : null}
        />
        <TextField {...field('email', 'Email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password', 'Password')}
          autoComplete="new-password"
          strength={
            typed === 0 ? null : typed < 10 ? (
              <StrengthMeter level={1} text="Weak. Add a few words." />
            ) : (
              <StrengthMeter level={4} text="Strong." />
            )
          }
        />
        <CodeField
          {...field('code', 'Code')}
          trailing={
            <Button kind="ghost" size="small">
              Send code
            </Button>
          }
        />
        <Choices
          legend="Publishing"
          choices={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'Later' },
          ]}
          value={publishing}
          onChange={setPublishing}
        />
        <TextField label="Pen name" optional disabled defaultValue="Agnes" />
        <CheckboxField {...field('agreed', 'Guidelines')} label="I accept the community guidelines" />
        <Button type="submit" loading={form.sending}>
          Publish
        </Button>
      </Form>
    </div>
  );
}
