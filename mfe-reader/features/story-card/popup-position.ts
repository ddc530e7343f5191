interface Box {
  left: number;
  right: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** Distance from the card and from the window's edge, in px. */
const gap = 10;

/** Places a popup to the right of the card, else to its left, within the window. */
export function positionPopup(card: Box, popup: Size, view: Size): { left: number; top: number } {
  const right = card.right + gap;
  const fitsRight = right + popup.width + gap <= view.width;
  const left = fitsRight ? right : card.left - gap - popup.width;
  const maxTop = view.height - popup.height - gap;
  return { left: Math.max(gap, left), top: Math.max(gap, Math.min(card.top, maxTop)) };
}
