import type { MappingNote } from '@storyloom/contract/cards/entities/card-import';

interface NoteGroup {
  title: string;
  about: string;
  outcomes: readonly MappingNote['outcome'][];
}

/** Groups of a mapping report, those that need the author's attention first. */
const GROUPS: readonly NoteGroup[] = [
  { title: 'Left out', about: 'These parts were refused.', outcomes: ['refused'] },
  {
    title: 'Shortened or split',
    about: 'Read these once. The whole text is kept with the original.',
    outcomes: ['shortened', 'split'],
  },
  { title: 'Changed', about: 'Converted to another form.', outcomes: ['changed'] },
  { title: 'Imported', about: 'Unchanged.', outcomes: ['used'] },
  {
    title: 'Kept, but not used',
    about: 'An export writes these back as they were.',
    outcomes: ['kept'],
  },
];

const WITHOUT_ORIGINAL = GROUPS.map((group) => {
  if (group.outcomes.includes('kept'))
    return { ...group, title: 'Not used', about: 'Your file still has these.' };
  if (group.outcomes.includes('split')) return { ...group, about: 'Read these once.' };
  return group;
});

/** The groups with at least one note. */
export function groupNotes(notes: readonly MappingNote[], isOriginalKept: boolean) {
  return (isOriginalKept ? GROUPS : WITHOUT_ORIGINAL)
    .map(({ title, about, outcomes }) => ({
      title,
      about,
      notes: notes.filter(({ outcome }) => outcomes.includes(outcome)),
    }))
    .filter((group) => group.notes.length > 0);
}
