import type { ReportReason, SubjectKind } from './subjects.ts';

/** Reasons of reports, as readers choose them and moderators read them. */
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  MINORS: 'Sexual content involving minors',
  REAL_PERSON: 'Sexual or private content about a real person',
  HARM: 'Threats, hatred or instructions for serious harm',
  RATING: 'The rating is too low',
  COPIED: 'Copied, or pretends to be somebody else',
  ABUSE: 'Insults, spam or misleading',
  OTHER: 'Something else',
};

/** The things that cases are about. */
export const subjectNames: Readonly<Record<SubjectKind, string>> = {
  STORY: 'Story',
  SHARE: 'Shared story',
  PROFILE: 'Profile',
  REPLY: 'Reply',
  TEXT: 'Held text',
  PICTURE: 'Held picture',
  ACCOUNT: 'Blocked account',
};
