import { acceptedImageTypes, refuseImageFile } from '@storyloom/forms/image-file';
import { useHost, useSession } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './AvatarUpload.module.css';

const AvatarDialog = lazyPart(() => import('./AvatarDialog.tsx'));

interface AvatarUploadProps {
  name: string;
  src: string | null;
}

/** The visitor's picture. Logged-in visitors can replace it by choosing a file. */
export function AvatarUpload({ name, src }: AvatarUploadProps) {
  const host = useHost();
  const { status } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const picture = <Avatar name={name} src={src} size={80} decorative />;
  if (status !== 'real') return picture;
  const choose = (chosen: File | null | undefined) => {
    // Otherwise the same file could not be chosen again.
    if (input.current) input.current.value = '';
    const refusal = chosen ? refuseImageFile(chosen) : null;
    if (refusal !== null) host.toast('error', refusal);
    else setFile(chosen ?? null);
  };
  return (
    <>
      <label className={styles.upload}>
        {picture}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={acceptedImageTypes.join(',')}
          aria-label="Change your picture"
          onChange={({ target }) => choose(target.files?.item(0))}
        />
        <span className={styles.mark} aria-hidden>
          <Camera />
        </span>
      </label>
      {file ? <AvatarDialog file={file} onClosed={() => setFile(null)} /> : null}
    </>
  );
}
