/** Magnification of an image and its offset from the centre of the screen, in px. */
export interface ImageView {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_SCALE = 6;

/** The whole image, as large as the screen allows. */
export const fittedView: ImageView = { scale: 1, x: 0, y: 0 };

/**
 * Zooms by a factor. The point (px from the centre of the screen) stays in place as far as the edges of the image
 * allow.
 */
export function zoomBy(
  view: ImageView,
  factor: number,
  point: { x: number; y: number },
  screen: Size,
): ImageView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return withinScreen(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    screen,
  );
}

export function panBy(view: ImageView, dx: number, dy: number, screen: Size): ImageView {
  return withinScreen({ ...view, x: view.x + dx, y: view.y + dy }, screen);
}

function withinScreen({ scale, x, y }: ImageView, { width, height }: Size): ImageView {
  const limit = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}
