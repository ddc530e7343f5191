/** Limits of editorial content. Lengths are in characters: Unicode code points. */
export const editorialLimits = {
  title: 60,
  path: 300,
  bannerText: 160,
  description: 300,
  campaignText: 2_000,
  banners: 20,
  collections: 50,
  collectionStories: 200,
  tags: 30,
} as const;
