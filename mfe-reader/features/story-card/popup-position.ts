interface Box {
  left: number;
  right: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between a card and what opens beside it, and between that and the window's edge. */
const gap = 10;

/** Beside the card, on the side with room, and wholly in the window. */
export function positionPopup(card: Box, popup: Size, view: Size): { left: number; top: number } {
  const right = card.right + gap;
  const fits = right + popup.width + gap <= view.width;
  const left = fits ? right : card.left - gap - popup.width;
  const lowest = view.height - popup.height - gap;
  return { left: Math.max(gap, left), top: Math.max(gap, Math.min(card.top, lowest)) };
}
