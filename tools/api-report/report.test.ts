import { describe, expect, it } from 'vitest';
import { recordedReport, reportedPackages, versionOf } from './packages.ts';
import { bumped, problemWith, reportText } from './report.ts';
import { typeText } from './type-text.ts';

describe.each(reportedPackages)('the API report of $name', (reported) => {
  it('is current, and has a version of its own for each API', async () => {
    const version = versionOf(reported);
    const body = await reported.body();
    const recorded = recordedReport(reported);
    expect(problemWith(recorded, reported.name, version, body)).toBeNull();
    expect(recorded === reportText(reported.name, version.number, body), 'Run npm run api-report.').toBe(
      true,
    );
  }, 120_000);
});

describe('problemWith', () => {
  const text = reportText('sample', '1.2.0', 'old body');
  const problem = (body: string, number: string, pending = false) =>
    problemWith(text, 'sample', { number, pending }, body);

  it('refuses a changed API under a released version', () => {
    expect(problem('new body', '1.2.0')).toMatch(/^The API of sample differs from released version 1\.2\.0/);
  });

  it('refuses a report whose hash was edited', () => {
    const edited = text.replace(/hash \w+/, 'hash 0000000000000000');
    expect(problemWith(edited, 'sample', { number: '1.2.0', pending: false }, 'old body')).not.toBeNull();
  });

  it('accepts the same API, a new version, and a version that is not released yet', () => {
    expect(problem('old body', '1.2.0')).toBeNull();
    expect(problem('new body', '1.3.0')).toBeNull();
    expect(problem('new body', '1.2.0', true)).toBeNull();
  });
});

describe('bumped', () => {
  it.each([
    [[], '1.2.3'],
    [['patch'], '1.2.4'],
    [['patch', 'minor'], '1.3.0'],
    [['minor', 'major', 'patch'], '2.0.0'],
  ])('applies the largest of %j to 1.2.3', (bumps, expected) => {
    expect(bumped('1.2.3', bumps)).toBe(expected);
  });
});

describe('typeText', () => {
  it('writes the items of a tuple', () => {
    const text = typeText({ type: 'array', prefixItems: [{ type: 'string' }, {}] });
    expect(text).toBe('[string, unknown]');
  });

  it('writes one property a line, with what limits it', () => {
    const text = typeText({
      type: 'object',
      required: ['id', 'tags'],
      properties: {
        id: { type: 'string', pattern: '^a$' },
        tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] }, maxItems: 3 },
        kind: { enum: ['a', 'b'] },
        nested: { type: 'object', properties: { story: { $ref: 'storyCard' } } },
      },
    });
    expect(text).toBe(
      [
        '{',
        '  id: string(pattern "^a$")',
        '  tags: (string | null)[](maxItems 3)',
        '  kind?: "a" | "b"',
        '  nested?: {',
        '    story?: storyCard',
        '  }',
        '}',
      ].join('\n'),
    );
  });
});
