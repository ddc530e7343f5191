/** The lists of a profile, which its navigation shows to its owner. Other people see only the works. */
export const profileTabs = ['history', 'bookshelf', 'saves', 'works', 'following'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of a URL parameter, or that of the profile. */
export function tabOf(value: string | undefined, byDefault: ProfileTab): ProfileTab {
  return profileTabs.find((tab) => tab === value) ?? byDefault;
}
