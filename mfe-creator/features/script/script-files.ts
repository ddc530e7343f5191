import { isCompiledScript } from '@storyloom/contract/stories/entities/script-report';
import { storyLimits } from '@storyloom/contract/stories/limits';

/** The script in a file, or why there is none. */
export type ReadScript = { text: string } | { refusal: string };

const otherJson = 'This file is JSON, but not a script. Choose the JSON that Inky exports, or an .ink file.';

/** Reads a file of Inky that an author chose. */
export async function readScriptFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<ReadScript> {
  if (file.size > storyLimits.scriptBytes + 3)
    return {
      refusal: `The file has ${Math.ceil(file.size / 1000)} kB; a script has at most ${storyLimits.scriptBytes / 1000} kB.`,
    };
  const text = (await file.text()).replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  if (/\.json$/i.test(file.name) && !isCompiledScript(text)) return { refusal: otherJson };
  if (text.includes('\0')) return { refusal: 'This file is not text. Choose a script that ends in .ink.' };
  return { text };
}

/** The name of an exported file: the story’s title, without signs that file systems refuse. */
export function fileName(title: string | undefined, ending: 'ink' | 'json'): string {
  const words = (title ?? '')
    .trim()
    .replaceAll(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim();
  return `${words || 'script'}.${ending}`;
}
