// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.mjs';

/** A free port of 127.0.0.1. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * Throws OperatorError with the setting's name if a port is taken.
 *
 * @param {Record<string, number>} ports setting → port
 */
export async function assertPortsFree(ports) {
  for (const [setting, port] of Object.entries(ports)) {
    const reason = await whyNot(port);
    if (reason === 'EADDRINUSE') {
      throw new OperatorError(`port ${port} is taken by another program: stop it or set ${setting}`);
    }
    if (reason) throw new OperatorError(`port ${port} cannot be used (${reason}): set ${setting} to another`);
  }
}

/** @param {number} port @returns {Promise<string | null>} */
function whyNot(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
