import { titleSuffix } from '@storyloom/contract/core/slug';

/** The document title of a story's page. */
export function pageTitle(title: string): string {
  return title.endsWith(titleSuffix) ? title : title + titleSuffix;
}
