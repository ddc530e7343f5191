import type { Viewer } from '../../../platform/viewer.ts';
import type { ActiveEntry } from '../../lore/lore.service.ts';
import type { Models, PromptMessage } from '../../providers/providers.service.ts';
import { chaptersOn } from '../memory/path.repository.ts';
import { assemblePrompt } from '../memory/prompt/prompt.ts';
import { sayable } from '../memory/retrieval/quote.ts';
import { keptOf } from '../memory/retrieval/trace.ts';
import type { Chronicle } from '../memory/summaries/summaries.service.ts';
import { maxReplyTokens, sharesOf } from '../memory/tokens/budget.ts';
import type { Tokens } from '../memory/tokens/tokens.ts';
import { createRun, type Run } from '../runs/run.ts';
import type { RunHub } from '../runs/run-registry.ts';
import type { Plan } from './plan.ts';
import { sceneOf } from './scene.ts';
import type { Price } from './turn-request.ts';

export interface PrepareParts {
  hub: RunHub;
  models: Models;
  tokens: Tokens;
  chronicle: Chronicle;
}

/** Asks the provider for a planned reply, and sees to what it teaches once it has ended. */
export function prepareReply(parts: PrepareParts, viewer: Viewer, price: Price, plan: Plan) {
  const { story, lore, placement, facts, moments, beginning } = plan;
  const { path, written, parent } = placement;
  const { run } = beginning;
  const goesOn = written !== '';
  const begun = { role: 'assistant' as const, text: written, depth: parent.depth + 1 };
  const says = (told: readonly ActiveEntry[]) => told.map(({ entry }) => entry.content);
  const model = parts.models[price.tier];
  const { messages, remembered } = assemblePrompt({
    story,
    path: goesOn ? [begun, ...path] : path,
    lore: { constant: says(lore.constant), triggered: says(lore.triggered) },
    memory: { chapters: chaptersOn(path), facts, moments },
    goesOn,
    shares: sharesOf(parts.models.contextTokens),
    count: parts.tokens.counterOf(model),
  });
  const writing = createRun(identityOf(viewer, price, plan), written);
  learnFrom(parts, writing, { plan, messages, model });
  const said = sayable(moments);
  const scene = sceneOf({ story, path, lore, remembered: said?.words, written, seed: run.seed });
  // A model was told all of them; the storyteller says a few words of one back.
  const told = parts.models.isOffline
    ? said
      ? [{ ...said.moment, turn: said.words, reply: '' }]
      : []
    : keptOf(remembered);
  return {
    ...parts.hub.prepare(writing, { messages, model, maxTokens: maxReplyTokens, scene }),
    remembered: told,
  };
}

/** Keeps no text of the prompt while the reply is written: there may be a thousand of them. */
function learnFrom(
  { tokens, chronicle }: PrepareParts,
  run: Run,
  { plan, messages, model }: { plan: Plan; messages: PromptMessage[]; model: string },
): void {
  const { story, placement } = plan;
  const count = tokens.counterOf(model);
  const measured = tokens.measure(messages);
  const prefixTokens = count(messages[0]?.content ?? '');
  const toldUpTo = chaptersOn(placement.path).at(-1)?.toDepth ?? -1;
  const untold = placement.path.filter(({ depth }) => depth > toldUpTo);
  const above = {
    messages: untold.length,
    tokens: untold.reduce((sum, { text }) => sum + count(text), 0),
  };
  void run.ended.then(({ type }) => {
    tokens.learn(model, measured, run.usage?.inputTokens ?? 0);
    if (type === 'done') chronicle.keep({ story, messageId: run.messageId, prefixTokens, above });
  });
}

function identityOf(viewer: Viewer, price: Price, { beginning: { run }, story }: Plan) {
  return {
    runId: run.id,
    kind: run.kind,
    userId: viewer.userId,
    storyId: story.storyId,
    messageId: run.messageId,
    userMessageId: run.userMessageId ?? null,
    pointsHeld: price.amount,
    turn: { isRealUser: viewer.isRealUser, own: story.authorId === viewer.userId },
  };
}
