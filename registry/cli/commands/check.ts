import type { CheckResult } from '../../releases/checking.ts';
import { readCandidate } from '../candidate.ts';
import { keepChecks, runChecks } from '../checks.ts';
import { send } from '../client.ts';
import { type Command, type Context, Failure, needed } from '../command.ts';
import { checkDeployment, isApplication } from '../deployed.ts';

/** Prints what does not fit. Throws Failure if there is something. */
function report(
  name: string,
  result: { conflicts: CheckResult['conflicts']; warnings?: CheckResult['warnings'] },
  say: Context['say'],
): void {
  const { conflicts, warnings = [] } = result;
  for (const { against, message } of warnings) say(`! ${name} and ${against}: ${message}`);
  for (const { against, message } of conflicts) say(`✗ ${name} and ${against}: ${message}`);
  const { length } = conflicts;
  if (length > 0)
    throw new Failure(
      `${name} may not go live: ${length} of its counterparts ${length === 1 ? 'does' : 'do'} not fit.`,
      result,
    );
}

async function checkMfe(mfe: string, tests: boolean, { root, target, say }: Context): Promise<unknown> {
  const candidate = await readCandidate(root, mfe);
  const { buildId, version } = candidate;
  const name = `${mfe} ${version} (${buildId})`;
  const result = await send<CheckResult>(target, null, '/check', candidate);
  if (result.lock) say(`! ${mfe} is locked by ${result.lock.actor}: ${result.lock.reason}`);
  report(name, result, say);
  const { compared } = result;
  const checks = tests ? await runChecks(root, { mfe, since: null }) : null;
  if (checks) keepChecks(root, mfe, buildId, checks);
  say(
    `${name} may go live: it fits the contract, the live shell and API, and ${compared} ${compared === 1 ? 'release' : 'releases'} of others${checks ? `; ${checks.tests}` : ''}`,
  );
  return { ...result, version, buildId, checks };
}

export const check: Command = {
  usage: '<mfe, shell or api> [--tests]',
  summary:
    'may it go live? compares with everything live, publishes nothing; --tests: also types, rules and tests',
  options: { tests: { type: 'boolean' } },
  async run(args, { tests }, context) {
    const name = needed(args, 0, 'name of a micro-frontend');
    if (!isApplication(name)) return checkMfe(name, tests === true, context);
    const result = await checkDeployment(name, context);
    report(name, result, context.say);
    context.say(`${name} may go live: it fits every live release and those that pages fall back to`);
    return result;
  },
};
