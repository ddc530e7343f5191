import { startIssuer } from '@storyloom/testing/oidc/issuer';
import { logInAtIssuer } from '@storyloom/testing/oidc/log-in';
import { onStop } from '../processes/stopping.ts';
import { insertGuest } from './people.ts';
import type { Answer, Site } from './site.ts';

/** Origin of the site for its guests. */
const ORIGIN = 'http://localhost:3000';
const ISSUER = 'bench';

export interface IssuerSettings extends Record<string, string> {
  OIDC_ISSUERS: string;
}

/** Starts an issuer in this process, and returns the settings of an API that uses it. */
export async function startBenchIssuer(): Promise<IssuerSettings> {
  const clientId = 'storyloom';
  const issuer = await startIssuer({ clientId, redirectUris: [ORIGIN] });
  onStop(issuer.close);
  return {
    OIDC_ISSUERS: JSON.stringify([{ type: ISSUER, name: 'Bench', issuer: issuer.url, clientId }]),
  };
}

/** Logs a new guest in at the issuer, which has not verified the address. Returns the request that ends the login. */
export async function prepareOAuthLogin(site: Site, mail: string): Promise<() => Promise<Answer>> {
  const guest = { token: await insertGuest(site), origin: ORIGIN };
  const { data } = await site.call(`/user/auth/${ISSUER}`, guest);
  const { searchParams } = await logInAtIssuer(String(data.url), { mail, isVerified: false });
  const body = {
    identityType: searchParams.get('state'),
    code: searchParams.get('code'),
    iss: searchParams.get('iss'),
    redirectUrl: ORIGIN,
  };
  return () => site.call('/user/loginOrRegister', { ...guest, body });
}
