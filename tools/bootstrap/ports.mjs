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

/**
 * The ports of the test login and the test payments, each moved to the next free one if it is taken.
 *
 * @param {Record<string, number | undefined>} wanted setting → port
 * @param {number[]} others ports that are taken soon
 * @returns {Promise<Record<string, string>>} setting → port
 */
export async function moveTestPorts(wanted, others) {
  /** @type {Record<string, string>} */
  const moved = {};
  const reserved = new Set(others);
  for (const [setting, first] of Object.entries(wanted)) {
    if (first === undefined) continue;
    let port = first;
    while (reserved.has(port) || (await whyNot(port)) === 'EADDRINUSE') port += 1;
    reserved.add(port);
    moved[setting] = String(port);
  }
  return moved;
}

/** @param {number} port @returns {Promise<string | null>} */
function whyNot(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
