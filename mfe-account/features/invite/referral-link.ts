/** Returns a link to the home page that refers visitors to the user. */
export function referralLink(origin: string, userId: string): string {
  const url = new URL('/', origin);
  url.searchParams.set('referral', userId);
  return url.href;
}
