import type { ScenePicture as Picture } from '@storyloom/contract/images/entities/scene-picture';
import { Button } from '@storyloom/ui/actions/Button';
import { RotateCw } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import styles from './ScenePicture.module.css';

const PictureDialog = lazyDialog(() => import(/* webpackChunkName: "turn" */ './PictureDialog.tsx'));

type FrameStyle = CSSProperties & Record<'--placeholder', string>;

/** An image in the story. Its space is reserved before it loads; a press opens it at full size. */
export function ScenePicture({ picture }: { picture: Picture }) {
  const { url, thumbUrl, width, height, placeholder, alt, drawn } = picture;
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  const style: FrameStyle = {
    aspectRatio: `${width} / ${height}`,
    '--placeholder': placeholder ? `url("${placeholder}")` : 'none',
  };
  return (
    <figure className={styles.frame} style={style}>
      {failed ? (
        <div className={styles.words} role="alert">
          <p>Couldn’t load this image.</p>
          <Button size="small" kind="quiet" icon={<RotateCw />} onClick={() => setFailed(false)}>
            Retry
          </Button>
        </div>
      ) : (
        <button type="button" className={styles.open} onClick={() => setOpened(true)}>
          <img
            // An error before hydration emits no React event.
            ref={(img) => {
              if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') setFailed(true);
            }}
            src={url}
            srcSet={`${thumbUrl} 512w, ${url} ${width}w`}
            sizes="(max-width: 700px) 92vw, 640px"
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
          <span className="visually-hidden"> View larger</span>
        </button>
      )}
      {drawn ? <figcaption className={styles.label}>Built-in illustration</figcaption> : null}
      {opened ? <PictureDialog picture={picture} onClose={() => setOpened(false)} /> : null}
    </figure>
  );
}
