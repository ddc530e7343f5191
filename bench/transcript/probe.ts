export interface Nodes {
  /** Elements and text nodes of messages entirely off screen. */
  offScreen: number;
  all: number;
}

/** Counts the nodes of the transcript. */
export function countNodes(): Nodes {
  const log = document.querySelector('[role="log"]');
  const below = (root: Node) => {
    const walker = document.createTreeWalker(root);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  };
  let offScreen = 0;
  for (const turn of log?.querySelectorAll('[data-item]') ?? []) {
    const { top, bottom } = turn.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) offScreen += below(turn);
  }
  for (const space of log?.querySelectorAll('[aria-hidden="true"]:empty') ?? []) offScreen += below(space);
  return { offScreen, all: log ? below(log) : 0 };
}
