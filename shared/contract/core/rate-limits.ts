interface Rate {
  /** Requests that may be sent at once; the allowance grows back evenly over `seconds`. */
  requests: number;
  seconds: number;
  /** Allows at most `requests` in any `seconds`; the allowance does not grow back earlier. */
  isStrict?: true;
}

/** Requests to a group of endpoints, by one person and from one network. A person without a token counts as a network. */
interface RateLimits {
  person: Rate | null;
  network: Rate;
}

/** Groups of endpoints with their rate limits. */
export const rateLimits = {
  /** Registrations of guests, who have no token yet. */
  guests: { person: null, network: { requests: 60, seconds: 60 } },
  chat: { person: { requests: 30, seconds: 60 }, network: { requests: 300, seconds: 60 } },
  /** Improved texts, suggestions and previews. */
  writing: { person: { requests: 30, seconds: 60 }, network: { requests: 200, seconds: 60 } },
  /** Checks of an author's lore while it is edited. */
  lore: { person: { requests: 120, seconds: 60 }, network: { requests: 600, seconds: 60 } },
  /** Checks of an author's script while it is edited. */
  scripts: { person: { requests: 60, seconds: 60 }, network: { requests: 300, seconds: 60 } },
  search: { person: { requests: 120, seconds: 60 }, network: { requests: 600, seconds: 60 } },
  pictures: { person: { requests: 10, seconds: 60 }, network: { requests: 60, seconds: 60 } },
  uploads: { person: { requests: 30, seconds: 60 }, network: { requests: 200, seconds: 60 } },
  shares: { person: { requests: 20, seconds: 60 }, network: { requests: 120, seconds: 60 } },
  /** Saves of drafts, their versions, copies and publications. */
  drafts: { person: { requests: 120, seconds: 60 }, network: { requests: 600, seconds: 60 } },
  /** Codes sent by email; an address gets one a minute. */
  codes: { person: null, network: { requests: 10, seconds: 3_600, isStrict: true } },
  /** Logins, registrations and new passwords. */
  logins: { person: null, network: { requests: 30, seconds: 60 } },
  /** Exports of own data. */
  exports: { person: { requests: 5, seconds: 60 }, network: { requests: 30, seconds: 60 } },
  /** Purchases and visits to the provider's portal. */
  payments: { person: { requests: 20, seconds: 60 }, network: { requests: 120, seconds: 60 } },
  follows: { person: { requests: 30, seconds: 60 }, network: { requests: 200, seconds: 60 } },
  feedback: { person: { requests: 20, seconds: 60 }, network: { requests: 120, seconds: 60 } },
  /** Openings of stories. */
  visits: { person: { requests: 60, seconds: 60 }, network: { requests: 300, seconds: 60 } },
  /** Events for the web statistics. */
  analytics: { person: null, network: { requests: 600, seconds: 60 } },
  /** Reports and appeals. */
  reports: { person: { requests: 10, seconds: 60 }, network: { requests: 60, seconds: 60 } },
} as const satisfies Record<string, RateLimits>;
export type RateGroup = keyof typeof rateLimits;
