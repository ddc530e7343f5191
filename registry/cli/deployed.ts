import { contractVersion, sharedVersions } from '@storyloom/build/shared-packages';
import { ask } from './client.ts';
import type { ReleaseTarget } from './settings.ts';

/** Package versions that an application built from this checkout runs. */
function versionsOf(application: string): Record<string, string> {
  const contract = { '@storyloom/contract': contractVersion() };
  if (application === 'api') return contract;
  if (application === 'shell') return { ...sharedVersions(), ...contract };
  throw new Error(`Only the shell and the API are recorded: shell or api, not ${application}.`);
}

/** Tells the registry which versions are live, so that it can refuse releases that do not fit them. */
export async function recordDeployments(
  applications: readonly string[],
  { registryUrl, token }: ReleaseTarget,
  say: (line: string) => void,
): Promise<void> {
  for (const application of applications) {
    const versions = versionsOf(application);
    await ask(`${registryUrl}/deployments/${application}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token(application)}`, 'content-type': 'application/json' },
      body: JSON.stringify(versions),
    });
    say(
      `${application}: ${Object.entries(versions)
        .map((pair) => pair.join(' '))
        .join(', ')}`,
    );
  }
}
