/** Aborts its signal when `touch` was not called for `silence` milliseconds, or when `parent` aborts. */
export function createWatchdog(silence: number, parent?: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: parent ? AbortSignal.any([parent, controller.signal]) : controller.signal,
    touch() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), silence);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
