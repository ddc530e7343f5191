import type { Author } from '@storyloom/contract/stories/entities/author';

interface Admins {
  setAdmin(userId: string, isAdmin: boolean): Promise<Author>;
  admins(): Promise<Author[]>;
}

const USAGE =
  'Usage: npm run admin -- grant <user id> | revoke <user id> | list | synonyms … | dead-letters …';

/** Runs `grant`, `revoke` or `list` and returns the lines to print. Throws a usage error for other arguments. */
export async function runAdminCommand(args: readonly string[], users: Admins): Promise<string[]> {
  const [action, userId, ...rest] = args;
  if (action === 'list' && userId === undefined) {
    return (await users.admins()).map(({ id, name }) => `${id}  ${name}`);
  }
  if ((action !== 'grant' && action !== 'revoke') || !userId || rest.length > 0) throw new Error(USAGE);
  const isGrant = action === 'grant';
  const { name } = await users.setAdmin(userId, isGrant);
  return [`${name} (${userId}) is ${isGrant ? 'now' : 'no longer'} an administrator`];
}
