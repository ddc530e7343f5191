import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { send } from '@storyloom/contract/chat/endpoints/send';
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { type Client, createClient } from '@storyloom/http/client';
import { isRequestError } from '@storyloom/http/errors';
import { followRun } from '@storyloom/http/follow-run';
import { requestTwice } from '@storyloom/http/request-twice';

/** A message of a player, and what was seen of its reply. */
export interface Turn {
  requestId: string;
  content: string;
  /** What the stream sent; null until its end arrived. */
  text: string | null;
  /** `done`, or the code of the error that the reply ended with. */
  end: 'done' | number | null;
  charged: number;
}

export interface Play {
  requests: number;
  /** What failed for a person, by its message. */
  failures: Map<string, number>;
  turns: Turn[];
  /** Longest time in which a person who waited heard nothing, in ms. */
  silence: number;
}

/** Time in which a person reads, and in which one tries again. */
const THINK_MS = 400;
const GIVE_UP_MS = 60_000;

/** Starts players who use the site as the pages do, with the same client; `stop` lets them end their turns. Without `storyId`, each plays one of the feed. */
export function startPlayers(site: string, count: number, storyId?: string) {
  const play: Play = { requests: 0, failures: new Map(), turns: [], silence: 0 };
  let isOver = false;
  const players = Array.from({ length: count }, () => startPlayer(site, play, () => isOver, storyId));
  return {
    play,
    async stop(): Promise<Play> {
      isOver = true;
      await Promise.all(players);
      return play;
    },
  };
}

/** The id of a story of the feed that is open to every visitor. */
async function pickStory(client: Client): Promise<string | undefined> {
  const { pageList } = await client.call(feed, { page: 1, size: 10 });
  const open = pageList.filter(
    ({ access, rating }) => access === 'ALL' && ['G', 'PG', 'PG_13'].includes(rating),
  );
  return open[Math.floor(Math.random() * open.length)]?.id;
}

async function startPlayer(site: string, play: Play, isOver: () => boolean, storyId?: string): Promise<void> {
  let token = '';
  let heard = 0;
  const hear = () => {
    play.silence = Math.max(play.silence, Date.now() - heard);
    heard = Date.now();
  };
  const counted: typeof fetch = (...request) => {
    play.requests += 1;
    return fetch(...request).catch((error: Error) => {
      // Browsers repeat any request whose kept connection was just closed, such as by a proxy that read its settings again.
      if (/other side closed|ECONNRESET/.test(causeOf(error))) return fetch(...request);
      throw error;
    });
  };
  const client = createClient({
    baseUrl: `${site}/api`,
    headers: () => (token ? { tokenid: token } : {}),
    fetch: counted,
  });

  /** Does it until it works, as a person who presses Retry; each failure counts. Null after a minute. */
  async function persist<Result>(what: string, attempt: () => Promise<Result>): Promise<Result | null> {
    const began = Date.now();
    heard = began;
    while (Date.now() - began < GIVE_UP_MS) {
      try {
        const result = await attempt();
        hear();
        return result;
      } catch (error) {
        const reason = `${what}: ${describe(error)}`;
        play.failures.set(reason, (play.failures.get(reason) ?? 0) + 1);
        await sleep(THINK_MS);
      }
    }
    hear();
    return null;
  }
  const openPage = (path: string) =>
    persist(`page ${path.replace(/\d+$/, '')}`, async () => {
      const headers = { 'user-agent': 'Mozilla/5.0 Chrome/140.0' };
      // As the service worker does, which a page installs at the first visit.
      const response = await requestTwice(() => counted(site + path, { headers }));
      const text = await response.text();
      if (!response.ok || !text.includes('</html>')) throw new Error(`page with ${response.status}`);
    });

  token = (await persist('register', () => client.call(anonymityRegister, {})))?.tokenId ?? '';
  const played = storyId ?? (await persist('feed', () => pickStory(client)));
  if (!played) return;
  for (let turn = 0; !isOver(); turn++) {
    if (turn % 3 === 0) await openPage(`/read/${played}`);
    else if (turn % 3 === 1) await openPage('/');
    else await persist('messages', () => client.call(dialogList, { storyId: played, page: 1, size: 20 }));
    await playTurn(client, played, play, persist, hear);
    await sleep(THINK_MS);
  }
}

async function playTurn(
  client: Client,
  storyId: string,
  play: Play,
  persist: <Result>(what: string, attempt: () => Promise<Result>) => Promise<Result | null>,
  hear: () => void,
): Promise<void> {
  const turn: Turn = {
    requestId: randomUUID(),
    content: `I look around. ${randomUUID()}`,
    text: null,
    end: null,
    charged: 0,
  };
  play.turns.push(turn);
  const input = { storyId, content: turn.content, clientRequestId: turn.requestId, stream: true };
  await persist('reply', async () => {
    let text = '';
    const end = await followRun(client.transport, send, input, {
      onData(event) {
        hear();
        if (event.type === 'delta') text += event.text;
        if (event.type === 'retract') text = text.slice(0, event.to);
      },
    });
    turn.text = text;
    turn.end = end.type === 'done' ? 'done' : end.code;
    turn.charged = end.type === 'done' ? end.pointsCharged : 0;
  });
}

function describe(error: unknown): string {
  if (!isRequestError(error))
    return error instanceof Error ? `${error.message} ${causeOf(error)}` : String(error);
  return error.name === 'BusinessError' ? error.error : `${error.message} ${causeOf(error)}`;
}

const causeOf = ({ cause }: Error): string =>
  cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : '';
