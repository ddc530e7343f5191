import type { Memory } from '../../../messages/messages.service.ts';
import { excerptMemory } from '../retrieval/excerpt.ts';
import type { SummarySection } from '../summaries/summaries.schema.ts';
import { takeWhileFitting } from '../tokens/fitting.ts';
import type { CountTokens } from '../tokens/tokens.ts';

/** The parts of a prompt besides the path and the world book. */
export interface StoryMemory {
  /** The summary of the path, oldest section first, without gaps. */
  sections: readonly SummarySection[];
  /** Pinned facts of the save. */
  facts: readonly string[];
  /** Retrieved memories, best first. */
  memories: readonly Memory[];
}

const SUMMARY_HEADING = 'What happened so far:';
const MEMORIES_HEADING = 'Earlier moments, quoted from the story:';

/** Minimum tokens of an excerpt; a shorter one is useless. */
const MIN_EXCERPT = 60;

/** The newest sections that fit, oldest first, as one text that covers the path down to `coveredDepth`. */
export function fitSections(sections: readonly SummarySection[], budget: number, count: CountTokens) {
  const newestFirst = sections.toReversed();
  const fitting = takeWhileFitting(newestFirst, budget - count(SUMMARY_HEADING), count).reverse();
  const text = fitting.length === 0 ? '' : [SUMMARY_HEADING, ...fitting.map((one) => one.text)].join('\n\n');
  return { text, coveredDepth: fitting.at(-1)?.toDepth ?? -1 };
}

/** All pinned facts; the limits of a save keep them few and short. */
export function factsText(facts: readonly string[]): string {
  return facts.length === 0
    ? ''
    : `Never contradict these facts:\n${facts.map((fact) => `- ${fact}`).join('\n')}`;
}

/** The best memories that fit, each excerpted to an equal share of the budget, oldest first. */
export function fitMemories(memories: readonly Memory[], budget: number, count: CountTokens): Memory[] {
  let left = budget - count(MEMORIES_HEADING);
  const fitting: Memory[] = [];
  const candidates = memories.slice(0, Math.max(0, Math.floor(left / MIN_EXCERPT)));
  for (const [at, memory] of candidates.entries()) {
    const share = Math.floor(left / (candidates.length - at));
    const overhead = count(memoryText({ ...memory, userText: ' ', replyText: ' ' }));
    const excerpt = excerptMemory(memory, share - overhead, count);
    const cost = excerpt === undefined ? 0 : count(memoryText({ ...memory, ...excerpt }));
    if (excerpt === undefined || cost > share) continue;
    left -= cost;
    fitting.push({ ...memory, ...excerpt });
  }
  return fitting.sort((one, other) => one.depth - other.depth);
}

export function memoriesText(memories: readonly Memory[]): string {
  return memories.length === 0 ? '' : [MEMORIES_HEADING, ...memories.map(memoryText)].join('\n\n');
}

/** The number of the turn that a message belongs to; 0 for the opening scene. */
export function turnNumber(depth: number): number {
  return Math.ceil(depth / 2);
}

function memoryText({ depth, userText, replyText }: Memory): string {
  const heading = depth === 0 ? 'At the beginning:' : `Earlier, turn ${turnNumber(depth)}:`;
  const lines = [userText === '' ? '' : `Reader: ${userText}`, replyText === '' ? '' : `Story: ${replyText}`];
  return [heading, ...lines.filter((line) => line !== '')].join('\n');
}
