import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { image } from '@storyloom/contract/uploads/endpoints/image';
import { acceptedImageTypes, refuseImageFile } from '@storyloom/forms/image-file';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { useRef, useState } from 'react';
import { readText, writeField } from '../draft/content-path.ts';
import { ImageButton } from '../draft/ImageButton.tsx';
import { lazySection } from '../draft/lazy-section.tsx';
import { useAddDraftImage, useChangeDraft, useDraftImage, useDraftValue } from '../draft/use-draft.ts';
import styles from './CharactersSection.module.css';

const CropDialog = lazySection(() => import('@storyloom/forms/CropDialog'), null);

/** The picture of the character at `path`. */
export function Portrait({ path }: { path: string }) {
  const host = useHost();
  const change = useChangeDraft();
  const addImage = useAddDraftImage();
  const imageButton = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const name = useDraftValue((content) => readText(content, `${path}.name`)) || 'Character';
  const imageId = useDraftValue((content) => readText(content, `${path}.portrait`));
  const picture = useDraftImage(imageId || undefined);
  const choose = async (chosen: File) => {
    const refusal = refuseImageFile(chosen);
    if (refusal !== null) host.toast('error', refusal);
    else if (await host.requireLogin()) setFile(chosen);
  };
  return (
    <div className={styles.portrait}>
      <Avatar name={name} src={picture?.thumbUrl ?? null} size={80} decorative />
      <div className={styles.portraitActions}>
        <ImageButton ref={imageButton} accept={acceptedImageTypes} onChoose={(chosen) => void choose(chosen)}>
          {picture ? 'Change the portrait' : 'Add a portrait'}
        </ImageButton>
        {imageId ? (
          <Button
            kind="ghost"
            size="small"
            aria-label={`Remove the portrait of ${name}`}
            onClick={() => {
              // Without a portrait this button is removed, so the focus moves.
              imageButton.current?.focus();
              change((content) => writeField(content, `${path}.portrait`, undefined));
            }}
          >
            Remove
          </Button>
        ) : null}
      </div>
      {file ? (
        <CropDialog
          file={file}
          title="Crop the portrait"
          aspect={1}
          circular
          maxWidth={512}
          saveText="Use as portrait"
          upload={async (cropped, options) => {
            const { id, ...stored } = await uploadFile(host.transport, image, { file: cropped }, options);
            addImage(id, stored);
            change((content) => writeField(content, `${path}.portrait`, id));
            host.toast('success', uploadMessages.succeeded);
          }}
          onRefused={(message) => host.toast('error', message)}
          onFailed={(error) => host.toast('error', serverMessage(error) ?? uploadMessages.failed)}
          onClosed={() => setFile(null)}
        />
      ) : null}
    </div>
  );
}
