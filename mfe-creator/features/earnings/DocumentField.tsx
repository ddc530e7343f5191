import { document as documentEndpoint } from '@storyloom/contract/creators/endpoints/document';
import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { acceptedImageTypes, refuseImageFile } from '@storyloom/forms/image-file';
import type { ValueFieldProps } from '@storyloom/forms/use-contract-form';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { useHost } from '@storyloom/mfe';
import { FileField } from '@storyloom/ui/forms/FileField';
import { useRef, useState } from 'react';

/** The picture of a document. It is uploaded as soon as it is chosen; the field holds its id. */
export function DocumentField({ value: _id, onChange, ...field }: ValueFieldProps<string>) {
  const host = useHost();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);

  const choose = async (chosen: File | null) => {
    upload.current?.abort();
    const current = new AbortController();
    upload.current = current;
    const refused = chosen === null ? null : refuseImageFile(chosen);
    setRefusal(refused);
    setFile(refused === null ? chosen : null);
    onChange('');
    if (chosen === null || refused !== null) return setProgress(null);
    setProgress(0);
    try {
      const { id } = await uploadFile(
        host.transport,
        documentEndpoint,
        { file: chosen },
        {
          signal: current.signal,
          onProgress: ({ sent, total }) => setProgress(sent / total),
        },
      );
      onChange(id);
    } catch (error) {
      if (current.signal.aborted) return;
      setFile(null);
      setRefusal(serverMessage(error) ?? uploadMessages.failed);
    }
    setProgress(null);
  };

  return (
    <FileField
      {...field}
      error={refusal ?? field.error}
      hint="A picture of it, as JPEG, PNG or WebP. It is stored encrypted and deleted with our decision."
      accept={acceptedImageTypes.join(',')}
      value={file}
      progress={progress}
      progressText={uploadMessages.uploading}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
