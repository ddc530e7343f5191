/** The site, as the local issuer knows it. It proves itself by PKCE, without a secret. */
export const LOCAL_CLIENT = 'storyloom';

/** OIDC_ISSUERS with the issuer of this machine. */
export function localIssuerSettings(port: number): string {
  const issuer = `http://127.0.0.1:${port}`;
  return JSON.stringify([
    { type: 'local', name: 'Test login', issuer, clientId: LOCAL_CLIENT, loopbackOnly: true },
  ]);
}
