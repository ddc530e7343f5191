import type { BadgeProps } from '@storyloom/ui/text/Badge';
import type { DeskMfe, Named } from '../overview.ts';

export interface Health {
  label: 'healthy' | 'failing' | 'failed before';
  tone: NonNullable<BadgeProps['tone']>;
}

/** In ms: a build whose last failure is older is healthy. */
const recent = 24 * 3_600_000;

/** How builds do: by their failures of the last day and of the last 30 days. */
export function healthOf(
  { failures }: Pick<DeskMfe, 'failures'>,
  builds: readonly Pick<Named, 'buildId'>[],
  now: number,
): Health {
  const own = failures.filter((failure) => builds.some(({ buildId }) => buildId === failure.buildId));
  if (own.some(({ lastAt }) => now - Date.parse(lastAt) < recent))
    return { label: 'failing', tone: 'danger' };
  return own.length > 0 ? { label: 'failed before', tone: 'ember' } : { label: 'healthy', tone: 'success' };
}
