/** A part of a mail's content. */
export type Block = { text: string } | { code: string };

/** The site's colours as hexadecimal values, which mail programs support: [light, dark]. */
const COLORS = {
  background: ['#f9f5ee', '#0d0d13'],
  surface: ['#fefcf8', '#17171f'],
  raised: ['#f2ece3', '#22222c'],
  line: ['#dcd6cb', '#2f2f3a'],
  text: ['#2a2119', '#efe9de'],
  muted: ['#61564b', '#b9b2a6'],
  ember: ['#ad3a0f', '#fda167'],
} as const;
type Color = keyof typeof COLORS;

const STORY_FONT = "Literata,Georgia,'Times New Roman',serif";
const UI_FONT = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FOOTER = 'Storyloom · interactive stories. You get this mail because of a request at Storyloom.';

/** Classes for the dark theme: inline colours cannot depend on it. */
const DARK = `@media (prefers-color-scheme:dark){${[
  ...(['background', 'surface', 'raised'] as const).map((name) =>
    rule(`b-${name}`, 'background-color', name),
  ),
  ...(['text', 'muted', 'ember'] as const).map((name) => rule(`t-${name}`, 'color', name)),
  rule('l', 'border-color', 'line'),
].join('')}}`;

function rule(name: string, property: string, color: Color): string {
  return `.${name}{${property}:${COLORS[color][1]}!important}`;
}

/** Renders a mail as HTML and as plain text with the same words. */
export function renderMail(heading: string, blocks: readonly Block[]): { text: string; html: string } {
  const lines = blocks.map((block) => ('code' in block ? `    ${block.code}` : block.text));
  const text = `${[heading, ...lines, '--', FOOTER].join('\n\n')}\n`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${DARK}</style></head>
<body class="b-background" style="margin:0;padding:24px 12px;background-color:${COLORS.background[0]}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;border-collapse:separate">
<tr><td style="padding:0 8px 16px;font:600 22px ${STORY_FONT}"><span class="t-ember" style="color:${COLORS.ember[0]}">Storyloom</span></td></tr>
<tr><td class="b-surface l" style="padding:28px 24px;background-color:${COLORS.surface[0]};border:1px solid ${COLORS.line[0]};border-radius:12px">
<h1 class="t-text" style="margin:0 0 16px;font:600 22px/1.3 ${STORY_FONT};color:${COLORS.text[0]}">${escapeHtml(heading)}</h1>
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td class="t-muted" style="padding:16px 8px;font:13px/1.5 ${UI_FONT};color:${COLORS.muted[0]}">${escapeHtml(FOOTER)}</td></tr>
</table></td></tr></table></body></html>
`;
  return { text, html };
}

function renderBlock(block: Block): string {
  if ('code' in block) {
    return `<p class="t-text b-raised" style="margin:0 0 16px;padding:16px;border-radius:12px;text-align:center;font:600 32px/1.2 ${UI_FONT};letter-spacing:8px;background-color:${COLORS.raised[0]};color:${COLORS.text[0]}">${escapeHtml(block.code)}</p>`;
  }
  return `<p class="t-text" style="margin:0 0 16px;font:16px/1.6 ${UI_FONT};color:${COLORS.text[0]}">${escapeHtml(block.text)}</p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
