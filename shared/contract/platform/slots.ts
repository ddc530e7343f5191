import * as z from '@storyloom/schema';
import { storyDetail } from '../stories/entities/story-detail.ts';

/** Slots of the shell's header, from left to right. */
const headerSlots = ['header-balance', 'header-notifications', 'header-account'] as const;

/** Slots that a page of one micro-frontend has for parts of another. */
export const pageSlots = ['profile-bookshelf', 'profile-saves', 'profile-history', 'studio-preview'] as const;
export type PageSlot = (typeof pageSlots)[number];

/** The input of `studio-preview`: a prepared preview. */
export const studioPreviewInput = z.object({ story: storyDetail });
export type StudioPreviewInput = z.output<typeof studioPreviewInput>;

/** All slots. The registry refuses other names. */
export const slotNames = [...headerSlots, ...pageSlots] as const;
