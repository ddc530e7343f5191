import type { IncomingMessage } from 'node:http';

/** True if the client takes gzip: `gzip;q=0` refuses it. */
export const acceptsGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding']));
