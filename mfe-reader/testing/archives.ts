import type { Archive } from '@storyloom/contract/entities/archive';
import { storyId } from './messages.ts';

export function archiveOf(part: Partial<Archive> & { id: string }): Archive {
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
    ...part,
  };
}
