import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for the API, in ms. */
const timeoutMs = 6_000;
type Proxy = (request: IncomingMessage, response: ServerResponse) => void;

const isUp = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Holds requests while the API restarts after a change. */
export function waitForApi(proxy: Proxy, apiUrl: string): Proxy {
  const alive = new URL('/alive', apiUrl).href;
  return async (request, response) => {
    const deadline = Date.now() + timeoutMs;
    while (!(await isUp(alive)) && Date.now() < deadline) await sleep(50);
    proxy(request, response);
  };
}
