/** A watchdog whose signal aborts when `touch` is not called for `silence` ms, or when `parent` aborts. */
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
