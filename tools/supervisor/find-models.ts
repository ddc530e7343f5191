/** A model server on this machine. */
interface LocalServer {
  name: string;
  port: number;
}

const SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
];

/** A server that is not there refuses at once; this is for one that does not answer. */
const ASK_MS = 500;

/** The commands that use the model servers that run on this machine; none if a provider is configured. */
export async function findModels(
  env: Record<string, string | undefined>,
  servers: readonly LocalServer[] = SERVERS,
): Promise<string[]> {
  if (env.LLM_BASE_URL || env.LLM_PROVIDER) return [];
  const notes = await Promise.all(servers.map(describe));
  return notes.filter((note) => note !== undefined);
}

async function describe({ name, port }: LocalServer): Promise<string | undefined> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const model = await firstModel(`${baseUrl}/models`);
  if (model === undefined) return undefined;
  return `${name} is running. To use it: LLM_BASE_URL=${baseUrl} LLM_MODEL=${quote(model)} npm start`;
}

async function firstModel(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
    const { data } = (await response.json()) as { data?: { id?: unknown }[] };
    // A model for embeddings cannot write.
    const names = (data ?? []).map(({ id }) => id).filter((id) => typeof id === 'string');
    return names.find((id) => !/embed/iu.test(id));
  } catch {
    return undefined;
  }
}

/** The value as one word of a shell. */
const quote = (text: string) =>
  /^[\w./:@+-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
