import { describe, expect, test } from 'vitest';
import { renderMail } from './layout.ts';

const { text, html } = renderMail('Hi <b>Ada</b> & "co"', [{ text: 'Enter <this>:' }, { code: '482913' }]);

describe('renderMail', () => {
  test('writes the same words as text', () => {
    expect(text).toBe(`Hi <b>Ada</b> & "co"

Enter <this>:

    482913

--

Storyloom · interactive stories. You get this mail because of a request at Storyloom.
`);
  });

  test('escapes what it puts into HTML', () => {
    expect(html).toContain('Hi &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;');
    expect(html).toContain('Enter &lt;this&gt;:');
    expect(html).not.toContain('<b>');
  });

  test('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/https?:|src=|href=|<script|url\(/);
  });

  test('names its language and has a heading', () => {
    expect(html).toMatch(/<html lang="en">[\s\S]*<h1/);
  });
});
