import { networkInterfaces } from 'node:os';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** The host that other machines reach: a process that listens at every address of this machine is found at the first one. */
export function reachableHost(host: string, interfaces = networkInterfaces()): string {
  if (!EVERY_ADDRESS.includes(host)) return host;
  const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
