import type { Branch } from '@storyloom/contract/chat/entities/branch';

export function branchWith(part: Partial<Branch> & { id: string }): Branch {
  return {
    parentId: null,
    role: 'assistant',
    excerpt: `Text of ${part.id}.`,
    state: 'done',
    createdAt: '2026-01-01T00:00:00Z',
    depth: 2,
    childCount: 0,
    skipped: 0,
    onPath: false,
    saveIds: [],
    ...part,
  };
}
