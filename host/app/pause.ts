/** Ends the task, so that the browser can paint and handle input; work that would be one long task pauses between its steps. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
