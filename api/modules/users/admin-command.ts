import type { Users } from './users.service.ts';

const USAGE = 'Usage: npm run admin -- grant <user id> | revoke <user id> | list';

/** Runs `grant`, `revoke` or `list` and returns the lines to print. Throws a usage error for other arguments. */
export async function runAdminCommand(
  args: readonly string[],
  users: Pick<Users, 'setAdmin' | 'admins'>,
): Promise<string[]> {
  const [action, userId, ...rest] = args;
  if (action === 'list' && userId === undefined) {
    return (await users.admins()).map(({ id, name }) => `${id}  ${name}`);
  }
  if ((action !== 'grant' && action !== 'revoke') || !userId || rest.length > 0) throw new Error(USAGE);
  const isGrant = action === 'grant';
  const { name } = await users.setAdmin(userId, isGrant);
  return [`${name} (${userId}) is ${isGrant ? 'now' : 'no longer'} an administrator`];
}
