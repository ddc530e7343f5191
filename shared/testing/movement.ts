declare global {
  interface Window {
    movement: Movement;
  }
}

/** What a reader has seen move. */
export interface Movement {
  /** Distance in px of each frame in which the page was scrolled. */
  steps: number[];
  /** Sum of the layout shifts, those after an input included. */
  shift: number;
}

/** Begins to record movement in a page. Written for the browser. */
export function recordMovement(): void {
  const movement: Movement = { steps: [], shift: 0 };
  window.movement = movement;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      movement.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
  let before = window.scrollY;
  const look = () => {
    if (window.movement !== movement) return;
    const distance = window.scrollY - before;
    if (distance !== 0) movement.steps.push(distance);
    before = window.scrollY;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The distance in px that a page has moved after its first step, in all directions. */
export function movedAfterwards({ steps }: Movement): number {
  return steps.slice(1).reduce((sum, step) => sum + Math.abs(step), 0);
}
