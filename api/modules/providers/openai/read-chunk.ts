import { type Refusal, readRefusal } from '../reply/failure.ts';
import { readFinish, type WireChunk } from '../reply/read-reply.ts';

type Json = Readonly<Record<string, unknown>>;
/** A wire chunk, or what the server says went wrong. */
export type ServerEvent = WireChunk & { refusal: Refusal | undefined };

/**
 * Reads one JSON object of a reply: an event of a stream or a whole body. Each field is read on its own, so that an unknown
 * one never costs the text beside it.
 */
export function readChunk(value: unknown, eventName?: string): ServerEvent {
  const json = asJson(value);
  const choice = asJson(asList(json.choices)[0]);
  const delta = asJson(choice.delta ?? choice.message ?? json.message);
  const isError = eventName === 'error' || json.object === 'error' || json.type === 'error';
  const error = json.error ?? choice.error ?? (isError ? json : undefined);
  const reason = choice.finish_reason ?? choice.stop_reason;
  const failed = isFilled(error) || reason === 'error';
  return {
    text: readText(delta.content) || readText(choice.text),
    isThought: THOUGHTS.some((field) => isFilled(delta[field])) || asList(delta.content).some(isThoughtPart),
    finish: readFinish(reason),
    usage: readUsage(asJson(json.usage)),
    refusal: failed ? readRefusal(0, error ?? {}) : undefined,
  };
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking'];

/** The text of a content: a text, or a list of parts, of which thoughts are left out. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content === 'number') return String(content);
  return asList(content)
    .map((part) => (typeof part === 'string' ? part : isThoughtPart(part) ? '' : readText(asJson(part).text)))
    .join('');
}

const isThoughtPart = (part: unknown) => /think|reason/iu.test(String(asJson(part).type));

function readUsage({ prompt_tokens, completion_tokens }: Json): WireChunk['usage'] {
  if (!isFilled(prompt_tokens) || !isFilled(completion_tokens)) return undefined;
  const [inputTokens, outputTokens] = [Number(prompt_tokens), Number(completion_tokens)];
  return inputTokens >= 0 && outputTokens >= 0 ? { inputTokens, outputTokens } : undefined;
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
