import type { Scene } from '../scene.ts';

/** A complete scene; tests set the fields they are about. */
export function testScene(change: Partial<Scene> = {}): Scene {
  return {
    storyId: 'story1',
    type: 'STORY',
    title: 'The Salt Lamp',
    perspective: 'SECOND_PERSON',
    category: 'MYSTERY',
    opening: 'The lamp room is cold and the door is open.',
    main: { name: 'Ines', profile: 'A surveyor who came to map the bay and stayed for the light.' },
    supporting: [
      {
        name: 'Odile',
        profile: 'She keeps the lamp and her late brother’s secrets.',
        profession: 'lamp keeper',
        personality: 'wry, guarded',
        appearance: 'salt-white braid',
        speechStyle: 'short, dry sentences',
      },
      {
        name: 'Brother Tam',
        profile: 'He counts the tides for the abbey.',
        speechStyle: 'formal, old-fashioned',
      },
    ],
    lore: [
      'The lamp must be lit before the third bell.',
      'Nobody from Greywater has ever seen the far side of the bay.',
      'The abbey keeps a book with the name of every drowned sailor.',
    ],
    userMessage: 'I ask Odile about the lamp.',
    lastReply: '',
    earlierReplies: [],
    earlierMessages: [],
    turn: 1,
    partialReply: '',
    seed: 'parent1:0',
    ...change,
  };
}
