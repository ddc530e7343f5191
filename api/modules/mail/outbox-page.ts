import { escapeHtml } from './layout.ts';
import type { MailRow } from './mail.repository.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f9f5ee,#0d0d13);color:light-dark(#2a2119,#efe9de)}
h1,h2{font-family:Georgia,serif}
article{margin:0 0 24px;padding:16px;border:1px solid light-dark(#dcd6cb,#2f2f3a);border-radius:12px;background:light-dark(#fefcf8,#17171f)}
pre{white-space:pre-wrap;font:inherit}
iframe{width:100%;height:420px;border:0;border-radius:12px}
p.muted,time{color:light-dark(#61564b,#b9b2a6)}`;

/** A page with mails, for development. */
export function outboxPage(mails: readonly MailRow[]): string {
  const empty = '<p class="muted">No mails yet. Ask for a code on the site, then reload this page.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox · Storyloom</title><style>${STYLE}</style></head><body><main>
<h1>Outbox</h1>
<p class="muted">No mail server is configured (<code>SMTP_URL</code>), so mails stay here. Only this machine can open this page.</p>
${mails.length === 0 ? empty : mails.map(renderMail).join('\n')}
</main></body></html>
`;
}

function renderMail({ recipient, subject, text, html, createdAt }: MailRow): string {
  const time = createdAt.toISOString();
  return `<article><h2>${escapeHtml(subject ?? '(sent)')}</h2>
<p class="muted">To ${escapeHtml(recipient)} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(text ?? '')}</pre>
<details><summary>HTML version</summary><iframe sandbox title="HTML version" srcdoc="${escapeHtml(html ?? '')}"></iframe></details></article>`;
}
