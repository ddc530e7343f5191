import * as z from '@storyloom/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bannerInput,
  campaignInput,
  collectionInput,
  editorialMessages,
  recommendedTagList,
  sitePath,
} from './rules.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (z.safeParse(schema, value).error?.issues ?? []).map((each) => [each.path.join('.'), each.message]),
  );

describe('a path of this site', () => {
  it.each([
    '/',
    '/story',
    '/collection/stormy-night',
    '/search/a%20b?type=ROLE#top',
    '/tag/灯',
    '/files/a.webp',
  ])('may be %s', (path) => {
    expect(z.safeParse(sitePath, path).success).toBe(true);
  });

  it.each([
    '',
    'story',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a//evil.example',
    '/a b',
    '/\u0000',
    `/${'x'.repeat(300)}`,
  ])('may not be %j', (path) => {
    expect(z.safeParse(sitePath, path).success).toBe(false);
  });

  it('leads to this site whatever follows the slash', () => {
    const end = fc.string({
      unit: fc.constantFrom(...'/\\.:@?#% \t\n\r\u0000ax', '%2f', '%5c', '／', '。'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(end, (rest) => {
        const path = `/${rest}`;
        if (!z.safeParse(sitePath, path).success) return;
        expect(new URL(path, 'https://house.example').host).toBe('house.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what administrators write', () => {
  it('is trimmed, and optional fields have empty defaults', () => {
    expect(z.parse(bannerInput, { title: ' Rain ', href: '/story' })).toEqual({
      title: 'Rain',
      text: '',
      imageUrl: null,
      href: '/story',
      startsAt: null,
      endsAt: null,
    });
  });

  it('is refused with a message for each field', () => {
    expect(said(bannerInput, { title: ' ', href: '//x', imageUrl: 'data:x' })).toEqual({
      title: editorialMessages.title,
      href: editorialMessages.path,
      imageUrl: editorialMessages.path,
    });
    expect(said(collectionInput, { name: 'Stormy Night', title: 'x'.repeat(61) })).toEqual({
      name: 'Use lower-case letters, digits and hyphens, such as stormy-night',
      title: 'At most 60 characters',
    });
    expect(said(recommendedTagList, ['Fog', 'fog'])).toEqual({ '': editorialMessages.twice });
  });

  it('of a banner may have one time, and ends after it starts', () => {
    const words = { title: 'Night', href: '/' };
    const [first, second] = ['2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z'];
    expect(said(bannerInput, { ...words, startsAt: first, endsAt: second })).toEqual({});
    expect(said(bannerInput, { ...words, startsAt: second })).toEqual({});
    expect(said(bannerInput, { ...words, endsAt: first })).toEqual({});
    expect(said(bannerInput, { ...words, startsAt: second, endsAt: first })).toEqual({
      endsAt: editorialMessages.order,
    });
  });

  it('of a campaign ends after it starts', () => {
    const campaign = { type: 'STORY', title: 'Night', text: 'Write.', tag: 'night' };
    const times = { startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-02T00:00:00Z' };
    expect(said(campaignInput, { ...campaign, ...times })).toEqual({ endsAt: editorialMessages.order });
    expect(said(campaignInput, { ...campaign, ...times, endsAt: '2026-03-03T00:00:00Z' })).toEqual({});
  });
});
