import { bannerSave } from '@storyloom/contract/editorial/endpoints/banner-save';
import type { EditableBanner } from '@storyloom/contract/editorial/entities/banner';
import { bannerInput } from '@storyloom/contract/editorial/rules';
import { image } from '@storyloom/contract/uploads/endpoints/image';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { FileField } from '@storyloom/ui/forms/FileField';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useId, useRef, useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { BannerPreview } from './BannerPreview.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

interface BannerFormProps {
  /** Null for a new banner. */
  banner: EditableBanner | null;
  onSaved: () => void;
}

/** Edits a banner with its schedule, and a preview of it. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
  const host = useHost();
  const pictureId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [uploadError, setUploadError] = useState<string>();
  /** Number of the latest choice; answers to earlier uploads are ignored. */
  const choices = useRef(0);
  const form = useContractForm({
    schema: bannerInput,
    defaultValues: banner ?? { title: '', text: '', href: '/', imageUrl: null, startsAt: null, endsAt: null },
    send: async (values) => {
      await host.call(bannerSave, values);
      host.toast('success', 'Banner saved.');
      onSaved();
    },
  });
  const upload = async (chosen: File | null) => {
    choices.current += 1;
    const choice = choices.current;
    const isLatest = () => choice === choices.current;
    setFile(chosen);
    setUploadError(undefined);
    setProgress(chosen && 0);
    if (chosen === null) return form.native.setValue('imageUrl', banner?.imageUrl ?? null);
    try {
      const onProgress = ({ sent, total }: { sent: number; total: number }) => {
        if (isLatest()) setProgress(sent / total);
      };
      const { url } = await uploadFile(host.transport, image, { file: chosen }, { onProgress });
      if (isLatest()) form.native.setValue('imageUrl', url);
    } catch (error) {
      if (!isLatest()) return;
      setFile(null);
      setUploadError(serverMessage(error) ?? 'The picture could not be sent. Try again.');
    } finally {
      if (isLatest()) setProgress(null);
    }
  };
  const start = form.valueField('startsAt', 'Shown from');
  const end = form.valueField('endsAt', 'Shown until');
  const { title, text, imageUrl } = form.native.watch();
  return (
    <Form form={form} className={parts.form} aria-label="Banner">
      <BannerPreview title={title} text={text ?? ''} imageUrl={imageUrl ?? null} />
      <TextField {...form.field('title', 'Title')} />
      <TextArea {...form.field('text', 'Text')} optional minLines={2} maxLines={4} />
      <TextField
        {...form.field('href', 'Leads to')}
        hint="A path of this site, such as /collection/stormy-night"
      />
      <ScheduleFields
        start={{ ...start, optional: true, onChange: (time) => start.onChange(time || null) }}
        end={{ ...end, optional: true, onChange: (time) => end.onChange(time || null) }}
      />
      <FileField
        id={pictureId}
        label="Picture"
        optional
        value={file}
        onChange={(chosen) => void upload(chosen)}
        error={uploadError}
        accept="image/png,image/jpeg,image/webp"
        hint="Wide pictures fit best: 1200 × 500."
        progress={progress}
      />
      {file === null && imageUrl ? (
        <div>
          <Button
            kind="ghost"
            size="small"
            onClick={() => {
              form.native.setValue('imageUrl', null);
              // The button is unmounted without a picture, and the focus is lost with it.
              focusControl(pictureId);
            }}
          >
            Remove the picture
          </Button>
        </div>
      ) : null}
      <Button type="submit" loading={form.sending || progress !== null}>
        Save banner
      </Button>
    </Form>
  );
}
