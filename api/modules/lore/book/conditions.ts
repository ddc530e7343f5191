const conditional =
  /^(?:if|when|whenever|once|should|as soon as)\s+(?<condition>[^,]+),\s*(?:then\s+)?(?<outcome>.+)$/isu;
const byReader = /^(?:the\s+)?(?:reader|player|you)\s+\S+\s+/iu;

/** The condition of a special event without subject and verb: “the 1871 log” of “If the reader opens the 1871 log, …”. */
export function findCondition(text: string): string | undefined {
  const condition = conditional.exec(text)?.groups?.condition;
  return condition?.replace(byReader, '');
}

/** “A box lies beneath it.” of “If the reader lifts the plank, a box lies beneath it.”; undefined for other sentences. */
export function findOutcome(text: string): string | undefined {
  const { condition = '', outcome = '' } = conditional.exec(text)?.groups ?? {};
  if (!/^(?:the\s+)?(?:reader|player|you)\s/iu.test(condition)) return undefined;
  return outcome.charAt(0).toUpperCase() + outcome.slice(1);
}
