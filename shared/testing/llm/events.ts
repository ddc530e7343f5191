/** The chat completion events of one reply, as OpenAI-compatible servers send them. */
export function deltaEvent(model: string, content: string, id?: string): string {
  return event(model, { choices: [{ index: 0, delta: { content }, finish_reason: null }] }, id);
}

export function finishEvent(model: string, reason = 'stop'): string {
  return event(model, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
}

export function usageEvent(model: string, completionTokens: number): string {
  return event(model, { choices: [], usage: { prompt_tokens: 42, completion_tokens: completionTokens } });
}

export const doneEvent = 'data: [DONE]\n\n';

function event(model: string, body: object, id?: string): string {
  const data = JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model, ...body });
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;
}

/** Splits a text into pieces of `size` code points, so that no surrogate pair is split. */
export function pieces(text: string, size: number): string[] {
  const characters = [...text];
  const found: string[] = [];
  for (let at = 0; at < characters.length; at += size) found.push(characters.slice(at, at + size).join(''));
  return found;
}
