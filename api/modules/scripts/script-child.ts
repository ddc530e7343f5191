import { readScript, type Script } from '@storyloom/script/script';
import type { PlayTask } from './player.ts';
import { turns } from './turns.ts';

/** Parsed scripts kept in memory, by version. */
const maxKept = 50;
const scripts = new Map<string, Script>();

function scriptOf({ versionId, json }: PlayTask): Script {
  const script = scripts.get(versionId) ?? readScript(json);
  scripts.delete(versionId);
  scripts.set(versionId, script);
  const [oldest] = scripts.keys();
  if (scripts.size > maxKept && oldest !== undefined) scripts.delete(oldest);
  return script;
}

process.on('message', (task: PlayTask) => {
  try {
    const play = turns[task.turn] as (script: Script, input: unknown) => unknown;
    process.send?.({ result: play(scriptOf(task), task.input) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.send?.('ready');
