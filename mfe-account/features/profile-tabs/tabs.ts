/** Tabs of a profile. Other people see only the works. */
export const profileTabs = ['works', 'bookshelf', 'saves', 'history', 'following'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of a URL parameter; `works` by default. */
export function tabOf(value: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === value) ?? 'works';
}
