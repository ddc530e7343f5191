import {
  createHash,
  createPrivateKey,
  generateKeyPair,
  randomBytes,
  sign,
  type webcrypto,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import Provider, { type Configuration, interactionPolicy, type JWKS } from 'oidc-provider';
import { type LoginPageTexts, loginPage } from './login-page.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export interface IssuerOptions {
  /** 0 for any free port. */
  port?: number;
  clientId: string;
  /** Without one the client is public and proves itself by PKCE alone. */
  clientSecret?: string;
  redirectUris: string[];
  keys?: JWKS;
  /** Published instead of the keys that sign, as a broken or forged issuer would. */
  publishedKeys?: JWKS;
  /** Changes the claims of ID tokens, which are signed again. */
  claims?(claims: Record<string, unknown>): Record<string, unknown>;
  /** Changes the answer of the userinfo endpoint. */
  userInfo?(claims: Record<string, unknown>): Record<string, unknown>;
}

export interface Issuer {
  /** The issuer identifier, an address of this machine. */
  url: string;
  close(): Promise<void>;
}

interface Person {
  mail: string;
  isVerified: boolean;
}

/** A new signing key. */
export async function createIssuerKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return {
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } as JWKS['keys'][0]],
  };
}

/**
 * An OpenID Connect issuer on loopback where everybody may log in with any email, for tests and for trying the product.
 * It keeps everything in memory.
 */
export async function startIssuer(options: IssuerOptions): Promise<Issuer> {
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown =>
    response.writeHead(503).end();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const keys = options.keys ?? (await createIssuerKeys());
  const provider = new Provider(url, configurationOf(options, people, keys));
  publishKeys(provider, options.publishedKeys);
  replaceClaims(provider, keys, options.claims);
  const respond = provider.callback();
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return respond(request, response);
    await interact(provider, people, request, response).catch(() => {
      // The interaction is old or belongs to another browser.
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Start again from the site.');
    });
  };
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configurationOf(options: IssuerOptions, people: Map<string, Person>, keys: JWKS): Configuration {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // Otherwise the second login in a browser would not ask for the person.
  policy
    .get('login')
    ?.checks.add(
      new Check('asks_each_time', 'asks at each login', ({ oidc }) => oidc.result?.login === undefined),
    );
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        redirect_uris: options.redirectUris,
        ...(options.clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: options.clientSecret }),
      },
    ],
    jwks: keys,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, id) => {
      const person = people.get(id);
      if (person === undefined) return undefined;
      const claims = { email: person.mail, email_verified: person.isVerified };
      return { accountId: id, claims: () => ({ ...(options.userInfo?.(claims) ?? claims), sub: id }) };
    },
    renderError(context, { error_description: reason }) {
      context.type = 'text';
      context.body = `This login can’t continue: ${reason ?? 'unknown reason'}.`;
    },
    // There is nothing to consent to: the client is the site itself.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

function publishKeys(provider: Provider, keys: JWKS | undefined): void {
  if (keys === undefined) return;
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/jwks')
      context.body = { keys: keys.keys.map(({ kid, kty, n, e }) => ({ kid, kty, n, e })) };
  });
}

function replaceClaims(provider: Provider, { keys: [key] }: JWKS, change: IssuerOptions['claims']): void {
  if (change === undefined || key === undefined) return;
  const signer = createPrivateKey({ key: key as webcrypto.JsonWebKey, format: 'jwk' });
  provider.use(async (context, next) => {
    await next();
    const response = context.body as { id_token?: string };
    if (context.path !== '/token' || response.id_token === undefined) return;
    const [header, claims = ''] = response.id_token.split('.');
    const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()));
    const signed = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
    const signature = sign('RSA-SHA256', Buffer.from(signed), signer).toString('base64url');
    context.body = { ...response, id_token: `${signed}.${signature}` };
  });
}

/** Shows the login page, and ends the interaction with what was entered. */
async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return showPage(response, { uid, error: null });
  const form = new URLSearchParams(await text(request));
  if (form.get('action') === 'cancel') {
    const result = { error: 'access_denied', error_description: 'The person chose Cancel.' };
    return provider.interactionFinished(request, response, result);
  }
  const mail = form.get('email')?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(mail)) return showPage(response, { uid, error: 'Enter an email.' });
  const accountId = createHash('sha256').update(mail).digest('hex').slice(0, 24);
  people.set(accountId, { mail, isVerified: form.get('verified') === 'on' });
  await provider.interactionFinished(request, response, { login: { accountId, remember: false } });
}

function showPage(response: ServerResponse, texts: LoginPageTexts): void {
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      // Large issuers send this header too: a pop-up loses its opener here.
      'cross-origin-opener-policy': 'same-origin',
    })
    .end(loginPage(texts));
}
