/** Tabs of a profile. Others see the works only. */
export const profileTabs = ['works', 'bookshelf', 'saves', 'history', 'following'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab of an address; `works` without one. */
export function tabOf(value: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === value) ?? 'works';
}
