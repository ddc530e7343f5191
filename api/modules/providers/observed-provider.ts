import type { SpanAttributes } from '@storyloom/logging/span';
import { openSpan } from '@storyloom/logging/spans';
import type { Provider, ProviderChunk, ProviderRequest } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { Counter, Histogram, type Registry } from 'prom-client';

type Task = 'reply' | 'summary' | 'writing';
type Observed = Pick<ProviderRequest, 'model' | 'signal'>;

/** Adds metrics and spans to a provider: time to the first text, tokens, and how its calls end. No texts. */
export function observeProvider(provider: Provider, registry: Registry): Provider {
  const registers = [registry];
  const firstText = new Histogram({
    name: 'provider_first_text_seconds',
    help: 'Time from a call of the model to its first text, by task',
    labelNames: ['task'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const tokens = new Counter({
    name: 'provider_tokens_total',
    help: 'Tokens that the model counted, by task and kind',
    labelNames: ['task', 'kind'],
    registers,
  });
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls of the model that have ended, by task and outcome: done, stopped, or the fault',
    labelNames: ['task', 'outcome'],
    registers,
  });

  /** Begins a call; the result ends it. */
  function begin(task: Task, { model, signal }: Observed) {
    const started = performance.now();
    const span = openSpan(`${task} ${model}`, 'client', { 'gen_ai.request.model': model });
    const attributes: SpanAttributes = {};
    let hasText = false;
    return {
      take(chunk: ProviderChunk): void {
        if (chunk.type === 'usage') {
          tokens.inc({ task, kind: 'input' }, chunk.usage.inputTokens);
          tokens.inc({ task, kind: 'output' }, chunk.usage.outputTokens);
          attributes['gen_ai.usage.input_tokens'] = chunk.usage.inputTokens;
          attributes['gen_ai.usage.output_tokens'] = chunk.usage.outputTokens;
        } else if (chunk.type === 'text' && !hasText) {
          hasText = true;
          const seconds = (performance.now() - started) / 1000;
          firstText.observe({ task }, seconds);
          attributes['gen_ai.response.time_to_first_chunk'] = seconds;
        }
      },
      end(outcome: 'done' | 'stopped', error?: unknown): void {
        const fault = error instanceof ProviderError ? error.fault : 'unknown';
        const isFailed = error !== undefined && !signal.aborted;
        calls.inc({ task, outcome: signal.aborted ? 'stopped' : isFailed ? fault : outcome });
        span?.end({ attributes, ...(isFailed && { error: { code: fault } }) });
      },
    };
  }

  async function* observe(task: Task, request: Observed, chunks: AsyncIterable<ProviderChunk>) {
    const call = begin(task, request);
    // A reader that leaves the loop early ends the stream at its `yield`.
    let outcome: 'done' | 'stopped' = 'stopped';
    let failure: unknown;
    try {
      for await (const chunk of chunks) {
        call.take(chunk);
        yield chunk;
      }
      outcome = 'done';
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      call.end(outcome, failure);
    }
  }

  return {
    name: provider.name,
    thoughtTokens: (model) => provider.thoughtTokens(model),
    stream: (request) => observe('reply', request, provider.stream(request)),
    write: (request) => observe('writing', request, provider.write(request)),
    async summarize(request) {
      const call = begin('summary', request);
      try {
        const summary = await provider.summarize(request);
        call.end('done');
        return summary;
      } catch (error) {
        call.end('done', error);
        throw error;
      }
    },
  };
}
