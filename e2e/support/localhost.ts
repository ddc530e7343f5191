import dns from 'node:dns';

/**
 * For each request of its own, Playwright looks up the IPv6 address of the host. Where /etc/hosts has none for localhost,
 * that asks a name server, whose answer may take seconds. Any family is found in /etc/hosts.
 */
const { lookup } = dns.promises;
const lookupLocally = (host: string, options: dns.LookupAllOptions) =>
  lookup(host, host === 'localhost' ? { ...options, family: 0 } : options);
Object.assign(dns.promises, { lookup: lookupLocally });
