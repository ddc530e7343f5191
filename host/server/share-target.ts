/** The address for what a person shares with the installed app: a page of this site, or a search for its words. */
export function sharedAddress(parameters: URLSearchParams, origin: string): string {
  const shared = ['url', 'text', 'title'].map((name) => parameters.get(name) ?? '');
  for (const text of shared) {
    const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
    // Whole, because a path that begins with two slashes is the address of another site.
    if (URL.canParse(link) && new URL(link).origin === origin) return new URL(link).href;
  }
  const words = shared
    .map((text) => text.replace(/https?:\/\/\S+/g, '').trim())
    .findLast((text) => text !== '');
  return words === undefined ? '/search' : `/search?${new URLSearchParams({ keyword: words })}`;
}
