import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type VerdictServer = Awaited<ReturnType<typeof startVerdictServer>>;

/** What it is asked about: words, or pictures. */
type Input = string | { type: string; image_url: { url: string } }[];

/** What it sees in pictures, and looks for in them; OpenAI's models look for minors in words alone. */
interface Sight {
  categories: Record<string, boolean | number>;
  looksFor: Record<string, string[]> | undefined;
}

export const openAiSight = {
  sexual: ['text', 'image'],
  'sexual/minors': ['text'],
  violence: ['text', 'image'],
};
const harmless: Sight = {
  categories: { sexual: false, 'sexual/minors': false, violence: true },
  looksFor: openAiSight,
};

/** A moderation provider on loopback that refuses what holds the word “forbidden”, after a while if it should. */
export async function startVerdictServer() {
  const seen: { input: Input; model: string; authorization: string | undefined }[] = [];
  const calm = {
    status: 200,
    body: undefined as string | undefined,
    waitMs: 0,
    sight: harmless,
    failures: 99,
  };
  const behaviour = { ...calm };
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
    const result = typeof input === 'string' ? ofWords(input) : ofPicture(behaviour.sight);
    const body = behaviour.body ?? JSON.stringify({ results: [{ flagged: true, ...result }] });
    setTimeout(() => response.end(body), behaviour.waitMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    behaviour,
    calm: () => void Object.assign(behaviour, calm),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const ofWords = (input: string) => ({
  categories: {
    'sexual/minors': input.includes('forbidden'),
    sexual: true,
    violence: input.includes('sword'),
  },
});

const ofPicture = ({ categories, looksFor }: Sight) => ({
  categories,
  category_applied_input_types: looksFor,
});
