import * as z from '@storyloom/schema';
import { noticeGroups } from '../groups.ts';

/** The groups of notifications that a person has turned off. */
export const mutedGroups = z.object({ groups: z.array(z.enum(noticeGroups)) });
