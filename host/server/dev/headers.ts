import { allowOrigins } from '@storyloom/contract/platform/dev-policy';
import { type SecurityOptions, securityHeaders } from '../documents/security-headers.ts';

/** Devtools of module federation may replace a release by a container of any local server. */
const local = 'http://localhost:*';

/** The security headers with the development servers' origins allowed; their scripts have no hashes. */
export function devHeaders(origins: readonly string[], options: SecurityOptions) {
  return (nonce: string) => {
    const {
      'integrity-policy': _,
      'content-security-policy': policy = '',
      ...others
    } = securityHeaders(nonce, options);
    return { ...others, 'content-security-policy': allowOrigins(policy, [...origins, local]) };
  };
}
