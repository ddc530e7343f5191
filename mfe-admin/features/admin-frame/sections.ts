/** Names of the administration's sections, in navigation order. */
export const adminSections = {
  moderation: 'Moderation',
  users: 'Users',
  points: 'Points',
  creators: 'Creators',
  editorial: 'Editorial',
  statistics: 'Statistics',
  audit: 'Audit trail',
} as const;
export type AdminSection = keyof typeof adminSections;

export function isAdminSection(name: string): name is AdminSection {
  return name in adminSections;
}
