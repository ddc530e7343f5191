// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UserLine } from './UserLine.tsx';

afterEach(cleanup);

describe('UserLine', () => {
  it.each([
    ['*I sit down.* “Well?” *I wait.*', '<em>I sit down.</em> “Well?” <em>I wait.</em>'],
    ['2 * 3 * 4 and *', '2 * 3 * 4 and *'],
    ['<b>*a*</b>', '&lt;b&gt;<em>a</em>&lt;/b&gt;'],
  ])('emphasizes what stands between asterisks, and nothing else, in %j', (text, html) => {
    render(<UserLine text={text} />);
    expect(screen.getByRole('article').firstElementChild?.innerHTML).toBe(html);
  });
});
