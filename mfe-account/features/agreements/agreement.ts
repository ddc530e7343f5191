/** One part of an agreement; its id is the anchor in the table of contents. */
export interface AgreementSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export interface AgreementText {
  title: string;
  /** The day it took effect, as `2026-11-22`. */
  date: string;
  introduction: string;
  sections: readonly AgreementSection[];
}
