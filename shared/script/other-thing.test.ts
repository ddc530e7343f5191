import { describe, expect, test } from 'vitest';
import { meansElse } from './other-thing.ts';

const follow = { text: 'Follow the conductor', phrases: ['follow', 'go after'] };
const knock = { text: 'Knock on the door', phrases: ['knock'] };
const ask = { text: 'Ask what climbs', phrases: ['stair', 'open up'] };
const bow = { text: 'Examine the bow', phrases: ['bow', 'unscrew'] };

describe('meansElse', () => {
  test.each([
    ['I follow the music', follow],
    ['I quickly follow Anna', follow],
    ['I follow footsteps', follow],
    ['I open the bow', bow],
    ['I hide the bow and sit down', bow],
    ['I try the door to the stair', ask],
    ['I climb the stair', { text: 'Ask what climbs', phrases: ['climb', 'stair'] }],
  ])('“%s” is not what the choice says', (message, choice) => {
    expect(meansElse(message, choice)).toBe(true);
  });

  test.each([
    ['I follow the conductor', follow],
    ['I follow him', follow],
    ['I follow down the corridor', follow],
    ['I knock at the entrance', knock],
    ['I unscrew the button', bow],
    ['I study the bow', bow],
    ['The bow', bow],
    ['The stair?', ask],
    ['I want', { text: 'Ask what she wants', phrases: ['want'] }],
    ['I mention the stair', ask],
    ['I open up about the stair', ask],
    ['I take the lamp and unscrew the bow', bow],
  ])('“%s” may mean the choice', (message, choice) => {
    expect(meansElse(message, choice)).toBe(false);
  });
});
