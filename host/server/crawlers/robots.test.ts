import { describe, expect, it } from 'vitest';
import { robotsText } from './robots.ts';

describe('robots.txt', () => {
  it('names the sitemap, and keeps crawlers from a visitor’s own pages in every language', () => {
    const lines = robotsText('https://stories.example').split('\n');
    expect(lines).toContain('Sitemap: https://stories.example/sitemap.xml');
    for (const path of ['/api/', '/history', '/en/user/settings'])
      expect(lines).toContain(`Disallow: ${path}`);
  });
});
