import { seedStories } from '@storyloom/offline/stories/all';
import { compileScript } from '@storyloom/script/compile';
import { explore } from '@storyloom/script/explore';
import { readScript } from '@storyloom/script/script';
import { checkScript } from './storyteller/check-script.ts';
import { answersEnough, playNotes, playWords } from './storyteller/play-words.ts';
import { sharedSentences } from './storyteller/shared-sentences.ts';

/**
 * Plays the scripts of the seed stories by random readers and in words, and the stories without them, and prints what they found: `npm run storyteller [slug …]`.
 * It fails if a script has a problem.
 */
const playthroughs = 500;
const asked = process.argv.slice(2);
const stories = seedStories.filter(({ slug }) => asked.length === 0 || asked.includes(slug));

const problems: string[] = [];
const rows: Record<string, Record<string, number | string>> = {};
for (const story of stories) {
  const { slug } = story;
  const { json, problems: found } = compileScript(story.script);
  for (const { line, message } of found) problems.push(`${slug}:${line ?? 0} ${message}`);
  if (json === null) continue;
  const script = readScript(json);
  const exploration = explore(script, playthroughs);
  problems.push(...checkScript(story, script, exploration).map((problem) => `${slug}: ${problem}`));
  const { faults, ...words } = playWords(story, script);
  for (const fault of faults) problems.push(`${slug}: ${fault}`);
  if (words.endings < script.endings.size || words.understood < 0.85 * words.acts || !answersEnough(words))
    problems.push(`${slug}: in words, ${JSON.stringify(words)}`);
  const lengths = exploration.lengths.toSorted((a, b) => a - b);
  rows[slug] = {
    ...words,
    endings: `${words.endings} of ${script.endings.size}`,
    turns: `${lengths[0]}–${lengths[Math.floor(lengths.length / 2)]}–${lengths.at(-1)}`,
  };
}
const withoutScript: Record<string, object> = {};
for (const story of stories) {
  const { faults: _, ...played } = playNotes(story);
  withoutScript[story.slug] = played;
  if (played['dead ends'] + played.repeated > 0 || !answersEnough(played))
    problems.push(`${story.slug}: without its script, ${JSON.stringify(played)}`);
}
for (const [sentence, slugs] of sharedSentences(seedStories))
  problems.push(`${slugs.join(', ')} share “${sentence}”`);
console.table(rows);
console.log('\nTold from their notes, without their scripts');
console.table(withoutScript);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
