import * as z from '@storyloom/schema';
import { id } from '../core/fields.ts';
import { storyDetail } from '../stories/entities/story-detail.ts';

/** Slots of the shell's header, from left to right. */
const headerSlots = ['header-balance', 'header-notifications', 'header-account'] as const;

/** Slots that a page of one micro-frontend has for parts of another. */
export const pageSlots = [
  'profile-bookshelf',
  'profile-saves',
  'profile-history',
  'studio-preview',
  'studio-decision',
] as const;
export type PageSlot = (typeof pageSlots)[number];

/** The input of `studio-preview`: a prepared preview. */
export const studioPreviewInput = z.object({ story: storyDetail });
export type StudioPreviewInput = z.output<typeof studioPreviewInput>;

/** The input of `studio-decision`: a story that moderators have hidden. */
export const studioDecisionInput = z.object({ storyId: id });

/** Slots of the shell's page without a connection: what the device has. */
const offlineSlots = ['offline-stories', 'offline-drafts'] as const;

/** Slots of the shell’s page for an address without content: what to go on with. */
const missingSlots = ['not-found'] as const;

/** All slots. The registry refuses other names. */
export const slotNames = [...headerSlots, ...pageSlots, ...offlineSlots, ...missingSlots] as const;
