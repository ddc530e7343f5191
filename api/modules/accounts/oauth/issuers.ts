import { accountMessages, email as emailRule } from '@storyloom/contract/core/rules';
import type { IdentityType } from '@storyloom/contract/users/entities/identity-type';
import * as oidc from 'openid-client';
import { DomainError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isLoopback } from '../../../platform/loopback.ts';
import { describeFailure } from './describe-failure.ts';
import type { IssuerSettings } from './oauth.config.ts';

/** A person's account at an issuer. */
export interface IssuedIdentity {
  type: string;
  issuer: string;
  subject: string;
  /** Verified by the issuer; null if it is not, or there is none. */
  mail: string | null;
}

/** The secrets of one authorization request; its answer must match them. */
export interface AuthorizationSecrets {
  codeVerifier: string;
  nonce: string;
}

/** The answer of an issuer, as the browser passed it on. */
interface Authorization extends AuthorizationSecrets {
  state: string;
  code: string;
  /** The issuer that answered, if the answer says so. */
  iss: string | undefined;
  redirectUri: string;
}

export type Issuers = ReturnType<typeof createIssuers>;

/** Timeout of a request to an issuer, in seconds. */
const TIMEOUT = 8;
/** Sends its answers as a posted form, unless no address is asked for. */
const APPLE = 'https://appleid.apple.com';

const mailRule = emailRule(accountMessages.emailRequired, accountMessages.invalidEmail);

interface IssuersParts {
  settings: readonly IssuerSettings[];
  logger: Logger;
  /** Calls an issuer. */
  fetch?: typeof globalThis.fetch;
}

/** The OpenID Connect issuers of the settings. */
export function createIssuers({ settings, logger, fetch = globalThis.fetch }: IssuersParts) {
  /** The issuers for visitors of a site. */
  const offered = (site: string | null) =>
    site === null ? [] : settings.filter(({ loopbackOnly }) => !loopbackOnly || isLoopback(site));

  /** Throws auth.identity_unknown. */
  function find(type: string, site: string | null): IssuerSettings {
    const found = offered(site).find((each) => each.type === type);
    if (found === undefined) throw new DomainError('auth.identity_unknown');
    return found;
  }

  /** A new configuration with the keys of an issuer, which may have just rotated them. */
  function discover({ issuer, clientId, clientSecret }: IssuerSettings): Promise<oidc.Configuration> {
    const execute = [oidc.enableNonRepudiationChecks];
    if (isLoopback(issuer)) execute.push(oidc.allowInsecureRequests);
    const proof = clientSecret === undefined ? oidc.None() : proveBySecret(clientSecret);
    // The library marks the configurations of issuers that it treats specially, so it is kept as it is.
    return oidc.discovery(new URL(issuer), clientId, undefined, proof, {
      execute,
      timeout: TIMEOUT,
      [oidc.customFetch]: callIssuer,
    });
  }

  const callIssuer: oidc.CustomFetch = (url, { body, ...options }) => {
    if (body instanceof URLSearchParams && body.has('redirect_uri')) {
      // The library adds a slash to an origin, but issuers compare it exactly with that of the request.
      body.set('redirect_uri', new URL(body.get('redirect_uri') ?? '').origin);
    }
    return fetch(url, { ...options, body } as RequestInit);
  };

  /** Runs a step against an issuer. A failure is logged without codes and tokens. */
  async function run<Result>(type: string, step: () => Promise<Result>): Promise<Result> {
    try {
      return await step();
    } catch (error) {
      const isDown = isUnreachable(error);
      logger.warn(
        { type, ...describeFailure(error) },
        isDown ? 'a login service cannot be reached' : 'a login was refused',
      );
      throw new DomainError(isDown ? 'auth.issuer_down' : 'auth.oauth_failed');
    }
  }

  return {
    list: (site: string | null): IdentityType[] => offered(site).map(({ type, name }) => ({ type, name })),

    isKnown: (type: string): boolean => settings.some((each) => each.type === type),

    nameOf: (type: string): string => settings.find((each) => each.type === type)?.name ?? type,

    /** The address where a person logs in, and the secrets for the answer. Throws auth.identity_unknown, auth.issuer_down. */
    async authorize(type: string, site: string | null, state: string) {
      const settings = find(type, site);
      const redirectUri = site ?? '';
      const secrets: AuthorizationSecrets = {
        codeVerifier: oidc.randomPKCECodeVerifier(),
        nonce: oidc.randomNonce(),
      };
      const challenge = await oidc.calculatePKCECodeChallenge(secrets.codeVerifier);
      const configuration = await run(type, () => discover(settings));
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce: secrets.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(new URL(settings.issuer).origin === APPLE && { response_mode: 'form_post' }),
      });
      return { url: url.href, redirectUri, ...secrets };
    },

    /** Exchanges a code for the identity of a person. Throws auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    exchange(type: string, response: Authorization): Promise<IssuedIdentity> {
      const { state, code, iss, redirectUri, nonce, codeVerifier } = response;
      const settings = find(type, redirectUri);
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      return run(type, async () => {
        const configuration = await discover(settings);
        const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The issuer sent no ID token.');
        const { iss: issuer, sub: subject } = claims;
        const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const person =
          claims.email === undefined && hasUserInfo
            ? await oidc.fetchUserInfo(configuration, tokens.access_token, subject)
            : claims;
        return { type, issuer, subject, mail: verifiedMail(person) };
      });
    },
  };
}

/** Proves the client by the way that the issuer supports. */
function proveBySecret(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...rest);
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Some services send `email_verified` as text. */
function verifiedMail({ email, email_verified: isVerified }: Claims): string | null {
  const mail = mailRule.safeParse(email);
  return (isVerified === true || isVerified === 'true') && mail.success ? mail.data : null;
}

/**
 * True for network errors, timeouts, and answers outside OpenID Connect, such as a proxy's for a server that is
 * down.
 */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if (!(error instanceof oidc.ClientError)) return false;
  return ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
    error.code ?? '',
  );
}
