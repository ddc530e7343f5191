import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type VerdictServer = Awaited<ReturnType<typeof startVerdictServer>>;

/** A text, or images. */
type Input = string | { type: string; image_url: { url: string } }[];

/** The result for images. OpenAI's models check for minors in text only. */
interface ImageResult {
  categories: Record<string, boolean | number>;
  appliedInputTypes: Record<string, string[]> | undefined;
}

export const openAiInputTypes = {
  sexual: ['text', 'image'],
  'sexual/minors': ['text'],
  violence: ['text', 'image'],
};
const harmless: ImageResult = {
  categories: { sexual: false, 'sexual/minors': false, violence: true },
  appliedInputTypes: openAiInputTypes,
};

/** A moderation provider on loopback that refuses texts with the word “forbidden”. */
export async function startVerdictServer() {
  const seen: { input: Input; model: string; authorization: string | undefined }[] = [];
  const defaults = {
    status: 200,
    body: undefined as string | undefined,
    image: harmless,
    failures: 99,
  };
  const behaviour = { ...defaults };
  let isHeld = false;
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { input, model } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
      input: Input;
      model: string;
    };
    seen.push({ input, model, authorization: request.headers.authorization });
    const fails = behaviour.status !== 200 && behaviour.failures-- > 0;
    response.writeHead(fails ? behaviour.status : 200, { 'content-type': 'application/json' });
    const result = typeof input === 'string' ? judgeText(input) : judgeImage(behaviour.image);
    const body = behaviour.body ?? JSON.stringify({ results: [{ flagged: true, ...result }] });
    if (isHeld) response.flushHeaders();
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    behaviour,
    /** Keeps the server from answering until the next reset. */
    hold() {
      isHeld = true;
    },
    reset() {
      Object.assign(behaviour, defaults);
      isHeld = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const judgeText = (input: string) => ({
  categories: {
    'sexual/minors': input.includes('forbidden'),
    sexual: true,
    violence: input.includes('sword'),
  },
});

const judgeImage = ({ categories, appliedInputTypes }: ImageResult) => ({
  categories,
  category_applied_input_types: appliedInputTypes,
});
