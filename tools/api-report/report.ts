import { createHash } from 'node:crypto';

export interface Version {
  /** The next version, if a changeset raises it, or the one in package.json. */
  number: string;
  /** A changeset that raises it is waiting: the version is not released yet. */
  pending: boolean;
}

interface Recorded {
  version: string;
  hash: string;
  body: string;
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** The text of an API report. */
export function reportText(name: string, version: string, body: string): string {
  return `# API report of ${name}

Version ${version} · hash ${hashOf(body)}

Written by \`npm run api-report\`. A change of it needs a changeset: additions a minor, anything else a major.

${body}`;
}

function parseReport(text: string): Recorded | null {
  const [header, version, hash] = /^# .*\n\nVersion (\S+) · hash (\S+)\n\n.*\n\n/.exec(text) ?? [];
  if (header === undefined || version === undefined || hash === undefined) return null;
  return { version, hash, body: text.slice(header.length) };
}

/** The reason why the report may not change like this; null if it may. `text` is the report in the checkout, null if there is none. */
export function problemWith(
  text: string | null,
  name: string,
  version: Version,
  body: string,
): string | null {
  const recorded = text === null ? null : parseReport(text);
  if (!recorded || recorded.hash === hashOf(body) || version.pending) return null;
  if (recorded.version !== version.number) return null;
  return `The API of ${name} differs from released version ${version.number}. Add a changeset (npm run changeset), then run npm run api-report.`;
}

/** Next version of a package after the given bumps, the largest of which counts. */
export function bumped(version: string, bumps: readonly string[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bumps.includes('major')) return `${major + 1}.0.0`;
  if (bumps.includes('minor')) return `${major}.${minor + 1}.0`;
  return bumps.includes('patch') ? `${major}.${minor}.${patch + 1}` : version;
}
