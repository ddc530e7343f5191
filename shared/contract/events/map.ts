import * as z from 'zod/mini';
import { id } from '../fields.ts';

type Owner = 'shell' | 'reader' | 'creator' | 'account' | 'points';

/**
 * One fact that crosses micro-frontends. It says what went stale, never the new data. Changing a schema needs a
 * new version. `retained`: the last one is given to a listener that comes later.
 */
export interface EventDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  version: number;
  owner: Owner;
  schema: Schema;
  retained: boolean;
}

function event<Schema extends z.ZodMiniType>(
  owner: Owner,
  schema: Schema,
  { version = 1, retained = false } = {},
): EventDefinition<Schema> {
  return { version, owner, schema, retained };
}

const ofStory = z.strictObject({ storyId: id });
const stale = z.strictObject({});

export const events = {
  'session.changed': event(
    'shell',
    z.strictObject({
      userId: z.nullable(id),
      isRealUser: z.boolean(),
      reason: z.enum(['loaded', 'guest-registered', 'logged-in', 'logged-out', 'profile-changed']),
    }),
    { retained: true },
  ),
  'settings.changed': event('account', stale),
  'points.changed': event('points', stale),
  'member.changed': event('points', stale),
  'story.published': event('creator', ofStory),
  'story.changed': event('creator', ofStory),
  'story.deleted': event('creator', ofStory),
  'reply.finished': event('reader', z.strictObject({ storyId: id, runId: id })),
  'save.changed': event('reader', ofStory),
  'bookshelf.changed': event('reader', ofStory),
  'share.created': event('reader', z.strictObject({ shareId: id, storyId: id })),
  'webview.resumed': event('shell', stale),
} as const satisfies Record<string, EventDefinition>;

export type EventName = keyof typeof events;

/** Event name → what it carries. */
export type EventMap = { [Name in EventName]: z.output<(typeof events)[Name]['schema']> };
