import { runChecks } from '../checks.ts';
import { send } from '../client.ts';
import { type Command, needed, readNumber, UsageError, type Values } from '../command.ts';
import { recordDeployments } from '../deployed.ts';
import { publishAtStart, publish as publishBuild } from '../publish.ts';

const nameOf = (args: readonly string[]) => needed(args, 0, 'name of the micro-frontend');

/** The share in hundredths of a percent. Throws UsageError. */
const readShare = (percent: unknown, least: number) =>
  Math.round(readNumber('the share, in percent,', percent, least, 100, false) * 100);

export const publish: Command = {
  usage: '<mfe> [--note <text>] [--canary <percent>]',
  summary: 'check, build, upload and make it live, for all visitors or a share of them',
  options: { note: { type: 'string' }, canary: { type: 'string' } },
  run: (args, { note, canary }, context) =>
    publishBuild(nameOf(args), {
      ...context,
      runChecks,
      note: typeof note === 'string' ? note : null,
      canary: canary === undefined ? undefined : readShare(canary, 0.01),
    }),
};

export const start: Command = {
  usage: '<mfe>',
  summary: "publish this checkout's build if no team has released it, as npm start does",
  run: (args, _, context) => publishAtStart(nameOf(args), context),
};

/** What the registry answers to changes. */
type Answer = Record<'stable' | 'canary' | 'withdrawn' | 'by' | 'reason', string> & { basisPoints: number };

interface Change extends Pick<Command, 'usage' | 'summary' | 'options'> {
  /** The body of the request. */
  body(args: readonly string[], values: Values): object;
  /** What is said after it. */
  done(mfe: string, answer: Answer, args: readonly string[]): string;
}

const changes: Record<string, Change> = {
  canary: {
    usage: '<mfe> <percent> [version or build]',
    summary: 'change the share of visitors who get the canary, or give them an earlier release; 0 ends it',
    body: (args) => ({
      basisPoints: readShare(needed(args, 1, 'share'), 0),
      release: args[2] ?? null,
    }),
    done: (mfe, { canary: build, basisPoints }) =>
      basisPoints === 0
        ? `${mfe} has no canary any longer; ${build} was it`
        : `${mfe} ${build} goes to ${basisPoints / 100} % of the visitors`,
  },
  promote: {
    usage: '<mfe> <version or build>',
    summary: 'make an earlier release live again, if it fits what is live now',
    body: (args) => ({ release: needed(args, 1, 'version or build') }),
    done: (mfe, { stable }) => `${mfe} is live with ${stable}`,
  },
  rollback: {
    usage: '<mfe> [version or build]',
    summary: 'withdraw the live release and go back to the one before, or to another one',
    body: (args) => ({ to: args[1] ?? null }),
    done: (mfe, { stable }) => `${mfe} is back on ${stable}`,
  },
  withdraw: {
    usage: '<mfe> [version or build]',
    summary: 'take it off the site, also a first release; with a build that is not live: end its previews',
    body: (args) => ({ release: args[1] }),
    done: (mfe, { withdrawn }, args) =>
      args[1] ? `${withdrawn} is withdrawn` : `${mfe} is off the site; ${withdrawn} was live`,
  },
  lock: {
    usage: '<mfe> --reason <text>',
    summary: 'let no other token change what is live, until it is unlocked',
    options: { reason: { type: 'string' } },
    body(_, { reason }) {
      if (typeof reason !== 'string') throw new UsageError('The reason (--reason <text>) is missing.');
      return { reason };
    },
    done: (mfe, { by, reason }) => `${mfe} is locked by ${by}: ${reason}`,
  },
  unlock: {
    usage: '<mfe>',
    summary: 'end a lock',
    body: () => ({}),
    done: (mfe) => `${mfe} is unlocked`,
  },
};

const commandOf = (action: string, { body, done, ...about }: Change): Command => ({
  ...about,
  async run(args, values, { target, say }) {
    const mfe = nameOf(args);
    const answer = await send<Answer>(target, mfe, `/mfes/${mfe}/${action}`, body(args, values));
    say(done(mfe, answer, args));
    return answer;
  },
});

/** The commands that send one change to the registry. */
export const changeCommands: Record<string, Command> = Object.fromEntries(
  Object.entries(changes).map(([action, change]) => [action, commandOf(action, change)]),
);

export const deployed: Command = {
  usage: '<shell or api>...',
  summary: "record that this checkout's shell or API is live",
  run(args, _, context) {
    needed(args, 0, 'name of the application');
    return recordDeployments(args, context);
  },
};
