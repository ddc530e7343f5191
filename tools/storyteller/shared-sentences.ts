import { sentencesOf } from '@storyloom/script/explore';

/** Sentences that stand in more than one script, with these scripts. */
export function sharedSentences(stories: readonly { slug: string; script: string }[]): [string, string[]][] {
  const slugs = new Map<string, Set<string>>();
  for (const { slug, script } of stories)
    for (const line of script.split('\n').filter((each) => !/^\s*(?:[#~=]|VAR|LIST|\/\/|->)/.test(each)))
      for (const sentence of sentencesOf(line.replace(/^[\s*+-]*\[[^\]]*\]/, '').replace(/->\s*\w+\s*$/, '')))
        slugs.set(sentence, (slugs.get(sentence) ?? new Set()).add(slug));
  return [...slugs].filter(([, each]) => each.size > 1).map(([sentence, each]) => [sentence, [...each]]);
}
