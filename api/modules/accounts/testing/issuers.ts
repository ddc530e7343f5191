import { type Issuer, type IssuerOptions, startIssuer } from '@storyloom/testing/oidc/issuer';
import { SITE } from './visitor.ts';

export interface TestIssuer extends Issuer {
  settings: Record<string, unknown>;
}

/** Starts an issuer with this site as a client; returns it with its entry for OIDC_ISSUERS. */
export async function startTestIssuer(
  type: string,
  options: Partial<IssuerOptions> = {},
): Promise<TestIssuer> {
  const clientId = 'storyloom';
  const issuer = await startIssuer({ clientId, redirectUris: [SITE], ...options });
  const { clientSecret } = options;
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const settings = { type, name, issuer: issuer.url, clientId, ...(clientSecret && { clientSecret }) };
  return { ...issuer, settings };
}

export const issuerSettings = (...issuers: TestIssuer[]) => ({
  OIDC_ISSUERS: JSON.stringify(issuers.map(({ settings }) => settings)),
});
