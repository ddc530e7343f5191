import * as z from '@storyloom/schema';
import { text } from '../core/fields.ts';
import { userLimits } from './limits.ts';

const parameter = z.string().check(z.maxLength(userLimits.oauthParameter));

/** Parameters with which a service sends the visitor back, as the API accepts them. `identityType` is the state. */
export const oauthReturn = z.strictObject({
  identityType: text(userLimits.identityType),
  code: parameter,
  /** The origin to which the service sent the visitor. */
  redirectUrl: parameter,
  /** The service that answered (RFC 9207), if it names itself. */
  iss: z.optional(parameter),
});
export type OAuthReturn = z.output<typeof oauthReturn>;

/** The answer of a service, as the browser reads it from the address. `code` is null if the visitor chose Cancel. */
export const oauthAnswer = z.strictObject({
  state: z.string(),
  code: z.nullable(z.string()),
  iss: z.nullable(z.string()),
});
export type OAuthAnswer = z.output<typeof oauthAnswer>;
