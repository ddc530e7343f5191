export interface IssuerLogin {
  mail: string;
  isVerified?: boolean;
  /** Chooses Cancel instead. */
  isCancelled?: boolean;
}

/**
 * Logs in at an issuer of `startIssuer` as a person's browser would. Returns the address to which the issuer sends the
 * person back. Throws if the issuer refuses the request itself.
 */
export async function logInAtIssuer(address: string, login: IssuerLogin): Promise<URL> {
  const { mail, isVerified = true, isCancelled = false } = login;
  const issuer = new URL(address).origin;
  const cookies = new Map<string, string>();
  let form: URLSearchParams | null = null;
  let next = new URL(address);
  for (let redirects = 0; redirects < 10; redirects++) {
    const response: Response = await fetch(next, {
      method: form === null ? 'GET' : 'POST',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      next = new URL(location, next);
      form = null;
      if (next.origin !== issuer) return next;
    } else if (response.ok && form === null) {
      const posted = readPostedAnswer(await response.text(), issuer);
      if (posted !== null) return posted;
      form = new URLSearchParams({ email: mail, action: isCancelled ? 'cancel' : 'continue' });
      if (isVerified) form.set('verified', 'on');
    } else {
      throw new Error(`The issuer answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    }
  }
  throw new Error('The issuer redirects in circles.');
}

/** The address of a form that sends an answer to the site, with its fields as parameters; null for a login page. */
function readPostedAnswer(page: string, issuer: string): URL | null {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  const address = action === undefined ? null : URL.parse(action);
  if (address === null || address.origin === issuer) return null;
  for (const [, name = '', value = ''] of page.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g)) {
    address.searchParams.set(name, value);
  }
  return address;
}
