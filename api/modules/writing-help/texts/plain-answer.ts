/** A line above the text: “Here is the improved summary:”. */
const preamble =
  /^[\s*_#]*(?:sure|certainly|of course|okay|absolutely|here(?:['’]s| is| are| it is)|the improved|improved)\b[^\n]{0,120}:[*_]*\s*\n+/iu;
/** A paragraph below it: “Let me know if you want it shorter.” */
const remark =
  /\n\s*\n\s*(?:let me know|would you like|i(?:['’]ve| have| hope| made| kept| changed| can also)|note:|\(note|changes(?: made)?:)[^\n]*$/iu;
const fence = /^```\w*\n([\s\S]*?)\n?```$/u;
const refusal =
  /^(?:i['’]m (?:very )?sorry|sorry\b|i apologi[sz]e|i can(?:not|['’]t)|i(?:['’]m| am) (?:unable|not able)|as an ai)\b.{0,300}\b(?:help|assist|comply|continue|create|write|provide|generate|request)/isu;
const maxRefusal = 400;

/** The text of a model’s answer, without what models put around it: a fence, JSON, quotation marks, emphasis, remarks. */
export function plainAnswer(answer: string, before = ''): string {
  let text = withoutFrame(answer);
  if (!preamble.test(before)) text = text.replace(preamble, '');
  if (!remark.test(before)) text = text.replace(remark, '');
  text = withoutFrame(stringIn(withoutFrame(text)));
  return before.includes('**') ? text : text.replaceAll('**', '');
}

/** Whether a model has refused to write, in place of the text. */
export const isRefusal = (answer: string, before = ''): boolean =>
  answer.length <= maxRefusal && refusal.test(answer.trim()) && !refusal.test(before.trim());

/** Removes quotation marks or a fence that models sometimes put around a text. */
function withoutFrame(text: string): string {
  const bare = text.trim().replace(fence, '$1').trim();
  const quoted = /^[“"]([^“”"]*)[”"]$/.exec(bare);
  return quoted?.[1]?.trim() ?? bare;
}

const straightQuotes = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Whether an improved text has no change but the form of its quotes, which is not worth a charge. */
export const isUnchanged = (improved: string, before: string): boolean =>
  straightQuotes(improved) === straightQuotes(withoutFrame(before));

/** The only text of a JSON object; other texts as they are. */
function stringIn(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const values = Object.values(JSON.parse(text) as object);
    return values.length === 1 && typeof values[0] === 'string' ? values[0] : text;
  } catch {
    return text;
  }
}
