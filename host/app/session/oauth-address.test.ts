import { describe, expect, it } from 'vitest';
import { isOAuthAnswer } from './oauth-address.ts';

describe('isOAuthAnswer', () => {
  it.each([
    ['/?state=s&code=c', true],
    ['/?state=s&error=access_denied', true],
    ['/?oauth_token=t&oauth_verifier=v', true],
    ['/?code=c', false],
    ['/?error=access_denied', false],
    ['/?state=s', false],
    ['/?oauth_token=t', false],
    ['/?oauth_verifier=v', false],
    ['/search?state=s&code=c', false],
    ['/search?oauth_token=t&oauth_verifier=v', false],
    ['/', false],
  ])('of %s is %s', (path, expected) => {
    expect(isOAuthAnswer(new URL(path, 'https://stories.example'))).toBe(expected);
  });
});
