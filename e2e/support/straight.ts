/** A text with straight quotation marks. Pages show typographic ones in place of those of the stored text. */
export const straight = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
