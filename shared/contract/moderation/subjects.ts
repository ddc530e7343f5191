/** Content that readers report. */
export const reportableKinds = ['STORY', 'SHARE', 'PROFILE'] as const;
export type ReportableKind = (typeof reportableKinds)[number];

/** The subjects of cases: reported content, a reply reported by its feedback, a held text or picture, and a blocked account. */
export const subjectKinds = [...reportableKinds, 'REPLY', 'TEXT', 'PICTURE', 'ACCOUNT'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The gravest first. */
export const reportReasonNames = [
  'MINORS',
  'REAL_PERSON',
  'HARM',
  'RATING',
  'COPIED',
  'ABUSE',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasonNames)[number];
