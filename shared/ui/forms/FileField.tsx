import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Field, type FieldFrameProps } from './Field.tsx';
import styles from './FileField.module.css';

export interface FileFieldProps extends Omit<FieldFrameProps, 'counter' | 'counterTone'> {
  id?: string;
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** Types for the browser's dialog: `image/png,image/jpeg`. The server decides what it accepts. */
  accept: string;
  disabled?: boolean;
  /** In place of the icon: the chosen picture. */
  preview?: ReactNode;
  /** Share of the upload, from 0 to 1; null while nothing is uploaded. */
  progress?: number | null;
  /** Shown during an upload. */
  progressText?: string;
}

/** One file, chosen by the browser's dialog or dropped on the field. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onBlur, accept, disabled, preview, progress = null, id, ...rest } = props;
  const { progressText, ...frame } = rest;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | null) => {
    // Otherwise the same file could not be chosen again.
    if (input.current) input.current.value = '';
    onChange(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file && !disabled) choose(file);
  };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={styles.field}>
          {/* Dropping is a shortcut of the mouse; the input inside takes keys. */}
          <label
            className={styles.area}
            data-over={over || undefined}
            data-invalid={control['aria-invalid']}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <input
              {...control}
              ref={input}
              type="file"
              className={styles.input}
              accept={accept}
              disabled={disabled}
              aria-label={frame.label}
              onChange={({ target }) => {
                const file = target.files?.item(0);
                if (file) choose(file);
              }}
              onBlur={onBlur}
            />
            <span className={styles.preview} aria-hidden>
              {preview ?? <FileUp />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{value ? value.name : 'Choose a file'}</span>
              <span className={styles.about}>{value ? fileSize(value.size) : 'or drop it here'}</span>
            </span>
          </label>
          {value ? (
            <Button
              kind="ghost"
              size="small"
              disabled={disabled}
              onClick={() => {
                choose(null);
                // The focused button disappears with the file.
                input.current?.focus();
              }}
            >
              Remove
            </Button>
          ) : null}
          {progress === null ? null : (
            <div className={styles.progress}>
              <progress value={progress} max={1} aria-label={`Uploading ${value?.name ?? 'the file'}`} />
              <span>{[progressText, `${Math.round(progress * 100)} %`].filter(Boolean).join(' ')}</span>
            </div>
          )}
          <span className="visually-hidden" role="status">
            {value ? `${value.name}, ${fileSize(value.size)}` : ''}
          </span>
        </div>
      )}
    </Field>
  );
}

/** `640 KB` or `2.4 MB`, in units of 1,024. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes.toFixed(1)} MB`;
}
