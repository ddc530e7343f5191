interface AddedTags {
  added: string[];
  /** True if a tag was a duplicate. */
  duplicate: boolean;
  /** Text that stays in the field: the first tag that no longer fits. */
  rest: string;
}

/** Splits typed or pasted text at commas and line breaks into tags that are new, up to `max` in all. Ignores case and the number of spaces. */
export function addTags(value: readonly string[], text: string, max: number): AddedTags {
  const known = new Set(value.map((tag) => tag.toLowerCase()));
  const added: string[] = [];
  const rest: string[] = [];
  let duplicate = false;
  for (const tag of text.split(/[,\n]/).map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (tag === '') continue;
    if (known.has(tag.toLowerCase())) duplicate = true;
    else if (value.length + added.length < max) {
      known.add(tag.toLowerCase());
      added.push(tag);
    } else rest.push(tag);
  }
  return { added, duplicate, rest: rest[0] ?? '' };
}
