import type { CaseListName } from './case-search.ts';

/** The texts of the empty state of each list of cases. */
export const emptyTexts = {
  waiting: {
    art: 'done',
    title: 'Nothing is waiting',
    text: 'Reports, held content and appeals appear here.',
  },
  unassigned: {
    art: 'done',
    title: 'Nothing is unassigned',
    text: 'Waiting cases that nobody has taken appear here. All waiting says who has the others.',
  },
  mine: {
    art: 'ledger',
    title: 'Nothing is assigned to you',
    text: 'Take a case from Unassigned.',
  },
  appeals: {
    art: 'done',
    title: 'No appeals',
    text: 'An appeal is decided by another administrator than the one who decided first.',
  },
  decided: { art: 'ledger', title: 'No decisions yet', text: 'Cases that were decided appear here.' },
} as const satisfies Record<CaseListName, object>;

export const noMatch = {
  art: 'search',
  title: 'No case matches',
  text: 'Change the filters to see others.',
} as const;
