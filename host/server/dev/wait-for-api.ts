import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 6_000;
type Proxy = (request: IncomingMessage, response: ServerResponse) => void;

const isUp = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Lets calls wait while the API starts again after a change, so that the page does not hear of it. */
export function waitForApi(proxy: Proxy, apiUrl: string): Proxy {
  const alive = new URL('/alive', apiUrl).href;
  return async (request, response) => {
    const deadline = Date.now() + patienceMs;
    while (!(await isUp(alive)) && Date.now() < deadline) await sleep(50);
    proxy(request, response);
  };
}
