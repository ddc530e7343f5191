import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { image } from '@storyloom/contract/uploads/endpoints/image';
import { acceptedImageTypes, refuseImageFile } from '@storyloom/forms/image-file';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { FieldGroup } from '@storyloom/ui/forms/FieldGroup';
import { useState } from 'react';
import { ImageButton } from '../draft/ImageButton.tsx';
import { lazySection } from '../draft/lazy-section.tsx';
import { useAddDraftImage, useChangeDraft } from '../draft/use-draft.ts';
import { useDraftField } from '../draft/use-draft-field.ts';

const CropDialog = lazySection(() => import('@storyloom/forms/CropDialog'), null);

/** Covers are 2:3. */
const coverShape = { aspect: 2 / 3, maxWidth: 1_024 };

/** Uploads a cropped picture as the cover. */
export function CoverUpload() {
  const host = useHost();
  const change = useChangeDraft();
  const addImage = useAddDraftImage();
  const [file, setFile] = useState<File | null>(null);
  const { id, error } = useDraftField('cover');
  const choose = async (chosen: File) => {
    const refusal = refuseImageFile(chosen);
    if (refusal !== null) host.toast('error', refusal);
    else if (await host.requireLogin()) setFile(chosen);
  };
  return (
    <FieldGroup label="Cover" error={error} announceError={false} id={id}>
      {(controlId) => (
        <>
          <ImageButton id={controlId} accept={acceptedImageTypes} onChoose={(chosen) => void choose(chosen)}>
            Upload a cover
          </ImageButton>
          {file ? (
            <CropDialog
              file={file}
              title="Crop the cover"
              {...coverShape}
              saveText="Use as cover"
              upload={async (cropped, options) => {
                const { id: imageId, ...picture } = await uploadFile(
                  host.transport,
                  image,
                  { file: cropped },
                  options,
                );
                addImage(imageId, picture);
                change((content) => ({ ...content, cover: { ...content.cover, imageId } }));
                host.toast('success', uploadMessages.succeeded);
              }}
              onRefused={(message) => host.toast('error', message)}
              onFailed={(failure) => host.toast('error', serverMessage(failure) ?? uploadMessages.failed)}
              onClosed={() => setFile(null)}
            />
          ) : null}
        </>
      )}
    </FieldGroup>
  );
}
