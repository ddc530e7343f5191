import type { IdentityType } from '@storyloom/contract/entities/identity-type';
import { accountMessages, email as emailRule } from '@storyloom/contract/rules';
import * as oidc from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isLoopback } from '../../../platform/loopback.ts';
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
/** Age at which the metadata of an issuer is fetched again, in ms. */
const METADATA_AGE_MS = 10 * 60_000;

const mailRule = emailRule(accountMessages.emailRequired, accountMessages.invalidEmail);

interface IssuersParts {
  settings: readonly IssuerSettings[];
  clock: Clock;
  logger: Logger;
}

/** The OpenID Connect issuers of the settings. */
export function createIssuers({ settings, clock, logger }: IssuersParts) {
  const metadataOf = new Map<string, { metadata: oidc.ServerMetadata; fetchedAt: number }>();

  /** The issuers for visitors of a site. */
  const offered = (site: string | null) =>
    site === null ? [] : settings.filter(({ loopbackOnly }) => !loopbackOnly || isLoopback(site));

  /** Throws auth.identity_unknown. */
  function find(type: string, site: string | null): IssuerSettings {
    const found = offered(site).find((each) => each.type === type);
    if (found === undefined) throw new DomainError('auth.identity_unknown');
    return found;
  }

  async function fetchMetadata({ issuer, clientId, type }: IssuerSettings): Promise<oidc.ServerMetadata> {
    const now = clock.now().getTime();
    const known = metadataOf.get(type);
    if (known !== undefined && now - known.fetchedAt < METADATA_AGE_MS) return known.metadata;
    const execute = isLoopback(issuer) ? [oidc.allowInsecureRequests] : [];
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
      execute,
      timeout: TIMEOUT,
    });
    const metadata = found.serverMetadata();
    metadataOf.set(type, { metadata, fetchedAt: now });
    return metadata;
  }

  /** A configuration for one login. Keys are fetched for each login, because an issuer may have just rotated them. */
  async function configure(settings: IssuerSettings, redirectUri: string): Promise<oidc.Configuration> {
    const metadata = await fetchMetadata(settings);
    const { issuer, clientId, clientSecret } = settings;
    const methods = metadata.token_endpoint_auth_methods_supported ?? [];
    const prove = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
    const auth = clientSecret === undefined ? oidc.None() : prove(clientSecret);
    const configuration = new oidc.Configuration(metadata, clientId, undefined, auth);
    configuration.timeout = TIMEOUT;
    oidc.enableNonRepudiationChecks(configuration);
    if (isLoopback(issuer)) oidc.allowInsecureRequests(configuration);
    configuration[oidc.customFetch] = (url, options) => {
      const { body } = options;
      // The library adds a slash to an origin, but issuers compare it exactly with that of the request.
      if (body instanceof URLSearchParams && body.has('redirect_uri')) body.set('redirect_uri', redirectUri);
      return fetch(url, options as RequestInit);
    };
    return configuration;
  }

  /** Runs a step against an issuer. A failure is logged without its details, which may contain codes and tokens. */
  async function run<Result>(type: string, step: () => Promise<Result>): Promise<Result> {
    try {
      return await step();
    } catch (error) {
      const isDown = isUnreachable(error);
      const reason = error instanceof Error ? error.message : 'unknown';
      logger.warn({ type, reason }, isDown ? 'a login service cannot be reached' : 'a login was refused');
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
      const configuration = await run(type, () => configure(settings, redirectUri));
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce: secrets.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return { url: url.href, redirectUri, ...secrets };
    },

    /** Exchanges a code for the identity of a person. Throws auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    exchange(type: string, answer: Authorization): Promise<IssuedIdentity> {
      const { state, code, iss, redirectUri, nonce, codeVerifier } = answer;
      const settings = find(type, redirectUri);
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      return run(type, async () => {
        const configuration = await configure(settings, redirectUri);
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

type Claims = Readonly<Record<string, unknown>>;

function verifiedMail({ email, email_verified: isVerified }: Claims): string | null {
  const mail = mailRule.safeParse(email);
  return isVerified === true && mail.success ? mail.data : null;
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
