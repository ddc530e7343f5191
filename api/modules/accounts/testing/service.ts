import { type Issuer, type IssuerOptions, startIssuer } from '@storyloom/testing/oidc/issuer';
import { logInAtIssuer } from '@storyloom/testing/oidc/log-in';
import { vi } from 'vitest';
import type { Logger } from '../../../platform/logger.ts';
import { createIssuers } from '../oauth/issuers.ts';

const SITE = 'https://stories.example';

export interface Service extends Pick<IssuerOptions, 'clientSecret' | 'claims' | 'userInfo'> {
  /** Issuer of the settings. */
  issuer: string;
  /** Replaces fields of the discovery document; undefined removes one. */
  metadata?: Record<string, unknown>;
  /** The issuer in answers; none unless given. */
  iss?: string;
}

/** A login service: a local issuer that answers for the addresses of the service, with its metadata and tokens. */
export async function playService({ issuer, metadata, iss, claims = (given) => given, ...options }: Service) {
  const local: Issuer = await startIssuer({
    clientId: 'storyloom',
    redirectUris: [SITE],
    claims: (given) => claims({ ...given, iss: metadata?.issuer ?? issuer }),
    ...options,
  });
  const base = issuer.replace(/\/$/, '');
  const toLocal = (url: string) => url.replace(base, local.url);
  const toService = (text: string) => text.replaceAll(local.url, base);
  const warn = vi.fn();
  const { clientSecret } = options;
  const issuers = createIssuers({
    settings: [
      { type: 'service', name: 'Service', issuer, clientId: 'storyloom', clientSecret, loopbackOnly: false },
    ],
    logger: { warn } as unknown as Logger,
    async fetch(input, init) {
      const response = await fetch(toLocal(String(input)), init);
      if (!String(input).includes('/.well-known/')) return response;
      const document = JSON.parse(toService(await response.text()));
      return Response.json({
        ...document,
        authorization_response_iss_parameter_supported: iss !== undefined,
        ...metadata,
      });
    },
  });
  return {
    warn,
    close: () => local.close(),
    /** Logs a person in. Returns the identity, and the request that the browser made. */
    async logIn(mail = 'mira@example.org') {
      const { url, ...secrets } = await issuers.authorize('service', SITE, 'service.state');
      const { searchParams: answer } = await logInAtIssuer(toLocal(url), { mail });
      const [state, code] = [answer.get('state') ?? '', answer.get('code') ?? ''];
      const identity = await issuers.exchange('service', { ...secrets, state, code, iss });
      return { identity, request: new URL(url).searchParams };
    },
  };
}
