import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreActivation, StoredLoreTrace } from '../../lore/lore.service.ts';
import type { Memory } from '../../messages/messages.service.ts';
import type { ChosenModel, Models, PromptMessage } from '../../providers/providers.service.ts';
import type { Plot, ScriptAnswer } from '../../scripts/scripts.service.ts';
import { sectionsOn } from '../memory/path.repository.ts';
import { plotText, readerText, saidTo } from '../memory/prompt/plot-text.ts';
import { assemblePrompt } from '../memory/prompt/prompt.ts';
import { trimForTrace } from '../memory/retrieval/excerpt.ts';
import type { Summaries } from '../memory/summaries/summaries.service.ts';
import { MAX_REPLY_TOKENS, promptBudget } from '../memory/tokens/budget.ts';
import type { Tokens } from '../memory/tokens/tokens.ts';
import { createRun, type Run } from '../runs/run.ts';
import type { RunRegistry } from '../runs/run-registry.ts';
import type { NewRun } from '../runs/runs.repository.ts';
import type { ReplyParent } from './parent.ts';

export interface GenerationParts {
  registry: RunRegistry;
  models: Models;
  tokens: Tokens;
  summaries: Summaries;
}

/** The inputs of one generation. */
export interface ReplyContext {
  story: PlayableStory;
  /** What the reader has chosen for replies of a model. */
  replyLength: ReplyLength;
  parent: ReplyParent;
  lore: Omit<LoreActivation, 'trace'>;
  /** With the entries that a reply without a model tells. */
  trace: StoredLoreTrace[];
  /** Pinned facts of the save. */
  facts: string[];
  /** Retrieved memories, best first. */
  memories: Memory[];
  /** The script’s reply; null with a model or without a script. */
  told: ScriptAnswer | null;
  /** The story’s script, for replies with a model. */
  plot: Plot | null;
}

/**
 * Sends the prompt to the provider. The run starts with `commit`, or never exists after `abort`; `memories` are
 * those that the prompt actually contains.
 */
export function startGeneration(
  parts: GenerationParts,
  { viewer, model, run }: { viewer: Viewer; model: ChosenModel; run: NewRun },
  context: ReplyContext,
) {
  const { story, parent, lore, facts, memories, told, plot } = context;
  const { path, startText } = parent;
  const isContinuation = startText !== '';
  const started = { role: 'assistant' as const, text: startText, depth: parent.parent.depth + 1 };
  const prompt = assemblePrompt({
    story,
    replyLength: context.replyLength,
    path: isContinuation ? [started, ...path] : path,
    lore: {
      constant: lore.constant.map(({ entry }) => entry.content),
      triggered: lore.triggered.map(({ entry }) => entry),
    },
    memory: { sections: sectionsOn(path), facts, memories },
    plot: plot === null ? '' : plotText(plot),
    reader: readerText(saidTo(story, plot)),
    isContinuation,
    budget: promptBudget(parts.models.contextTokens, model.provider.thoughtTokens(model.name)),
    count: parts.tokens.counterFor(model.name),
  });
  const running = createRun(
    {
      runId: run.id,
      kind: run.kind,
      userId: viewer.userId,
      storyId: story.storyId,
      messageId: run.messageId,
      userMessageId: run.userMessageId ?? null,
      pointsHeld: run.held,
      turn:
        story.isPreview || told?.kind === 'unclear'
          ? null
          : { isRealUser: viewer.isRealUser, own: story.authorId === viewer.userId },
    },
    startText,
  );
  running.plot = plot;
  if (told !== null) running.advance = advanceOf(told);
  afterReply(parts, running, { story, parent, messages: prompt.messages, model: model.name });
  const { messages } = prompt;
  return {
    ...parts.registry.start(model.provider, running, {
      messages,
      model: model.name,
      maxTokens: MAX_REPLY_TOKENS,
      speaker: story.type === 'ROLE' && !isContinuation ? story.main.name : undefined,
      told: told === null ? undefined : { text: told.text, options: textsOf(told), partialReply: startText },
    }),
    memories: model.isBuiltIn ? [] : trimForTrace(prompt.memories),
  };
}

/** The script’s position after its own reply, whose text contains the ending. */
function advanceOf(told: ScriptAnswer): NonNullable<Run['advance']> {
  const { position, kind } = told;
  // A story that has ended before is not ended again.
  const ending = kind === 'unclear' ? null : told.ending;
  return { position, options: textsOf(told), ending: ending === null ? null : { title: ending, text: '' } };
}

const textsOf = ({ options }: ScriptAnswer) => options.map(({ text }) => text);

/**
 * After the reply has ended: calibrates the token counter, and summarizes the path if it has outgrown its budget.
 * Only keeps sizes, because a thousand prompts may be waiting at once.
 */
function afterReply(
  { tokens, summaries }: GenerationParts,
  run: Run,
  reply: { story: PlayableStory; parent: ReplyParent; messages: PromptMessage[]; model: string },
): void {
  const { story, parent, messages, model } = reply;
  const count = tokens.counterFor(model);
  const measured = tokens.measure(messages);
  const prefixTokens = count(messages[0]?.content ?? '');
  const summarizedDepth = sectionsOn(parent.path).at(-1)?.toDepth ?? -1;
  const unsummarized = parent.path.filter(({ depth }) => depth > summarizedDepth);
  const above = {
    messages: unsummarized.length,
    tokens: unsummarized.reduce((sum, { text }) => sum + count(text), 0),
  };
  void run.ended.then(({ type }) => {
    tokens.calibrate(model, measured, run.usage?.inputTokens ?? 0);
    if (type === 'done') {
      summaries.summarizeIfNeeded({ story, messageId: run.messageId, prefixTokens, above });
    }
  });
}
