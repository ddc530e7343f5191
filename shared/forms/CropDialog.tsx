import { imageErrors } from '@storyloom/contract/images/errors';
import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import type { UploadProgress } from '@storyloom/http/upload-file';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useEffect, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './CropDialog.module.css';
import { type Crop, centeredCrop, cropImage } from './crop-image.ts';
import { refuseImageSize } from './image-file.ts';

interface CropDialogProps {
  file: File;
  title: string;
  /** Width divided by height. */
  aspect: number;
  circular?: boolean;
  /** Width of the uploaded image, in px; larger crops are scaled down. */
  maxWidth: number;
  saveText: string;
  /** Uploads the cropped image. The dialog closes when it resolves. */
  upload(
    image: File,
    options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
  ): Promise<void>;
  /** Called if the file is no image that can be cropped, and the dialog closes. */
  onRefused(message: string): void;
  /** Called if the upload fails; the dialog stays open. */
  onFailed(error: unknown): void;
  onClosed(): void;
}

/** Chooses the part of an image that is uploaded. */
export default function CropDialog(props: CropDialogProps) {
  const { file, title, aspect, circular = false, maxWidth, saveText, upload } = props;
  const { onRefused, onFailed, onClosed } = props;
  const [isOpen, setOpen] = useState(true);
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState<Crop>();
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const abort = useRef(new AbortController());

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const hasCrop = crop !== undefined;
  // The frame takes the focus from its stage, which may get it before the picture is loaded or after.
  useEffect(() => {
    const area = stage.current;
    if (!hasCrop || area === null) return;
    const focusFrame = () => area.querySelector<HTMLElement>('[role="group"]')?.focus();
    if (document.activeElement === area) focusFrame();
    area.addEventListener('focus', focusFrame);
    return () => area.removeEventListener('focus', focusFrame);
  }, [hasCrop]);

  const refuse = (message: string) => {
    onRefused(message);
    setOpen(false);
  };
  const cancel = () => {
    abort.current.abort();
    setOpen(false);
  };
  const save = async () => {
    if (!image.current || !crop) return;
    setSaving(true);
    try {
      await upload(await cropImage(image.current, crop, maxWidth), {
        signal: abort.current.signal,
        onProgress: ({ sent, total }) => setProgress(sent / total),
      });
      setOpen(false);
    } catch (error) {
      if (!abort.current.signal.aborted) onFailed(error);
    }
    setSaving(false);
    setProgress(null);
  };

  return (
    <Dialog
      title={title}
      description="Drag the frame or its corners."
      size="small"
      open={isOpen}
      onClose={cancel}
      onClosed={onClosed}
      initialFocus={stage}
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button disabled={!crop} loading={isSaving} onClick={() => void save()}>
            {saveText}
          </Button>
        </>
      }
    >
      <div ref={stage} className={styles.stage} tabIndex={-1}>
        {url ? (
          <ReactCrop
            aspect={aspect}
            circularCrop={circular}
            keepSelection
            minWidth={48}
            {...(crop && { crop })}
            disabled={isSaving}
            ariaLabels={ariaLabels}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={url}
              alt=""
              className={styles.image}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                const refusal = refuseImageSize({ width, height });
                if (refusal === null) setCrop(centeredCrop({ width, height }, aspect));
                else refuse(refusal);
              }}
              onError={() => refuse(imageErrors['upload.damaged'].msg)}
            />
          </ReactCrop>
        ) : null}
      </div>
      {progress === null ? null : (
        <label className={styles.uploading}>
          <span role="status">{uploadMessages.uploading}</span>
          <progress className={styles.progress} value={progress} max={1} />
        </label>
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
