import type { Scene } from '@storyloom/ports/scene';
import { detectGround, detectMood, type Ground, type Mood } from '../analysis/setting.ts';
import { type Fact, type Phrases, presuming } from './presumptions.ts';

/** A last sentence that invites a reaction, with options for it and follow-ups for the next reply. */
export interface Hook {
  says: string;
  presumes?: Fact | undefined;
  offers: readonly string[];
  next: Phrases;
}

const hooks: Readonly<Record<'anywhere' | Ground | Mood, readonly Hook[]>> = {
  anywhere: [
    {
      says: '“There’s one more thing,” {C} [said|says]. “It’s about you.”',
      offers: ['Hear it', 'Say that it can wait'],
      next: [
        '“About you, then,” {C} [said|says]. “Somebody has been asking, by name, and paid before they asked. I said I had never met you. It seemed true at the time.”',
        '{C} [came|comes] back to it without being pushed. “The thing about you. You were seen yesterday, in a place where you say you have never been. I would like it to be a mistake.”',
      ],
    },
    {
      says: '“They’ll ask where you were today,” {C} [said|says]. “I need to know what you’re going to say.”',
      offers: ['Tell the truth about today', 'Invent something'],
      next: [
        '“When they ask,” {C} [said|says], “say it slowly, and look at their hands while you say it, not their eyes.”',
        '“If they ask me,” {C} [said|says], “you were with me all day. I have decided that, so you needn’t thank me.”',
      ],
    },
    {
      says: '{C} [had|has] something for {o}, and [kept|keeps] it out of sight. “Guess,” {he} [h:said|says|say]. “And then decide whether you want it.”',
      offers: ['Guess that it is a key', 'Refuse to guess'],
      next: [
        '{C} [let|lets] {o} see it at last, the thing kept out of sight. It [was|is] a key, too small for any door that {s} [s:had|have|has] seen today, and still warm.',
        'What {C} [had been|has been] keeping out of sight [turned|turns] out to be a drawing: three people, two of them scratched away, and the third, younger, unmistakably {o}.',
      ],
    },
    {
      says: 'And then {C} [said|says] the one name that {s} [s:had|have|has] told nobody.',
      presumes: 'nameUntold',
      offers: ['Ask {C} about that name', 'Show nothing'],
      next: [
        presuming(
          'readerIsNotAsking',
          '“You talk in your sleep,” {C} [said|says], before {s} [s:could|can|can] ask about the name. “Or somebody who knows you does.”',
        ),
        'The name [was|is] still there between the words, like a third person. {C} [did|does] not say it again. “I heard it twice this week,” {he} [h:said|says|say]. “I thought you should hear it once.”',
      ],
    },
    {
      says: '“You have until I count to ten,” {C} [said|says], and [began|begins], not quickly, at seven.',
      offers: ['Act before ten', 'Let {C} count'],
      next: [
        '“Ten,” {C} [said|says] quietly, and [did|does] nothing at all, which [was|is] worse. “I only wanted to see what you would do with the time.”',
        'At nine {C} [stopped|stops] counting. “No,” {he} [h:said|says|say]. “I find I don’t want to know what comes after it.”',
      ],
    },
    {
      says: 'And {C}, who never [asked|asks] for anything, [asked|asks]: “What would you do?”',
      offers: ['Answer honestly', 'Ask {C} the same'],
      next: [
        presuming(
          'readerAnswered',
          '{C} [heard|hears] the answer under the answer. “That is what I was afraid you would do,” {he} [h:said|says|say], and [looked|looks] almost relieved.',
        ),
        presuming(
          'readerAnswered',
          '“Then that is what we do,” {C} [said|says]. “I asked. I shall not ask a second time, in case you think better of it.”',
        ),
        presuming(
          'readerDidNotAnswer',
          '“You are not going to say what you would do,” {C} [said|says]. “Good. I am not sure that I wanted to know.”',
        ),
      ],
    },
  ],
  indoors: [
    {
      says: 'Then someone [knocked|knocks]: three times, a pause, and once more. {C} [shook|shakes] {his} head, very slightly.',
      offers: ['Open the door', 'Stay quite still'],
      next: [
        'Of whoever [had knocked|knocked] there [was|is] nothing left but an envelope on the floor, with {p} name in a hand that {s} [s:knew|know|knows] from somewhere. No steps [went|go] away.',
        presuming(
          'doorUntouched',
          'The knocking [did|does] not come a second time. Under the door, slowly, [came|comes] a folded paper. {C} [read|reads] it first, and [put|puts] it away too fast.',
        ),
      ],
    },
    {
      says: 'And only now {s} [s:saw|see|sees] that the door behind {C} [had|has] been open all along.',
      offers: ['Look behind that door', 'Shut that door'],
      next: [
        'Whoever [had|has] stood behind the open door [had|has] left something on the sill of it: a glove, still holding the shape of a hand.',
        presuming(
          'doorUntouched',
          '“As for the door,” {C} [said|says], “let it be. If it moves they will know that we know.”',
        ),
      ],
    },
    {
      says: 'Footsteps [were|are] coming: one set going slowly, and one set trying not to be heard.',
      presumes: 'hasLight',
      offers: ['Step out to meet them', 'Put out the light'],
      next: [
        'The slow steps [passed|pass] by without a pause. The quiet ones [stopped|stop], on the other side of the wall, and [stayed|stay].',
        'Only one of the two sets of steps [arrived|arrives]: a child with a lamp and a message learned by heart. “They say not yet, and they say to say it to you.”',
      ],
    },
  ],
  outdoors: [
    {
      says: 'Ahead, where there [had been|was] nobody, somebody [raised|raises] a hand and [waited|waits] to be answered.',
      offers: ['Raise a hand too', 'Leave the path'],
      next: [
        'Whoever [had raised|raised] a hand [was|is] gone. Where they [had stood|stood] the ground [was|is] dry, in a ring, as if something had been burning there all day.',
        'Close to, the raised hand [was|is] a coat on a pole, and the coat [was|is] {p} own size. “They do that,” {C} [said|says], “when they want you to know that they knew.”',
      ],
    },
    {
      says: 'Behind {us} [came|comes] a sound like many feet, or like rain. {C} [did|does] not turn round to see which.',
      presumes: 'isDry',
      offers: ['Turn round', 'Walk faster'],
      next: [
        'It [was|is] rain after all, most of it. {C} [counted|counts] the rest under {his} breath.',
        'The sound of many feet [divided|divides], and [went|goes] by on both sides, and [was|is] ahead. Whatever it [was|is], it [knew|knows] the way better.',
      ],
    },
    {
      says: 'There [were|are] two ways from here. {C} [looked|looks] at one, then at the other, then, for rather too long, at {o}.',
      offers: ['Take the left way', 'Take the right way'],
      next: [
        presuming(
          'readerActed',
          'The way not taken [stayed|stays] in sight for a while, alongside, like a dog that hopes to be called. {C} [was|is] careful not to look at it.',
        ),
        presuming(
          'readerActed',
          'A little further on the two ways [met|meet] again. “They always do,” {C} [said|says]. “It is whom you meet on them that differs.”',
        ),
        presuming(
          'readerPaused',
          '“You need not choose a way yet,” {C} [said|says]. “They wait very well. I have watched them do it.”',
        ),
      ],
    },
  ],
  dark: [
    {
      says: 'The light [went|goes] down to a thread. Very close, {C} [whispered|whispers]: “Don’t answer it.”',
      presumes: 'hasLight',
      offers: ['Answer it', 'Keep very still'],
      next: [
        'It [asked|asks] again, whatever it [was|is], in {p} own voice this time. Then the light [came|comes] up, and there [was|is] nobody to have asked.',
        '“It will try somebody else now,” {C} [said|says] when the light [stood|stands] straight again, and [did|does] not sound glad.',
      ],
    },
    {
      says: 'Behind {o}, quite calmly, a voice that {s} [s:knew|know|knows] [said|says] {p} name.',
      offers: ['Turn round', 'Do not turn round'],
      next: [
        'There [was|is] nobody to go with the voice: only the warmth that a person leaves, and a smell of wet wool.',
        'The voice [had|has] come from {C}’s side all along. {He} [h:had|has|have] not opened {his} mouth.',
      ],
    },
    {
      says: '{C} [looked|looks] past {o}, and whatever {he} [h:saw|sees|see] there, {he} [h:did|does|do] not say.',
      offers: ['Look where {C} looks', 'Ask {C} what it was'],
      next: [
        '“It was nothing,” {C} [said|says] at last, of what {he} [h:had|has|have] seen. “It was a nothing about so tall.”',
        'Then {s} [s:saw|see|sees] it too, where {C} [had looked|looked]: {p} own shape, a little late, doing what {s} [s:had|have|has] just done.',
      ],
    },
    {
      says: 'Somewhere near, something that [had|has] been counting [reached|reaches] its number.',
      offers: ['Find where the counting was', 'Get away from here'],
      next: [
        'Nothing [came|comes] of the number. That [was|is] the worst of it: somewhere the counting [began|begins] again, from one.',
        'The counting [had|has] stopped for good. In the quiet {s} [s:could|can|can] hear what it [had|has] been counting: breaths, and they [were|are] {p} own.',
      ],
    },
    {
      says: '“Choose quickly,” {C} [said|says]. “It has already chosen.”',
      offers: ['Choose now', 'Refuse to choose'],
      next: [
        '“There,” {C} [said|says]. “Chosen. Did you feel it? Neither did I, the first time.”',
        'What [had|has] already chosen [let|lets] itself be seen for the length of a blink. {C} [bowed|bows] to it, as to an old creditor.',
      ],
    },
  ],
  light: [
    {
      says: '“Now,” {C} [said|says], with the air of somebody about to be forgiven, “promise you won’t laugh.”',
      offers: ['Promise', 'Laugh already'],
      next: [
        '“You laughed. With your eyes,” {C} [said|says]. “I shall say it anyway. I learned a speech for today, and it had you in it, and I have forgotten the speech.”',
        presuming(
          'readerIsSerious',
          '“I wrote you a letter,” {C} [said|says], all in one breath. “Eleven of them. I burnt ten. You are not laughing. Why are you not laughing?”',
        ),
      ],
    },
    {
      says: '{C} [came|comes] one step closer than the conversation [needed|needs]. Neither of {pair} [mentioned|mentions] it.',
      offers: ['Step closer too', 'Step back'],
      next: [
        'Nothing more [was|is] said about the one step. It [stayed|stays] where it [was|is], like a chair that somebody has moved and nobody moves back.',
        '“You have something just there,” {C} [said|says], and [leaned|leans] near, and [did|does] not say what it [had been|was].',
      ],
    },
    {
      says: '“I have an idea,” {C} [said|says]. “You are going to hate the first half.”',
      offers: ['Hear the first half', 'Hear the second half first'],
      next: [
        '“First half of the idea,” {C} [said|says]. “You apologise to somebody who does not deserve it. Second half: they are so surprised that they forget to lock up.”',
        'The first half of the idea [was|is] dreadful. The second half [was|is] so simple that {s} [s:wanted|want|wants] to hear the first again.',
      ],
    },
    {
      says: 'It would [have been|be] a fine moment to leave. {C} [was|is] hoping, and hiding it badly, that {s} [would|will] not.',
      offers: ['Stay a while', 'Get up to leave'],
      next: [
        presuming(
          'readerStayed',
          'The fine moment for leaving [went|goes] by, waving. {C} [did|does] not wave back.',
        ),
        '“Most people go at about this point,” {C} [said|says]. “I always admire their timing.”',
      ],
    },
    {
      says: '“One condition,” {C} [said|says], and [named|names] two.',
      offers: ['Agree to both', 'Bargain'],
      next: [
        'Of the two conditions {C} [dropped|drops] the first before {s} [s:could|can|can] argue it, which [made|makes] {o} look harder at the second.',
        '“I had a third condition,” {C} [said|says], “but it was only that you should say yes.”',
      ],
    },
  ],
};

/** Hooks of role plays. */
const roleHooks = [
  ['“Now you,” {C} [said|says]. “And not the short version.”', 'Tell the long version'],
  ['“Tell me one true thing about today,” {C} [said|says]. “It may be small.”', 'Tell {C} one true thing'],
  ['“Ask me something that nobody asks,” {C} [said|says].', 'Ask what {C} is afraid of'],
  [
    '{C} [looked|looks] at {o} sideways. “You did not come only to say that,” {he} [h:said|says|say].',
    'Admit it',
    'readerSpoke',
  ],
  ['“Stay a little,” {C} [said|says], “and I’ll tell you how it ended.”', 'Ask how it ended'],
  ['“What would you have done,” {C} [asked|asks], “in my place?”', 'Say what I would have done'],
  [
    '“You look as if you had a question in your pocket,” {C} [said|says]. “Take it out.”',
    'Ask what {C} dreams of',
  ],
  [
    '“One day I shall ask you for a favour,” {C} [said|says]. “Not today. Today I only mention it.”',
    'Ask what favour',
  ],
  [
    '“Would you like the truth now,” {C} [said|says], “or would you like to be comfortable first?”',
    'The truth, please',
  ],
  [
    '“And what was it really?” {C} [asked|asks], in a different voice.',
    'Tell {C} what it really was',
    'readerSpoke',
  ],
] satisfies [says: string, offer: string, presumes?: Fact][];

/** All hooks of a story; a reply may end with those that `holds` allows. */
export function hooksFor(scene: Scene): readonly Hook[] {
  if (scene.type === 'ROLE')
    return roleHooks.map(([says, offer, presumes]) => ({ says, presumes, offers: [offer], next: [] }));
  return [...hooks.anywhere, ...hooks[detectGround(scene)], ...hooks[detectMood(scene)]];
}
