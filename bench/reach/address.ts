import { listLimits } from '@storyloom/contract/core/list-limits';

type Ask = (address: string) => Promise<{ data: Record<string, unknown> }>;

/** The address of a request; a page beyond the numbered ones is addressed by the cursor of the last numbered page. */
export async function findAddress(ask: Ask, path: string): Promise<string> {
  const address = `/ai-lab/ai-story/${path}`;
  const [asked, page] = /(?<=[?&])page=(\d+)/.exec(path) ?? ['', 1];
  if (Number(page) <= listLimits.numberedPages) return address;
  const { data } = await ask(address.replace(asked, `page=${listLimits.numberedPages}`));
  if (typeof data.nextCursor !== 'string') throw new Error(`${path} is beyond the end of the list.`);
  return `${address}&after=${data.nextCursor}`;
}
