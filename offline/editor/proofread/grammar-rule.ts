/**
 * A pattern of the tagger, whose group is replaced unless the match has an exception or the text before it forbids it;
 * undefined leaves it, too.
 */
export interface Rule {
  pattern: string;
  except?: RegExp;
  onlyAfter?: RegExp;
  notAfter?: RegExp;
  to(wrong: string): string | undefined;
}
