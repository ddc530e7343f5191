import { describe, expect, test } from 'vitest';
import proofread from './proofread-child.ts';

describe('proofread', () => {
  test.each([
    ['The innkeeper dont trust strangers.', "The innkeeper don't trust strangers."],
    ['He dont know the way.', "He doesn't know the way."],
    ['Ottavio cant read it.', 'Ottavio can’t read it.'],
    ['teh rain falls on the the roof', 'The rain falls on the roof'],
    ['The train did not arrived that morning.', 'The train did not arrive that morning.'],
    ['The old clerk keep a list of the guests.', 'The old clerk keeps a list of the guests.'],
    ['The old clerk keep a list. The train came.', 'The old clerk kept a list. The train came.'],
    ['A man wake up in a locked room.', 'A man wakes up in a locked room.'],
    ['The wolves was howling.', 'The wolves were howling.'],
    ['There is two suns above the city.', 'There are two suns above the city.'],
    ['The knight must to choose.', 'The knight must choose.'],
    ['He can sings like a bird.', 'He can sing like a bird.'],
    ['She was to tired to fight.', 'She was too tired to fight.'],
    ['The man who rung the bell is dead.', 'The man who rang the bell is dead.'],
    ['You are student of magic.', 'You are a student of magic.'],
    ['Him and his sister must leave.', 'He and his sister must leave.'],
    ['There house stands at the end of the road.', 'Their house stands at the end of the road.'],
    ['The key lay in it’s own box.', 'The key lay in its own box.'],
    ['She found a old key.', 'She found an old key.'],
    ['The lamp went out and the the room was dark.', 'The lamp went out and the room was dark.'],
    ['The goverment knows what happend on monday.', 'The government knows what happened on Monday.'],
  ])('corrects “%s”', async (text, corrected) => {
    expect(await proofread([text])).toEqual([corrected]);
  });

  test.each([
    '“Don’t,” said Ottavio. “Not here. Not in Gorizia.”',
    '“He don’t know,” said the bosun. “The clerk keep a list.”',
    '“Ye cannae dae that, lass!” cried old MacAlder.',
    '“Wh-what do you w-want?” she stammered.',
    'Whan that Aprille with his shoures soote',
    'Tyger Tyger, burning bright, in the forests of the night;',
    'She ordered a ristretto and a cornetto at the bar of the stazione.',
    'It was the colour of grey honey, and the harbour’s favourite rumour.',
    'I can’t unknow it, in the cant of thieves.',
    'It was made in Cursitor Street by Abrahams.',
    'He had had enough of lighthouses.',
    'God save the queen, and long may she reign.',
    'The committee are divided, and the crew have gone ashore.',
    'I suggest that he leave before the tide turns.',
    'The clerk put a list on the table, and a boat lay alongside.',
    'She saw the old clerk keep a list. Has he seen the king?',
    '# Places\n\n- the pier\n- the lamp',
    'Él no quería irse.',
  ])('leaves “%s”', async (text) => {
    expect(await proofread([text])).toEqual([text]);
  });
});
