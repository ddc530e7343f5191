const conditional =
  /^(?:if|when|whenever|once|should|as soon as|after|until|unless)\s+(?<condition>(?:[^,:]|[,:]\d)+)[,:]/iu;
const byReader = /^(?:the\s+)?(?:reader|player|you)\s+\S+\s+(?:(?:out|up|down|off|on|away|back|over)\s+)?/iu;
const numbers = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const number = new RegExp(
  String.raw`\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final)\b|\b(?:${numbers})$`,
  'giu',
);

/** The condition of a special event without subject and verb: “the 1871 log” of “If the reader opens the 1871 log, …”. */
export function findCondition(text: string): string | undefined {
  const condition = conditional.exec(text)?.groups?.condition;
  return condition?.replace(byReader, '');
}

/** Words of a condition that tell this time from others: “third” of “the bell rings a third time”. */
export const numbersIn = (condition: string): string[] => [
  ...new Set((condition.trim().match(number) ?? []).map((word) => word.toLowerCase())),
];
