const conditional = /^(?:if|when|whenever|once|should|as soon as)\s+(?<condition>[^,]+),/isu;
const byReader = /^(?:the\s+)?(?:reader|player|you)\s+\S+\s+(?:(?:out|up|down|off|on|away|back|over)\s+)?/iu;

/** The condition of a special event without subject and verb: “the 1871 log” of “If the reader opens the 1871 log, …”. */
export function findCondition(text: string): string | undefined {
  const condition = conditional.exec(text)?.groups?.condition;
  return condition?.replace(byReader, '');
}
