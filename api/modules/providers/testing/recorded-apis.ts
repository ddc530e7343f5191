/** A reply as the tests describe it, whatever the API. */
export interface RecordedReply {
  thought?: string;
  pieces: readonly string[];
  /** Left out: the stream ends without a finish reason. */
  finish?: 'stop' | 'length' | 'filter';
  /** True: the server reports an error in place of the end. */
  fails?: boolean;
}

/** The shapes in which an API sends replies and refusals. */
export interface RecordedApi {
  stream(reply: RecordedReply): string;
  /** The body of a refused request. */
  refusal(code: string, message: string): object;
  finishes: Record<'stop' | 'length' | 'filter', string>;
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const named = (event: { type: string; [field: string]: unknown }) => `event: ${event.type}\n${data(event)}`;

function chatCompletions(
  thoughtDelta: (thought: string) => object,
  finishes: RecordedApi['finishes'],
): RecordedApi {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'recorded',
    choices: [{ index: 0, delta, finish_reason }],
  });
  const usage = { prompt_tokens: 42, completion_tokens: 12, total_tokens: 54 };
  return {
    finishes,
    refusal: (code, message) => ({ error: { message, type: 'invalid_request_error', param: null, code } }),
    stream: ({ thought, pieces, finish, fails }) =>
      [
        data(chunk({ role: 'assistant', content: '' })),
        thought === undefined ? '' : data(chunk(thoughtDelta(thought))),
        ...pieces.map((content) => data(chunk({ content }))),
        fails ? data({ error: { message: 'overloaded', type: 'server_error', code: 503 } }) : '',
        finish === undefined ? '' : data({ ...chunk({}, finishes[finish]), usage }),
        finish === undefined ? '' : 'data: [DONE]\n\n',
      ].join(''),
  };
}

const openAiFinishes = { stop: 'stop', length: 'length', filter: 'content_filter' };

/** Anthropic numbers its blocks: the thought comes before the text. */
const anthropic: RecordedApi = {
  finishes: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' },
  refusal: (type, message) => ({ type: 'error', error: { type, message } }),
  stream({ thought, pieces, finish, fails }) {
    const block = (index: number, content_block: object, deltas: object[]) => [
      named({ type: 'content_block_start', index, content_block }),
      ...deltas.map((delta) => named({ type: 'content_block_delta', index, delta })),
      named({ type: 'content_block_stop', index }),
    ];
    const thinking =
      thought === undefined
        ? []
        : block(0, { type: 'thinking', thinking: '', signature: '' }, [
            { type: 'thinking_delta', thinking: thought },
          ]);
    const text = pieces.map((piece) => ({ type: 'text_delta', text: piece }));
    const message = {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'recorded',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 42, output_tokens: 1 },
    };
    const end = () => [
      named({
        type: 'message_delta',
        delta: { stop_reason: this.finishes[finish ?? 'stop'], stop_sequence: null },
        usage: { output_tokens: 12 },
      }),
      named({ type: 'message_stop' }),
    ];
    return [
      named({ type: 'message_start', message }),
      named({ type: 'ping' }),
      ...thinking,
      ...block(thinking.length === 0 ? 0 : 1, { type: 'text', text: '' }, text),
      ...(fails
        ? [named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })]
        : []),
      ...(finish === undefined ? [] : end()),
    ].join('');
  },
};

const google: RecordedApi = {
  finishes: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' },
  refusal: (status, message) => ({ error: { code: 400, message, status } }),
  stream({ thought, pieces, finish, fails }) {
    const chunk = (parts: object[], more: object = {}) =>
      data({
        candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
        modelVersion: 'recorded',
      });
    const usageMetadata = { promptTokenCount: 42, candidatesTokenCount: 12, totalTokenCount: 54 };
    return [
      thought === undefined ? '' : chunk([{ text: thought, thought: true }]),
      ...pieces.map((text) => chunk([{ text }])),
      fails ? data({ error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } }) : '',
      finish === undefined
        ? ''
        : data({ candidates: [{ finishReason: this.finishes[finish], index: 0 }], usageMetadata }),
    ].join('');
  },
};

/** The APIs by their name in LLM_PROVIDER. */
export const recordedApis = {
  openai: chatCompletions((reasoning_content) => ({ reasoning_content, content: null }), openAiFinishes),
  anthropic,
  google,
  mistral: chatCompletions(
    (text) => ({ content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] }),
    openAiFinishes,
  ),
} as const satisfies Record<string, RecordedApi>;
