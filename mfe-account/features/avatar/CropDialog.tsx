import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { profile } from '@storyloom/contract/endpoints/users/profile';
import { uploadUserAvatar } from '@storyloom/contract/endpoints/users/upload-user-avatar';
import { imageErrors } from '@storyloom/contract/errors/images';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { ownQuery, useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useEffect, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './CropDialog.module.css';
import { type Crop, centeredSquare, cropImage, refuseImage } from './crop-image.ts';

interface CropDialogProps {
  file: File;
  onClosed(): void;
}

/** Chooses the part of an image that becomes the visitor's picture, and uploads it. */
export default function CropDialog({ file, onClosed }: CropDialogProps) {
  const host = useHost();
  const { userId } = useSession();
  const [isOpen, setOpen] = useState(true);
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState<Crop>();
  const [progress, setProgress] = useState<number | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const upload = useRef(new AbortController());

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const refuse = (message: string) => {
    host.toast('error', message);
    setOpen(false);
  };
  const save = useMutation({
    mutationFn: async () => {
      if (!image.current || !crop) return;
      const cropped = await cropImage(image.current, crop);
      const user = await uploadFile(
        host.transport,
        uploadUserAvatar,
        { file: cropped },
        {
          signal: upload.current.signal,
          onProgress: ({ sent, total }) => setProgress(sent / total),
        },
      );
      host.queryClient.setQueryData(ownQuery(host, userId, loginUser, {}).queryKey, user);
      await host.queryClient.invalidateQueries({ queryKey: [profile.path] });
    },
    onSuccess: () => {
      host.toast('success', 'Picture saved.');
      setOpen(false);
    },
    onError: (error) => {
      if (upload.current.signal.aborted) return;
      host.toast('error', serverMessage(error) ?? 'Upload failed');
    },
    onSettled: () => setProgress(null),
  });
  const cancel = () => {
    upload.current.abort();
    setOpen(false);
  };

  return (
    <Dialog
      title="Crop your picture"
      description="Drag the circle or its corners. With the keyboard, use Tab and the arrow keys."
      size="small"
      open={isOpen}
      onClose={cancel}
      onClosed={onClosed}
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button disabled={!crop} loading={save.isPending} onClick={() => save.mutate()}>
            Save picture
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {url ? (
          <ReactCrop
            aspect={1}
            circularCrop
            keepSelection
            minWidth={48}
            {...(crop && { crop })}
            disabled={save.isPending}
            ariaLabels={ariaLabels}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={url}
              alt=""
              className={styles.image}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                const refusal = refuseImage({ width, height });
                if (refusal === null) setCrop(centeredSquare({ width, height }));
                else refuse(refusal);
              }}
              onError={() => refuse(imageErrors['upload.damaged'].msg)}
            />
          </ReactCrop>
        ) : null}
      </div>
      {progress === null ? null : (
        <progress className={styles.progress} value={progress} max={1} aria-label="Uploading your picture" />
      )}
    </Dialog>
  );
}

const ariaLabels = {
  cropArea: 'Your picture. Use the arrow keys to move it.',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
};
