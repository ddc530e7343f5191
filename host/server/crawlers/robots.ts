/** Addresses that show a visitor's own things, or nothing that could be found by a search. */
const hidden = ['/api/', '/admin', '/build', '/history', '/script', '/user/settings', '/user/notifications'];

/** The text of `/robots.txt`. */
export function robotsText(origin: string): string {
  const rules = hidden.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
