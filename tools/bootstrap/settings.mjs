// @ts-check
import { resolve } from 'node:path';
import { usesLocalIssuer } from './local-issuer.mjs';
import { usesLocalPayments } from './local-payments.mjs';
import { OperatorError } from './operator-error.mjs';
import { ROOT } from './paths.mjs';

/**
 * The settings that are needed before packages are installed. There is an OIDC_PORT only if the local issuer is to be
 * started, and a PAY_PORT only if the stand-in for payments is. Throws OperatorError.
 */
export function readBootSettings() {
  return {
    dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'),
    ports: {
      PORT: readPort('PORT', 3000),
      API_PORT: readPort('API_PORT', 4000),
      REGISTRY_PORT: readPort('REGISTRY_PORT', 4100),
      ...(usesLocalIssuer(process.env) && { OIDC_PORT: readPort('OIDC_PORT', 4200) }),
      ...(usesLocalPayments(process.env) && { PAY_PORT: readPort('PAY_PORT', 4300) }),
    },
    ownDatabase: !process.env.DATABASE_URL,
  };
}

/** @param {string} name @param {number} fallback */
function readPort(name, fallback) {
  const given = process.env[name];
  if (!given) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new OperatorError(
    `${name}=${given} is not a port: give a number from 1 to 65535, for example ${fallback}.`,
  );
}
