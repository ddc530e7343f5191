import { describe, expect, it } from 'vitest';
import { clientEndpoint } from './client-endpoints.ts';

describe('an endpoint in a build for the browser', () => {
  it('keeps what a client reads, and nothing else', () => {
    const source = `import { story } from '../entities/story.ts';

/** The first stories: data: none. */
export const feed = endpoint({
  method: 'GET',
  path: '/feed',
  summary: 'Stories, summary: all of them',
  input: z.strictObject({ data: z.string(), errors }),
  data: z.array(story),
  errors: ['story.not_found'],
  caller: 'anyone',
  wire: 'events',
});
export const other = list({ data: story });
`;
    expect(clientEndpoint(source, 'feed.ts').replaceAll(/\n\s*\n/g, '\n')).toBe(
      `import { story } from '../entities/story.ts';
/** The first stories: data: none. */
export const feed = endpoint({
  method: 'GET',
  path: '/feed',
  input: z.strictObject({ data: z.string(), errors }),
  wire: 'events',
});
export const other = list({ data: story });
`,
    );
  });

  it('keeps a last property without a comma', () => {
    expect(clientEndpoint('const a = endpoint({ path, data })', 'a.js')).toBe(
      'const a = endpoint({ path,  })',
    );
  });
});
