import { runChecks } from '../checks.ts';
import { send } from '../client.ts';
import { type Command, needed, UsageError } from '../command.ts';
import { recordDeployments } from '../deployed.ts';
import { publishAtStart, publish as publishBuild } from '../publish.ts';

const nameOf = (args: readonly string[]) => needed(args, 0, 'name of the micro-frontend');

export const publish: Command = {
  usage: '<mfe> [--note <text>] [--canary <percent>]',
  summary: 'check, build, upload and make it live, for all visitors or a share of them',
  options: { note: { type: 'string' }, canary: { type: 'string' } },
  run: (args, { note, canary }, context) =>
    publishBuild(nameOf(args), {
      ...context,
      runChecks,
      note: typeof note === 'string' ? note : null,
      canary: typeof canary === 'string' ? readShare(canary, 0.01) : undefined,
    }),
};

/** The share in hundredths of a percent. Throws UsageError. */
function readShare(text: string, least: number): number {
  const percent = Number(text);
  const basisPoints = Math.round(percent * 100);
  if (text.trim() !== '' && percent >= least && percent <= 100) return basisPoints;
  throw new UsageError(`${text} is not a share: use a number of percent from ${least} to 100, such as 10.`);
}

export const canary: Command = {
  usage: '<mfe> <percent> [version or build]',
  summary: 'change the share of visitors who get the canary, or give them an earlier release; 0 ends it',
  async run(args, _, { target, say }) {
    const mfe = nameOf(args);
    const basisPoints = readShare(needed(args, 1, 'share'), 0);
    const release = args[2] ?? null;
    const body = { release, basisPoints };
    const answer = await send<{ canary: string }>(target, mfe, `/mfes/${mfe}/canary`, body);
    if (basisPoints === 0) say(`${mfe} has no canary any longer; ${answer.canary} was it`);
    else say(`${mfe} ${answer.canary} goes to ${basisPoints / 100} % of the visitors`);
    return answer;
  },
};

export const start: Command = {
  usage: '<mfe>',
  summary: "publish this checkout's build if no team has released it, as npm start does",
  run: (args, _, context) => publishAtStart(nameOf(args), context),
};

export const promote: Command = {
  usage: '<mfe> <version or build>',
  summary: 'make an earlier release live again, if it fits what is live now',
  async run(args, _, { target, say }) {
    const mfe = nameOf(args);
    const release = needed(args, 1, 'version or build');
    const answer = await send<{ stable: string }>(target, mfe, `/mfes/${mfe}/promote`, { release });
    say(`${mfe} is live with ${answer.stable}`);
    return answer;
  },
};

export const rollback: Command = {
  usage: '<mfe> [version or build]',
  summary: 'withdraw the live release and go back to the one before, or to another one',
  async run(args, _, { target, say }) {
    const mfe = nameOf(args);
    const to = args[1] ?? null;
    const answer = await send<{ stable: string }>(target, mfe, `/mfes/${mfe}/rollback`, { to });
    say(`${mfe} is back on ${answer.stable}`);
    return answer;
  },
};

export const withdraw: Command = {
  usage: '<mfe> [version or build]',
  summary: 'take it off the site, also a first release; with a build that is not live: end its previews',
  async run(args, _, { target, say }) {
    const mfe = nameOf(args);
    const release = args[1] ? `/${encodeURIComponent(args[1])}` : '';
    const answer = await send<{ withdrawn: string }>(target, mfe, `/mfes/${mfe}/withdraw${release}`, {});
    say(
      release ? `${answer.withdrawn} is withdrawn` : `${mfe} is off the site; ${answer.withdrawn} was live`,
    );
    return answer;
  },
};

export const lock: Command = {
  usage: '<mfe> --reason <text>',
  summary: 'let no other token change what is live, until it is unlocked',
  options: { reason: { type: 'string' } },
  async run(args, { reason }, { target, say }) {
    const mfe = nameOf(args);
    const why = needed(typeof reason === 'string' ? [reason] : [], 0, 'reason (--reason <text>)');
    const answer = await send<{ by: string }>(target, mfe, `/mfes/${mfe}/lock`, { reason: why });
    say(`${mfe} is locked by ${answer.by}: ${why}`);
    return answer;
  },
};

export const unlock: Command = {
  usage: '<mfe>',
  summary: 'end a lock',
  async run(args, _, { target, say }) {
    const mfe = nameOf(args);
    const answer = await send<unknown>(target, mfe, `/mfes/${mfe}/unlock`, {});
    say(`${mfe} is unlocked`);
    return answer;
  },
};

export const deployed: Command = {
  usage: '<shell or api>...',
  summary: "record that this checkout's shell or API is live",
  run(args, _, context) {
    needed(args, 0, 'name of the application');
    return recordDeployments(args, context);
  },
};
