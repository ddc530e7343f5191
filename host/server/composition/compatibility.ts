import satisfies from 'semver/functions/satisfies.js';

/** Why a release that shares these packages cannot run in a shell with `provided` ones, for the log; null if it can. */
export function findIncompatibility(
  shared: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): string | null {
  for (const [name, version] of Object.entries(shared)) {
    const available = provided[name];
    if (available !== undefined && satisfies(available, `^${version}`)) continue;
    return `needs ${name} ^${version}, but the shell has ${available ?? 'none'}`;
  }
  return null;
}
