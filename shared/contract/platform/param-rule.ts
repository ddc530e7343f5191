import type { ParamRule } from './manifest.ts';

/** A whole number of at most 15 digits, without leading zeros. */
const wholeNumber = /^(0|[1-9][0-9]{0,14})$/;
const control = /\p{Cc}/u;

/** True if a parameter's text obeys its rule. Takes time linear in the text. */
export function matchesParam(rule: ParamRule, text: string): boolean {
  switch (rule.kind) {
    case 'number':
      return wholeNumber.test(text) && Number(text) >= rule.min && Number(text) <= rule.max;
    case 'choice':
      return rule.values.includes(text);
    case 'name':
      return text.length <= rule.maxLength && (rule.hyphens ? /^[a-z0-9-]+$/ : /^[a-z0-9]+$/).test(text);
    case 'slug': {
      const [id = ''] = text.split('-', 1);
      return id.length <= rule.maxIdLength && /^[a-z0-9]+$/.test(id) && !control.test(text);
    }
    case 'text':
      return text.length > 0 && text.length <= rule.maxLength && !control.test(text);
  }
}

/** A text that obeys the rule; null if none does. */
export function exampleOf(rule: ParamRule): string | null {
  const text = candidate(rule);
  return text !== undefined && matchesParam(rule, text) ? text : null;
}

function candidate(rule: ParamRule): string | undefined {
  if (rule.kind === 'number') return String(Math.max(0, rule.min));
  return rule.kind === 'choice' ? rule.values[0] : 'a';
}
