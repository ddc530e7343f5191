import { previewParameter } from '@storyloom/contract/platform/preview';

/** The ticket that a browser keeps; null without one. */
export function ticketIn(cookies: string): string | null {
  return /(?:^|;\s*)preview=([\w.-]+)(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** `Set-Cookie` header that keeps a ticket for `maxAge` seconds; 0 removes it. Scripts cannot read it. */
export function previewCookie(ticket: string, maxAge: number, secure: boolean): string {
  return `${previewParameter}=${ticket}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}
