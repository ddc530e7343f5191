import type { LoginResult } from '@storyloom/contract/entities/login-result';

// British, because American lists have a comma before "and".
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const nouns = [
  ['stories', 'story', 'stories'],
  ['saves', 'save', 'saves'],
  ['points', 'point', 'points'],
] as const;

/** "3 stories, 4 saves and 41 points were added to your account"; null if nothing moved. */
export function mergedText(merged: LoginResult['merged']): string | null {
  if (merged === null) return null;
  const moved = nouns.filter(([name]) => merged[name] > 0);
  if (moved.length === 0) return null;
  const words = moved.map(([name, one, many]) => `${merged[name]} ${merged[name] === 1 ? one : many}`);
  const verb = moved.length === 1 && moved.every(([name]) => merged[name] === 1) ? 'was' : 'were';
  return `${list.format(words)} ${verb} added to your account`;
}
