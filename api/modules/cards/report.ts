import type { MappingNote } from '@storyloom/contract/cards/entities/card-import';
import { cutCharacters } from '@storyloom/contract/core/characters';

const MAX_NAMES = 20;
/** Maximum length of a name, in characters. */
const MAX_NAME = 200;

/** Collects the notes of an import, one for each text. */
export function createReport() {
  const notes = new Map<string, MappingNote>();

  return {
    /** Adds a note, or `name` to the note with this text. */
    add(outcome: MappingNote['outcome'], text: string, name?: string): void {
      const note = notes.get(text) ?? { outcome, text, names: [], count: 0 };
      notes.set(text, note);
      note.count += 1;
      if (name !== undefined && note.names.length < MAX_NAMES)
        note.names.push(cutCharacters(name.toWellFormed(), MAX_NAME));
    },

    notes: (): MappingNote[] => [...notes.values()],
  };
}
export type Report = ReturnType<typeof createReport>;
