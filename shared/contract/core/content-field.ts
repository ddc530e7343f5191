import * as z from '@storyloom/schema';
import { atMost } from './at-most.ts';
import { required } from './rules.ts';

/**
 * Uses of a field that is published. `prompt`: it is part of the version, which replies are written from; `list`: lists and
 * details show it; `author`: it stays in the draft.
 */
export const fieldUses = ['prompt', 'list', 'author'] as const;

/** A field of a story or of a character, with everything that other code derives from it. */
export interface ContentField {
  use: (typeof fieldUses)[number];
  /** The rule of a publication. */
  rule: z.ZodMiniType;
  /** The rule of a draft, in which every field is optional. */
  draft: z.ZodMiniType;
  /** Maximum length of a text, in characters. */
  max?: number;
  /** Its name for authors. */
  label: string;
  /** Its name in news for readers, if they see or notice a change of it. */
  news?: string;
  /** The name of one item of a list. */
  item?: string;
  /** True if its texts count as words that the author wrote. */
  isCounted?: true;
  /** A description for a model that improves the text; texts without it are not improved. */
  improve?: string;
  /** The text as a part of a prompt. */
  toPrompt?: (text: string) => string;
}

/** A field with a use and a label; `more` has what else is derived from it. */
export const field = <
  Use extends ContentField['use'],
  Rules extends object,
  const More extends object = object,
>(
  use: Use,
  label: string,
  rules: Rules,
  more?: More,
) => ({ ...rules, ...more, use, label }) as Rules & More & { use: Use; label: string };

const loose = (max: number) => z.optional(z.string().check(atMost(max)));

/** A text that may be empty. */
export const textField = (max: number) => ({
  rule: z._default(z.string().check(atMost(max)), ''),
  draft: loose(max),
  max,
});

/** A text that a publication must have; `empty` is the message without one. */
export const requiredField = (max: number, empty: string) => ({
  rule: required(max, empty),
  draft: loose(max),
  max,
});

/** A value that a publication has anyway: `none` if the author gives none. */
export const defaultField = <Rule extends z.ZodMiniType, Draft extends z.ZodMiniType>(
  rule: Rule,
  none: NonNullable<z.output<Rule>>,
  draft: Draft,
) => ({ rule: z._default(rule, none as never), draft: z.optional(draft) });

export const choiceField = <const Value extends string>(values: readonly Value[], missing: string) => ({
  rule: z.enum(values, missing),
  draft: z.optional(z.enum(values)),
});

/** The rules of all fields of a table, as the shape of an object. */
export function shapeOf<Fields extends Record<string, ContentField>, Column extends 'rule' | 'draft'>(
  fields: Fields,
  column: Column,
) {
  const rules = Object.entries(fields).map(([name, field]) => [name, field[column]]);
  return Object.fromEntries(rules) as { [Name in keyof Fields]: Fields[Name][Column] };
}

type Present<Value> = { [Name in keyof Value]: NonNullable<Value[Name]> };

/** The named fields that have a value, of an object in which the others are optional or null. */
export function pickFields<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Present<Pick<Value, Name>> {
  const present = names.filter((name) => (value[name] ?? null) !== null);
  return Object.fromEntries(present.map((name) => [name, value[name]])) as Present<Pick<Value, Name>>;
}
