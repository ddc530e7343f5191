const conditional =
  /^(?:if|when|whenever|once|should|as soon as)\s+(?<condition>[^,]+),\s*(?:then\s+)?(?<outcome>.+)$/isu;
const byReader = /^(?:the\s+)?(?:reader|player|you)\s+\S+\s+/iu;

/** What a special event waits for, without the reader and their verb when more is said: “the 1871 log”. */
export function conditionOf(text: string): string | undefined {
  const condition = conditional.exec(text)?.groups?.condition;
  return condition?.replace(byReader, '');
}

/** “If the reader lifts the plank, a box lies beneath it.” gives “A box lies beneath it.”; undefined for any other sentence. */
export function outcomeOf(text: string): string | undefined {
  const { condition = '', outcome = '' } = conditional.exec(text)?.groups ?? {};
  if (!/^(?:the\s+)?(?:reader|player|you)\s/iu.test(condition)) return undefined;
  return outcome.charAt(0).toUpperCase() + outcome.slice(1);
}
