import { pointsAdminLimits } from '../limits/points-admin.ts';

export const pointsAdminMessages = {
  enterPoints: 'Enter whole points, at least 1',
  enterAmount: 'Enter an amount, at least $0.01',
  lastDayFirst: 'The last day can’t be before the first',
  tooManyDays: `At most ${pointsAdminLimits.reconciliationDays} days`,
} as const;
