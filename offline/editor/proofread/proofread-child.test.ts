import { describe, expect, test } from 'vitest';
import proofread from './proofread-child.ts';

describe('proofread', () => {
  test.each([
    ['The innkeeper dont trust strangers.', "The innkeeper doesn't trust strangers."],
    ['He dont know the way.', "He doesn't know the way."],
    ['Ottavio cant read it.', "Ottavio can't read it."],
    ['teh rain falls on the the roof', 'The rain falls on the roof'],
    ['The train did not arrived that morning.', 'The train did not arrive that morning.'],
    ['The old clerk keep a list of the guests.', 'The old clerk keeps a list of the guests.'],
    ['The old lighthouse keeper keep a secret.', 'The old lighthouse keeper keeps a secret.'],
    ['Who’s coat is this? Noone knows.', 'Whose coat is this? No one knows.'],
    ['She knew that noone would come.', 'She knew that no one would come.'],
    ['He told noone.', 'He told no one.'],
    ['The childs toys lay in the hall.', "The child's toys lay in the hall."],
    ['The childs were playing.', 'The children were playing.'],
    ['The box of coins were heavy yesterday.', 'The box of coins was heavy yesterday.'],
    ['The old clerk keep a list. The train came.', 'The old clerk keeps a list. The train came.'],
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
    ['Nobody were brave enough.', 'Nobody was brave enough.'],
    [
      'Everyone in the village knew that nobody have a key.',
      'Everyone in the village knew that nobody has a key.',
    ],
    ['Each of the brothers carry a knife.', 'Each of the brothers carries a knife.'],
    ['A man who live in the tower has no shadow.', 'A man who lives in the tower has no shadow.'],
    ['Her father don’t want a sailor.', 'Her father doesn’t want a sailor.'],
    ['The box of coins were heavy.', 'The box of coins was heavy.'],
    ['The walls of the house was cold.', 'The walls of the house were cold.'],
    ['The king and the queen was waiting.', 'The king and the queen were waiting.'],
    ['She always tell me lies.', 'She always tells me lies.'],
    ['She could heard it, but she wanted to ran.', 'She could hear it, but she wanted to run.'],
    ['He shaked his head. They had went home.', 'He shook his head. They had gone home.'],
    ['The dragon lost it’s temper.', 'The dragon lost its temper.'],
    ['“Your late,” he said. “Its not you’re fault.”', '“You’re late,” he said. “It’s not your fault.”'],
    [
      '“Whose there?” asked the boy who’s mother had died.',
      '“Who’s there?” asked the boy whose mother had died.',
    ],
    ['There going to find there house.', "They're going to find their house."],
    ['They where in the house were I was born.', 'They were in the house where I was born.'],
    ['First he laughed, than he cried.', 'First he laughed, then he cried.'],
    ['There were to many people.', 'There were too many people.'],
    ['We loose this war if the dogs break lose.', 'We lose this war if the dogs break loose.'],
    [
      'It would effect him, but it had no affect on her.',
      'It would affect him, but it had no effect on her.',
    ],
    ['Non of them sat besides her.', 'None of them sat beside her.'],
    [
      'He walked passed the church and fell of the horse.',
      'He walked past the church and fell off the horse.',
    ],
    ['The bakers window was in Annas house.', "The baker's window was in Anna's house."],
    ['Two of the wolfs ate alot.', 'Two of the wolves ate a lot.'],
    ['The house wich stood there was hevy.', 'The house which stood there was heavy.'],
    [
      'We had nothing to ate, and he was born to became king.',
      'We had nothing to eat, and he was born to become king.',
    ],
    [
      'There were less guests then last year, too tired too dance.',
      'There were less guests than last year, too tired to dance.',
    ],
    ['Teh captain recieved a strange lettter yesterday.', 'The captain received a strange letter yesterday.'],
    ['The wierd strager opend teh dor.', 'The weird stranger opened the dor.'],
    ['“Tomorow,” he said. Untill then, wait.', '“Tomorow,” he said. Until then, wait.'],
    ['Teh house is is dark.', 'The house is dark.'],
    ['He told her to went, so she decided too leave.', 'He told her to go, so she decided to leave.'],
    ['He came in.She left.I stayed.', 'He came in. She left. I stayed.'],
    ['She should have seen it’s empty office.', 'She should have seen its empty office.'],
    ['a shadow moved. it was her brother.', 'A shadow moved. It was her brother.'],
  ])('corrects “%s”', async (text, corrected) => {
    expect(await proofread({ texts: [text], own: [] })).toEqual([corrected]);
  });

  test.each([
    'That’s where they would find you. Where you are is larger.',
    'He was here, an he was gone, an whit was it?',
    'Teh smiled at Recieve, her cat, and the men were braw and canny.',
    'She decided too late and wanted too much. The house that was was old.',
    'I have seen it’s empty. Read.Me/first and Acme.Com are in the list.',
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
    'Were he to come, and were it not so late, nobody would open.',
    'The bakers’ strike, the twins’ mother and the soldiers’ boots.',
    'The farmers market their plums, and the sisters house the poor.',
    'He is one of those people who never say no.',
    'In the corner were a bed, a chair and a mirror.',
    'She heard somebody call, and let everyone go.',
    'It is time that someone speak. Let it breathe in the Kings Arms.',
    'Gone were the days; no sooner had he come than she left.',
    'Something like a sniff. The newest are the best.',
    'To effect a change, loose the hounds.',
    '“Who’s there? Your dead. Bury your dead.”',
    'Everyone but the twins was asleep.',
    '“Ah! yes,” said Mr. and Mrs. Rook.',
    'Her lord leant back in the gaol.',
    'He opened the letter and reads it. Yesterday I go to the market.',
    'He swore to what he would swear to in court, and it burned down to red.',
    'Yesterday he go to the market.',
    'The old clerk keep a secret three years ago.',
    'The childs drawing hung on the wall.',
    'Than the sea, then the sky, nothing was wider.',
    'Whoever did it had cut it, and whoever it was rode on with a bit of ribbon.',
    'He ran as a man runs who is alone. What I told you was true.',
    'Ask whose the shoes were. Bring Exhibit A as far as the door.',
    'She paid four annas for the breakages, and her dependants had the wall repointed.',
    '# Places\n\n- the pier\n- the lamp',
    'Él no quería irse.',
  ])('leaves “%s”', async (text) => {
    expect(await proofread({ texts: [text], own: [] })).toEqual([text]);
  });

  test.each([
    ['“Its late,” he said. He cant stay.', '“It’s late,” he said. He can’t stay.'],
    ['"Its late," he said. He cant stay.', '"It\'s late," he said. He can\'t stay.'],
  ])('uses the form of quotes of its author in “%s”', async (text, corrected) => {
    expect(await proofread({ texts: [text], own: [] })).toEqual([corrected]);
  });

  test('leaves the words of the story', async () => {
    const texts = ['The gaurdian wispers.'];
    expect(await proofread({ texts, own: [] })).toEqual(['The guardian whispers.']);
    expect(await proofread({ texts, own: ['gaurdian'] })).toEqual(['The gaurdian whispers.']);
  });
});
