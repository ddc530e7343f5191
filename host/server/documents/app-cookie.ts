import { appIn } from '../../app/webview/webview-visit.ts';

/**
 * The app in whose web view the visitor is, and the `Set-Cookie` header that keeps it until the browser is closed: only
 * the first address of a visit names the app.
 */
export function readApp(
  url: URL,
  cookies: string,
  secure: boolean,
): { isInApp: boolean; newCookies: string[] } {
  const app = appIn(url.searchParams);
  if (app !== null)
    return { isInApp: true, newCookies: [`from=${app}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`] };
  return { isInApp: /(?:^|;\s*)from=[^;]/.test(cookies), newCookies: [] };
}
