import { limits } from '@storyloom/contract/limits';

type Ask = (address: string) => Promise<{ data: Record<string, unknown> }>;

/** Where an ask is answered; a page without a number of its own is reached from the last that has one. */
export async function addressOf(ask: Ask, path: string): Promise<string> {
  const address = `/ai-lab/ai-story/${path}`;
  const [asked, page] = /(?<=[?&])page=(\d+)/.exec(path) ?? ['', 1];
  if (Number(page) <= limits.numberedPages) return address;
  const { data } = await ask(address.replace(asked, `page=${limits.numberedPages}`));
  if (typeof data.nextCursor !== 'string') throw new Error(`${path} lies past the end of the list.`);
  return `${address}&after=${data.nextCursor}`;
}
