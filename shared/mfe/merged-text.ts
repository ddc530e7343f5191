import type { LoginResult } from '@storyloom/contract/entities/login-result';

// British, because American lists have a comma before "and".
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const nouns = [
  ['stories', 'story', 'stories'],
  ['saves', 'save', 'saves'],
  ['points', 'point', 'points'],
] as const;

/** "3 stories, 4 saves and 41 points are in your account"; null if nothing moved. */
export function mergedText(merged: LoginResult['merged']): string | null {
  if (merged === null) return null;
  const moved = nouns.filter(([name]) => merged[name] > 0);
  if (moved.length === 0) return null;
  const words = moved.map(([name, one, many]) => `${merged[name]} ${merged[name] === 1 ? one : many}`);
  const verb = moved.length === 1 && moved.every(([name]) => merged[name] === 1) ? 'is' : 'are';
  return `${list.format(words)} ${verb} in your account`;
}
