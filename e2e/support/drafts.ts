import { expect, type Page } from '@playwright/test';
import type { InputOf } from '@storyloom/contract/core/endpoint';
import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { tokenOf } from './administrator.ts';

/** Saves a new draft of the user of a page; returns its id. */
export async function createDraft(page: Page, content: InputOf<typeof modify>['content']): Promise<string> {
  const headers = { tokenid: await tokenOf(page) };
  const input = { clientRequestId: crypto.randomUUID(), content };
  const response = await (await page.request.post(`/api${modify.path}`, { headers, data: input })).json();
  expect(response).toMatchObject({ code: 0 });
  return response.data.id;
}
