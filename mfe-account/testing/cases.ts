import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';

const subject = {
  kind: 'STORY',
  id: 's1',
  title: 'The Salt Clock',
  excerpt: 'The sea is late.',
  href: '/read/s1',
} as const;

/** Case of the visitor's own story, decided as a violation. */
export function ownCase(change: Partial<OwnCase> = {}): OwnCase {
  return {
    id: 'case1',
    subject: { ...subject, excerpt: '' },
    status: 'DECIDED',
    decisions: [
      { outcome: 'VIOLATION', rating: null, reason: 'It is copied.', at: '2026-03-01T12:00:00.000Z' },
    ],
    appeal: null,
    canAppeal: true,
    ...change,
  };
}
