/** Sections of the administration with their names, in the order of the navigation. */
export const adminSections = {
  moderation: 'Moderation',
  users: 'Users',
  points: 'Points',
  creators: 'Creators',
  editorial: 'Editorial',
  audit: 'Audit trail',
} as const;
export type AdminSection = keyof typeof adminSections;

export function isAdminSection(name: string): name is AdminSection {
  return name in adminSections;
}
