import type { LoginResult } from '@storyloom/contract/users/entities/login-result';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "3 stories and 4 saves are in your account. 41 guest points added."; null if nothing moved. */
export function mergedText(merged: LoginResult['merged']): string | null {
  if (merged === null) return null;
  const { stories, saves, points } = merged;
  const kept = [
    stories > 0 ? count(stories, 'story', 'stories') : [],
    saves > 0 ? count(saves, 'save', 'saves') : [],
  ].flat();
  const isOne = stories + saves === 1;
  const sentences = [
    kept.length > 0 ? `${kept.join(' and ')} ${isOne ? 'is' : 'are'} in your account.` : [],
    points > 0 ? `${count(points, 'guest point', 'guest points')} added.` : [],
  ].flat();
  return sentences.length === 0 ? null : sentences.join(' ');
}
