import type { Page } from '@playwright/test';
import { search } from '@storyloom/contract/stories/endpoints/search';
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';

/** Paths of stories by title, the same for all sites of a run. */
const paths = new Map<string, string>();

/** The path of a published story, regardless of how many stories other tests have published. */
export async function storyPath(page: Page, title: string): Promise<string> {
  const known = paths.get(title);
  if (known !== undefined) return known;
  const response = await page.request.get(`/api${search.path}?keyword=${encodeURIComponent(title)}`);
  const hits: SearchHit[] = (await response.json()).data.pageList;
  const hit = hits.find((candidate) => candidate.title === title);
  if (!hit) throw new Error(`No published story is named ${title}.`);
  const path = `/read/${hit.slug}`;
  paths.set(title, path);
  return path;
}

/** The path of the search results with a story, which stay the same when other tests publish stories. */
export const resultsPath = (title: string) => `/search/${encodeURIComponent(title)}`;
