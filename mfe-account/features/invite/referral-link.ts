/** The home page with a referral by the user. */
export function referralLink(origin: string, userId: string): string {
  const url = new URL('/', origin);
  url.searchParams.set('referral', userId);
  return url.href;
}
