/** A watchdog whose signal aborts this many ms after the last `touch`, or when `parent` aborts. */
export function createWatchdog(parent?: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: parent ? AbortSignal.any([parent, controller.signal]) : controller.signal,
    touch(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
