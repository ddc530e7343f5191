import * as z from 'zod/mini';
import { isLoopback } from '../../../platform/loopback.ts';
import { setting } from '../../../platform/settings.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));

const issuer = z.strictObject({
  /** Short name in addresses and states. */
  type: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, '"type" must be a short name such as google')),
  /** Display name. */
  name: text,
  issuer: z
    .url({ protocol: /^https?$/ })
    .check(
      z.refine(
        (url) => URL.parse(url)?.protocol === 'https:' || isLoopback(url),
        '"issuer" must start with https://, except on this machine',
      ),
    ),
  clientId: text,
  /** That of Apple is a signed token. */
  clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  /** Offered only where the visitor reaches the site by a loopback address. */
  loopbackOnly: z._default(z.boolean(), false),
});
export type IssuerSettings = z.output<typeof issuer>;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export const oauthSettings = {
  OIDC_ISSUERS: setting({
    schema: z.pipe(
      z._default(z.string(), '[]'),
      z.pipe(
        z.transform(parseJson),
        z
          .array(issuer, 'must be a JSON list')
          .check(
            z.refine(
              (list) => new Set(list.map(({ type }) => type)).size === list.length,
              'must not repeat a "type"',
            ),
          ),
      ),
    ),
    about: 'OpenID Connect issuers that people can log in with',
    example:
      '\'[{"type":"google","name":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]\'',
    secret: true,
  }),
};
