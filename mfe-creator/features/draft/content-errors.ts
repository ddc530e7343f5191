import { issueMessage } from '@storyloom/contract/core/issue-message';
import { type StoryDraftContent, storyContent } from '@storyloom/contract/stories/story-rules';

const parseOptions = { error: issueMessage };

/** The violated rules of a published story: messages by path, in the order of the contract. */
export function contentErrors(content: StoryDraftContent): Record<string, string> {
  const { error } = storyContent.safeParse(content, parseOptions);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[controlPath(path.join('.'))] ??= message;
  return errors;
}

/** The path of the control for a value. All tags share one control; the cover's picture belongs to `cover`. */
function controlPath(path: string): string {
  if (path === 'cover.imageId') return 'cover';
  return path.startsWith('tags.') ? 'tags' : path;
}

/** The messages of a server's refusal by path of the control. Its paths may begin with `content.`. */
export function fieldsOf({ fields }: Readonly<Record<string, unknown>>): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields)
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([path, message]) => [controlPath(path.replace(/^content\./, '')), message]),
  );
}
