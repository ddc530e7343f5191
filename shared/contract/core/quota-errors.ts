import { storyLimits } from '../stories/limits.ts';
import type { ErrorDefinitions } from './error-definition.ts';
import { quotas } from './quota-limits.ts';

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
const deletedLater = `deleted works make room after ${storyLimits.restoreDays} days.`;

export const quotaErrors = {
  'quota.works': {
    code: 23001,
    msg: `You have ${quotas.works} works, which is the maximum. Delete some to add others; ${deletedLater}`,
  },
  'quota.work_bytes': {
    code: 23002,
    msg: `Your works take up ${megabytes(quotas.workBytes)}, which is the maximum. Delete versions or works; ${deletedLater}`,
  },
  'quota.pictures': {
    code: 23003,
    msg: `Your pictures take up ${megabytes(quotas.pictureBytes)}, which is the maximum. Pictures that you don’t use are deleted after a week.`,
  },
  'quota.imports': {
    code: 23004,
    msg: `Your imported files take up ${megabytes(quotas.importBytes)}, which is the maximum. Delete imported works; ${deletedLater}`,
  },
  'quota.messages': {
    code: 23006,
    msg: `Your stories take up ${megabytes(quotas.messageBytes)}, which is the maximum. Delete saves that you no longer play; they make room after 30 days.`,
  },
  'quota.shares': {
    code: 23007,
    msg: `You share ${quotas.shares} playthroughs, which is the maximum. Turn off links that you no longer need.`,
  },
  'quota.exports': {
    code: 23005,
    msg: `You can create an export every ${quotas.exportHours} hours. Download your last one until then.`,
  },
} as const satisfies ErrorDefinitions;

/** Errors of endpoints that store more of a work. */
export const workQuotaErrors = ['quota.works', 'quota.work_bytes'] as const;
