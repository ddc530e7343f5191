import type { APIRequestContext, Browser, BrowserContext } from 'playwright';

export interface Author {
  context: BrowserContext;
  /** Creates a draft with a world book of `places` passages and entries for the first hundred; returns its id. */
  createDraft(places: number): Promise<string>;
}

interface Result {
  code: number;
  message?: string;
  data: { id: string; token?: string };
}

const maxEntries = 100;

const passage = (place: number) =>
  `The lamp house ${place} stands on the cliff above the harbour, and whoever keeps it must light the great lamp each evening before the fog comes in from the north. Nobody in the village of Carrow ${place} speaks of the keeper who left, although everybody remembers the winter when the lamp stayed dark and three boats were lost. The stairs count ninety steps, the door is never locked, and the bell rings only when somebody drowns beyond the reef in the dark water far away.`;

function createContent(places: number) {
  const numbers = Array.from({ length: places }, (_, place) => place);
  return {
    type: 'STORY',
    title: 'The lamp houses',
    main: { name: 'Mara', profile: 'A pilot.' },
    opening: 'It rains.',
    worldBook: { structure: numbers.map((place) => `## Place ${place}\n${passage(place)}`).join('\n\n') },
    lore: numbers.slice(0, maxEntries).map((place) => ({
      id: `e${place}`,
      title: `Place ${place}`,
      keys: [`place ${place}`, `carrow ${place}`],
      content: passage(place),
    })),
  };
}

/** Registers an author with a mail code from the outbox page of the API at `api`. */
export async function registerAuthor(browser: Browser, origin: string, api: string): Promise<Author> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const mail = 'author@example.org';
  await post(context.request, `${origin}/api/user/sendMailPwdCode`, { mail, purpose: 'REGISTER' });
  const code = /\b\d{6}\b/.exec(await (await fetch(`${api}/outbox`)).text())?.[0];
  const login = { identityType: 'MAIL_PWD', account: mail, accessToken: 'ninety steps to the lamp', code };
  await post(context.request, `${origin}/api/user/loginOrRegister`, login);
  const token = (await context.cookies(origin)).find(({ name }) => name === 'tokenid')?.value ?? '';
  return {
    context,
    async createDraft(places) {
      const draft = { clientRequestId: crypto.randomUUID(), content: createContent(places) };
      const headers = { tokenid: decodeURIComponent(token) };
      const { data } = await post(context.request, `${origin}/api/ai-lab/ai-story/modify`, draft, headers);
      return data.id;
    },
  };
}

async function post(
  request: APIRequestContext,
  url: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const result: Result = await (await request.post(url, { data, headers })).json();
  if (result.code !== 0) throw new Error(`${url}: ${result.message}`);
  return result;
}
