import type { PreviewLink, WantedPreview } from '../../releases/previews.ts';
import { runChecks } from '../checks.ts';
import { send } from '../client.ts';
import { type Command, needed, readNumber, UsageError } from '../command.ts';
import { keepForPreview } from '../publish.ts';

export const preview: Command = {
  usage: '<mfe> [version or build] [--days 7] [--note <text>] [--composition <id> | --live]',
  summary:
    'print a signed link to a build that is not live: of this checkout, or an earlier one; --composition: to a mix that was live; --live: to what is live, with the panel',
  options: {
    days: { type: 'string', default: '7' },
    note: { type: 'string' },
    composition: { type: 'string' },
    live: { type: 'boolean' },
  },
  async run(args, { days, note, composition, live }, context) {
    const mfe = needed(args, 0, 'name of the micro-frontend');
    const given = [args[1], composition, live].filter(Boolean);
    if (given.length > 1)
      throw new UsageError('Name a release, --composition or --live, not several of them.');
    const wanted: WantedPreview = {
      release: args[1] ?? null,
      composition: typeof composition === 'string' ? composition : null,
      days: readNumber('--days', days, 1, 30),
    };
    if (given.length === 0)
      wanted.release = await keepForPreview(mfe, {
        ...context,
        runChecks,
        note: typeof note === 'string' ? note : null,
      });
    const { say, target } = context;
    const answer = await send<PreviewLink>(target, mfe, `/mfes/${mfe}/preview`, wanted);
    say(`until ${answer.expires.slice(0, 10)}, for whoever has it:\n${answer.link}`);
    return answer;
  },
};
