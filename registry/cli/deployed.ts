import { contractVersion, sharedVersions } from '@storyloom/build/shared-packages';
import type { Application } from '../releases/gates/compatibility-gate.ts';
import type { Conflict } from '../releases/gates/conflicts.ts';
import { send } from './client.ts';
import { type Context, UsageError } from './command.ts';

export const isApplication = (name: string): name is Application => name === 'shell' || name === 'api';

/** Package versions that an application built from this checkout runs. */
function versionsOf(application: string): Record<string, string> {
  const contract = { '@storyloom/contract': contractVersion() };
  if (application === 'api') return contract;
  if (application === 'shell') return { ...sharedVersions(), ...contract };
  throw new UsageError(`Only the shell and the API are recorded: shell or api, not ${application}.`);
}

/** Tells the registry which versions are live, so that it can refuse releases that do not fit them. */
export async function recordDeployments(
  applications: readonly string[],
  { target, say }: Pick<Context, 'target' | 'say'>,
): Promise<unknown> {
  const recorded: Record<string, Record<string, string>> = {};
  for (const application of applications) {
    const versions = versionsOf(application);
    await send(target, application, `/deployments/${application}`, versions, 'PUT');
    recorded[application] = versions;
    const pairs = Object.entries(versions).map((pair) => pair.join(' '));
    say(`${application}: ${pairs.join(', ')}`);
  }
  return recorded;
}

/** The live releases that this checkout's shell or API would not fit. */
export function checkDeployment(application: Application, { target }: Pick<Context, 'target'>) {
  return send<{ conflicts: Conflict[] }>(
    target,
    null,
    `/deployments/${application}/check`,
    versionsOf(application),
  );
}
