import type { BuiltRequest } from './build-request.ts';

/** Shorter bodies are sent as they are. */
const MIN_COMPRESSED_CHARACTERS = 8_000;

/** Compresses a long JSON body with gzip, so that an autosave of a long story is short enough to outlive its page. */
export async function compress(request: BuiltRequest): Promise<BuiltRequest> {
  const { body } = request;
  if (typeof body !== 'string' || body.length < MIN_COMPRESSED_CHARACTERS) return request;
  const compressed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return {
    ...request,
    headers: { ...request.headers, 'content-encoding': 'gzip' },
    body: await new Response(compressed).blob(),
  };
}
