import { campaignSave } from '@storyloom/contract/editorial/endpoints/campaign-save';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import { campaignInput } from '@storyloom/contract/editorial/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import parts from '../admin-parts/AdminParts.module.css';
import { CampaignPreview } from './CampaignPreview.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { typeNames } from './schedule.model.ts';

const types = Object.entries(typeNames).map(([value, label]) => ({ value, label }));

interface CampaignFormProps {
  /** Null for a new campaign. */
  campaign: Campaign | null;
  onSaved: () => void;
}

/** Edits a campaign with its schedule, and a preview of it. */
export function CampaignForm({ campaign, onSaved }: CampaignFormProps) {
  const host = useHost();
  const form = useContractForm({
    schema: campaignInput,
    defaultValues: campaign ?? { type: 'STORY', title: '', text: '', tag: '', startsAt: '', endsAt: '' },
    send: async (values) => {
      await host.call(campaignSave, values);
      host.toast('success', 'Campaign saved.');
      onSaved();
    },
  });
  const start = form.valueField('startsAt', 'Starts');
  const end = form.valueField('endsAt', 'Ends');
  const { title, text, tag, startsAt, endsAt } = form.native.watch();
  return (
    <Form form={form} className={parts.form} aria-label="Campaign">
      <CampaignPreview title={title} text={text} tag={tag} startsAt={startsAt} endsAt={endsAt} />
      <SelectField {...form.field('type', 'For')} options={types} />
      <TextField {...form.field('title', 'Title')} />
      <TextArea {...form.field('text', 'Text')} minLines={3} maxLines={10} />
      <TextField {...form.field('tag', 'Tag')} hint="Stories with this tag take part." />
      <ScheduleFields start={start} end={end} />
      <Button type="submit" loading={form.sending}>
        Save campaign
      </Button>
    </Form>
  );
}
