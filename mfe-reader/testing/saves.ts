import type { Save } from '@storyloom/contract/saves/entities/save';
import { storyId } from './messages.ts';

export function saveWith(part: Partial<Save> & { id: string }): Save {
  return {
    storyId,
    storyVersion: 1,
    headMessageId: 'head1',
    kind: 'manual',
    title: `Save ${part.id}`,
    excerpt: 'Rain on the harbour.',
    depth: 4,
    createdAt: '2026-01-01T00:00:00Z',
    savedAt: '2026-01-01T00:00:00Z',
    isCurrent: false,
    isArchived: false,
    ...part,
  };
}
