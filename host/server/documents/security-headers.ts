import { cspReportPath } from '../reports/csp-reports.ts';

/** Headers of every response. */
export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  // Files for other origins, such as covers, override this.
  'cross-origin-resource-policy': 'same-origin',
};

/** Features of browsers that no page uses. The payment page may ask for payments. */
const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export interface SecurityOptions {
  payOrigin?: string | null;
  /** Origin of the site's files besides its own. */
  assetsOrigin?: string | null;
  /** Address of a collector on another site. */
  collector?: string | null;
  /** Whether browsers report violations. */
  hasReports?: boolean;
}

/** Response headers that limit what may run in a document. A page may frame the payment page, and nothing else of another origin. */
export function securityHeaders(
  nonce: string,
  { payOrigin = null, assetsOrigin = null, collector = null, hasReports = true }: SecurityOptions = {},
): Record<string, string> {
  const own = assetsOrigin === null ? "'self'" : `'self' ${assetsOrigin}`;
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // React and the toasts set style attributes.
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src 'self'${collector === null ? '' : ` ${new URL(collector).origin}`}`,
    "worker-src 'self'",
    ...(payOrigin === null ? [] : [`frame-src 'self' ${payOrigin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(hasReports ? [`report-uri ${cspReportPath}`] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': unused
      .map((feature) => `${feature}=(${feature === 'payment' && payOrigin !== null ? `"${payOrigin}"` : ''})`)
      .join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
