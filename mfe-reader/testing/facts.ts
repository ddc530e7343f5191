import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';

export function factWith(part: Partial<PinnedFact> & { id: string }): PinnedFact {
  return {
    archiveId: 'save1',
    messageId: null,
    content: `Fact ${part.id}.`,
    createdAt: '2026-01-01T00:00:00Z',
    ...part,
  };
}
