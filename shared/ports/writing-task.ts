import type {
  DraftContext,
  ImprovableField,
  Passage,
  SuggestionKind,
} from '@storyloom/contract/stories/entities/writing-help';

export interface ImproveTask {
  kind: 'improve';
  field: ImprovableField;
  /** Empty to have it written. */
  text: string;
  /** Set if the text is a passage. */
  passage?: Passage | undefined;
  /** The author's instruction; empty without one. */
  instruction: string;
  context: DraftContext;
}

export interface SuggestTask {
  kind: 'suggest';
  suggestion: SuggestionKind;
  context: DraftContext;
}

/** The structured input of writing help. Models get the same content as a prompt. */
export type WritingTask = ImproveTask | SuggestTask;
