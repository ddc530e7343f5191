/** Style properties that determine the line breaks of a text area. */
const copied = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingLeft',
  'paddingRight',
  'borderLeft',
  'borderRight',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'tabSize',
] as const;

/** Top and height in px of a range of a text area's text, relative to the text and with wrapped lines. */
function measureRange(
  area: HTMLTextAreaElement,
  start: number,
  end: number,
): { top: number; height: number } {
  const mirror = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of copied) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    // The width of the text area without its scroll bar.
    width: `${area.clientWidth}px`,
    borderWidth: '0',
  });
  const range = document.createElement('span');
  range.textContent = area.value.slice(start, Math.max(end, start + 1)) || ' ';
  mirror.append(area.value.slice(0, start), range);
  document.body.append(mirror);
  const { top, height } = range.getBoundingClientRect();
  const from = mirror.getBoundingClientRect().top;
  mirror.remove();
  return { top: top - from, height };
}

/** Scrolls a text area and its column to a range of the text, and marks the range until `clearRange`. */
export function scrollToRange(
  area: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
  column: HTMLElement | null,
): void {
  const { top, height } = measureRange(area, start, end);
  area.scrollTop = top - area.clientHeight / 3;
  area.style.setProperty('--passage-top', `${top}px`);
  area.style.setProperty('--passage-height', `${height}px`);
  if (column === null) return;
  const visible =
    area.getBoundingClientRect().top - column.getBoundingClientRect().top + top - area.scrollTop;
  if (visible < 0 || visible + height > column.clientHeight) {
    column.scrollTop += visible - column.clientHeight / 3;
  }
}

/** Removes the mark of `scrollToRange`. */
export function clearRange(area: HTMLTextAreaElement): void {
  area.style.removeProperty('--passage-top');
  area.style.removeProperty('--passage-height');
}
