/** Characters of a text as limits count them: Unicode code points. An emoji may have several. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` characters of a text. */
export function cutCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/** White space, ignorable and control characters, and the empty Braille pattern. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** False for a text that would be shown as nothing. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}
