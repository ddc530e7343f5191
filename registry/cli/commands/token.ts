import { userInfo } from 'node:os';
import type { TokenRow } from '../../access/tokens.repository.ts';
import { installation } from '../../platform/actor.ts';
import { send } from '../client.ts';
import { type Command, type Context, needed, readNumber, UsageError, type Values } from '../command.ts';
import { minute, sayTable } from '../table.ts';

interface Created {
  id: string;
  token: string;
  expiresAt: string;
}

async function create(args: readonly string[], { name, days }: Values, { target, say }: Context) {
  const scope = needed(args, 0, 'micro-frontend or application that the token is for');
  const wanted = { scope, name: name ?? userInfo().username, days: readNumber('--days', days, 1, 366) };
  const created = await send<Created>(target, installation, '/tokens', wanted);
  say(`The token ${wanted.name} (${created.id}) for ${scope} is valid until ${minute(created.expiresAt)}.`);
  say('It is shown only now. Its team sets it as REGISTRY_TOKEN:');
  say(created.token);
  return created;
}

async function listAll({ target, say }: Context) {
  const rows = await send<TokenRow[]>(target, installation, '/tokens', undefined, 'GET');
  const state = ({ revokedAt, expiresAt }: TokenRow) => {
    if (revokedAt) return `revoked ${minute(revokedAt)}`;
    return `${new Date(expiresAt) > new Date() ? 'until' : 'expired'} ${minute(expiresAt)}`;
  };
  sayTable(rows, (row) => [row.id, row.scope, row.name, state(row)], say, 'no tokens');
  return rows;
}

async function revoke(args: readonly string[], { target, say }: Context) {
  const id = needed(args, 0, 'id of the token');
  const row = await send<TokenRow>(target, installation, `/tokens/${id}/revoke`, {});
  say(`The token ${row.name} (${id}) for ${row.scope} is revoked.`);
  return row;
}

export const token: Command = {
  usage: 'create <mfe> [--name <who>] [--days 90] | list | revoke <id>',
  summary: "manage the tokens of teams, with the installation's own token",
  options: { name: { type: 'string' }, days: { type: 'string', default: '90' } },
  async run([action, ...args], values, context) {
    if (action === 'create') return create(args, values, context);
    if (action === 'list') return listAll(context);
    if (action === 'revoke') return revoke(args, context);
    throw new UsageError(`A token is created, listed or revoked, not "${action ?? ''}".`);
  },
};
