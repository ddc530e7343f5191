import { Dialog as Base } from '@base-ui/react/dialog';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './ImageViewer.module.css';
import { MAX_SCALE } from './image-zoom.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useImageZoom } from './use-image-zoom.ts';
import { useLayer } from './use-layer.ts';

export interface ImageViewerProps {
  open: boolean;
  /** Called on Escape, Back and the close button. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** Accessible name of the dialog. */
  title: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Below the image. Hidden while the image is magnified. */
  caption?: ReactNode;
}

type ImageStyle = CSSProperties & Record<'--scale' | '--x' | '--y', string | number>;

/**
 * An image over the whole screen. Zooms by pinch, wheel, double click, buttons and the keys + - 0; a magnified image is
 * moved by drag and arrow keys.
 */
export function ImageViewer(props: ImageViewerProps) {
  const { open, onClose, onClosed, title } = props;
  const layer = useLayer(open);
  useCloseOnBack(open, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} style={{ zIndex: layer }} />
        <Base.Popup className={styles.popup} style={{ zIndex: layer }}>
          <Base.Title className="visually-hidden">{title}</Base.Title>
          <Stage {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Stage({ src, alt, width, height, caption }: ImageViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { view, zoomIn, zoomOut, events } = useImageZoom(stage);
  const isMagnified = view.scale > 1;
  const style: ImageStyle = { '--scale': view.scale, '--x': `${view.x}px`, '--y': `${view.y}px` };
  return (
    <div className={styles.viewer}>
      <div ref={stage} className={styles.stage} data-magnified={isMagnified || undefined} {...events}>
        <img
          className={styles.image}
          style={style}
          src={src}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          label="Zoom out"
          icon={<ZoomOut />}
          disabled={!isMagnified}
          className={styles.tool}
          onClick={zoomOut}
        />
        <IconButton
          label="Zoom in"
          icon={<ZoomIn />}
          disabled={view.scale >= MAX_SCALE}
          className={styles.tool}
          onClick={zoomIn}
        />
        <Base.Close render={<IconButton label="Close" icon={<X />} className={styles.tool} />} />
      </div>
      <p className="visually-hidden" role="status">
        {isMagnified ? `Zoomed to ${Math.round(view.scale * 100)}%` : ''}
      </p>
      {caption && !isMagnified ? <div className={styles.caption}>{caption}</div> : null}
    </div>
  );
}
