/** The lists of a profile that its navigation shows to its owner. Other people see only the works. */
export const ownTabs = ['history', 'bookshelf', 'saves', 'works', 'following'] as const;
/** All tabs of a profile. The number of followers leads to theirs, which everybody sees. */
export const profileTabs = [...ownTabs, 'followers'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of a URL parameter, or that of the profile. */
export function tabOf(value: string | undefined, byDefault: ProfileTab): ProfileTab {
  return profileTabs.find((tab) => tab === value) ?? byDefault;
}
