import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"]`).first().getAttribute('content');

/** The things that a page describes, by their type. */
async function graphOf(page: Page) {
  const source = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': graph } = JSON.parse(source ?? '{}') as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}

test('search engines and link previews get a story, its author and the search', {
  tag: '@any-width',
}, async ({ page, request, baseURL }) => {
  await page.goto('/search/Minute%20Mender');
  const href = await page
    .getByRole('link', { name: /The Minute Mender/ })
    .first()
    .getAttribute('href');
  for (const path of [`${href}`, `/en${href}`]) {
    await page.goto(path);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(`${baseURL}${href}`);
    for (const language of ['en', 'x-default'])
      await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute('href', `${canonical}`);
  }
  const { Book: book, BreadcrumbList: breadcrumbs } = await graphOf(page);
  expect(book).toMatchObject({ name: 'The Minute Mender', url: `${baseURL}${href}`, inLanguage: 'en' });
  expect(breadcrumbs?.itemListElement).toHaveLength(3);

  const image = `${await metaOf(page, 'og:image')}`;
  expect(book?.image).toBe(image);
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect(await (await request.get(image)).body()).toEqual(await picture.body());

  await page.goto(new URL((book?.author as { url: string } | undefined)?.url ?? '').pathname);
  const { ProfilePage: profile } = await graphOf(page);
  expect(profile?.mainEntity).toMatchObject({ '@type': 'Person', url: page.url() });
  await page.goto('/en');
  const { WebSite: site } = await graphOf(page);
  expect(site).toMatchObject({ url: `${baseURL}/`, potentialAction: { '@type': 'SearchAction' } });
});
