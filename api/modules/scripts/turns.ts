import { answersAt } from '@storyloom/script/answers';
import type { Entry } from '@storyloom/script/beside';
import { type Advance, follow, plan } from '@storyloom/script/guide';
import { handOver, moveOver } from '@storyloom/script/hand-over';
import { begin, firstSceneOf, type Position, type Reader, say } from '@storyloom/script/playthrough';
import { sceneAt } from '@storyloom/script/scene';
import type { Script } from '@storyloom/script/script';

export interface TurnInput {
  /** In this version of the script, or in another one; of this reader, or of one who shared it. */
  position: (Position & { isShared?: true }) | 'start';
  isSameVersion: boolean;
  reader: Reader;
  message: string;
  entries?: readonly Entry[];
  pins?: readonly string[];
}

/** What a script does in a turn. An author wrote it, so it runs in a process of its own (`player.ts`). */
export const turns = {
  about: (script: Script, _: null) => ({ ...firstSceneOf(script), endings: [...script.endings.values()] }),

  tell: (script: Script, { message, entries = [], pins = [], ...at }: TurnInput) =>
    say(script, placeIn(script, at), message, { entries, pins }),

  plan: (script: Script, { message, ...at }: TurnInput) => plan(script, placeIn(script, at), message),

  follow: (script: Script, { stayed, beat }: { stayed: Advance; beat: string | null }) =>
    follow(script, stayed, beat),

  answers: (script: Script, { variables, ...at }: Omit<TurnInput, 'message'> & { variables: string[] }) =>
    answersAt(script, placeIn(script, at), variables),

  scene: (script: Script, position: Position) => sceneAt(script, position),
};
export type Turns = typeof turns;

/** The place in this version of the script: a save may have moved from another one. */
function placeIn(
  script: Script,
  { position, isSameVersion, reader }: Pick<TurnInput, 'position' | 'isSameVersion' | 'reader'>,
): Position {
  if (position === 'start') return begin(script, reader).position;
  const { isShared, ...place } = position;
  if (!isSameVersion) return moveOver(script, place, reader);
  return isShared ? handOver(script, place, reader) : place;
}
