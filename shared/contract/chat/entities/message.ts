import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { scenePicture } from '../../images/entities/scene-picture.ts';

export const messageRoles = ['user', 'assistant'] as const;
export const messageStates = ['running', 'done', 'stopped', 'interrupted', 'error'] as const;
export type MessageState = (typeof messageStates)[number];
export const finishReasons = ['stop', 'length', 'stopped', 'filtered'] as const;
export type FinishReason = (typeof finishReasons)[number];

/** Tokens as the provider reported them. */
export const usage = z.object({ promptTokens: count, completionTokens: count });
export type Usage = z.output<typeof usage>;

/**
 * A node of the message tree. `siblingIds` are the children of its parent in order of creation, itself included and without
 * failed attempts that have no text: swiping chooses among them. `seq` rises strictly; `dialog/list` pages by it as `cursorTs`.
 * `finishReason` is why a reply ended; null if it did not end by itself, or was not written by a model.
 * On a path copied from a share only the last reply has it, and only if its original still existed.
 * `runId` is set while `state` is `running`. `imageUrl` is the address of `picture`, which is left out without one.
 */
export const message = z.object({
  id,
  storyId: id,
  parentId: z.nullable(id),
  depth: count,
  role: z.enum(messageRoles),
  speaker: z.nullable(z.string()),
  text: z.string(),
  state: z.enum(messageStates),
  finishReason: z.nullable(z.enum(finishReasons)),
  editedFrom: z.nullable(id),
  model: z.nullable(z.string()),
  usage: z.nullable(usage),
  options: z.array(z.string()),
  siblingIds: z.array(id),
  imageUrl: z.nullable(z.string()),
  picture: z.optional(scenePicture),
  /** The title of the ending that the reply tells; left out without one. */
  ending: z.optional(z.string()),
  pinned: z.boolean(),
  runId: z.nullable(id),
  seq: count,
  createdAt: time,
});
export type Message = z.output<typeof message>;
