export interface LoginPageTexts {
  /** The interaction. */
  uid: string;
  error: string | null;
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#f2f4f7, #14161a); color: light-dark(#1b1f24, #e8eaed); }
main { box-sizing: border-box; width: min(100%, 26rem); padding: 2rem 1.5rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
p { margin: 0 0 1.5rem; color: light-dark(#4c5560, #a8b0ba); }
label { display: block; margin-bottom: .25rem; }
input[type=email] { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; }
.check { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; margin: .5rem 0 1rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; cursor: pointer; }
.error { color: light-dark(#a3180c, #ff9d92); }`;

/** The only page of the issuer: a person enters who they are. */
export function loginPage({ uid, error }: LoginPageTexts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Test login</title><style>${STYLE}</style></head>
<body><main><h1>Test login</h1>
<p>This login service runs on this computer only, to try out logging in. It accepts any email.</p>
<form method="post" action="/interaction/${encodeURIComponent(uid)}">
${error === null ? '' : `<p class="error" role="alert">${error}</p>`}
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" autofocus>
<label class="check"><input type="checkbox" name="verified" checked> This email is verified</label>
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form></main></body></html>
`;
}
