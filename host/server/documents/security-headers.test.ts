import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

describe('securityHeaders', () => {
  it('allows what a document needs and nothing else', () => {
    expect(securityHeaders('abc')).toEqual({
      'content-security-policy':
        "default-src 'self'; " +
        "script-src 'nonce-abc' 'strict-dynamic'; " +
        "style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; " +
        "font-src 'self'; " +
        "connect-src 'self'; " +
        "worker-src 'self'; " +
        "object-src 'none'; " +
        "base-uri 'none'; " +
        "form-action 'self'; " +
        "frame-ancestors 'self'; " +
        'report-uri /reports/csp',
      'integrity-policy': 'blocked-destinations=(script)',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('allows styles, pictures and fonts of the origin of files', () => {
    const headers = securityHeaders('abc', { assetsOrigin: 'https://cdn.example' });
    expect(headers['content-security-policy']).toContain(
      "; style-src 'self' https://cdn.example 'unsafe-inline'; " +
        "img-src 'self' https://cdn.example data: blob:; font-src 'self' https://cdn.example;",
    );
  });

  it('allows sending to another collector', () => {
    const headers = securityHeaders('abc', { collector: 'https://collect.example/sa?project=stories' });
    expect(headers['content-security-policy']).toContain("; connect-src 'self' https://collect.example;");
  });

  it('allows framing the payment page', () => {
    const headers = securityHeaders('abc', { payOrigin: 'https://pay.stories.example' });
    expect(headers['content-security-policy']).toContain("; frame-src 'self' https://pay.stories.example;");
    expect(headers['permissions-policy']).toContain('payment=("https://pay.stories.example")');
  });
});
