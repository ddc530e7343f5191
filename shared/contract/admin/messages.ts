export const pointsAdminMessages = {
  enterPoints: 'Enter whole points, at least 1',
} as const;
