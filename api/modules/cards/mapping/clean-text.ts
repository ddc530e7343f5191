/** `<script`, an address that runs code, or an attribute with code. */
const SCRIPT = /<script[\s>]|javascript:\s*\S|<[a-z][^>]*\son[a-z]+\s*=/i;

export const hasScript = (text: string) => SCRIPT.test(text);

/** Text that can be stored: without NUL and half characters, with line breaks of one kind. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll(/\r\n?/g, '\n').trim();
}

/** The text of HTML and of Markdown pictures, on one line. */
export function stripMarkup(text: string): string {
  return text
    .replaceAll(/<style[\s\S]*?<\/style>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_#`~]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
