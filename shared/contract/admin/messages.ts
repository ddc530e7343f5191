import { pointsAdminLimits } from './limits.ts';

export const pointsAdminMessages = {
  enterPoints: 'Enter whole points, at least 1',
  tooManyPoints: `Enter at most ${pointsAdminLimits.grant.toLocaleString('en')} points; grant more in parts`,
} as const;
