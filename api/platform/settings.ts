import * as z from 'zod/mini';

/** An environment variable, declared by the feature that reads it. */
export interface Setting<T = unknown> {
  /** Parses the variable's text, or undefined. */
  schema: z.ZodMiniType<T>;
  about: string;
  example: string;
  /** Masked when settings are printed. */
  secret?: boolean;
}

export type Settings = Readonly<Record<string, Setting>>;
export type ValuesOf<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

export function setting<T>(definition: Setting<T>): Setting<T> {
  return definition;
}

/** An integer within bounds, with a default. */
export function integer(fallback: number, min: number, max: number): z.ZodMiniType<number> {
  return z.pipe(
    z._default(
      z.string().check(z.regex(/^-?\d+$/, `must be a whole number from ${min} to ${max}`)),
      String(fallback),
    ),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );
}

export class SettingsError extends Error {}

/** Reads settings from the environment. Throws one error that lists every invalid setting with reason and example. */
export function readSettings<S extends Settings>(settings: S, env: NodeJS.ProcessEnv): ValuesOf<S> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { schema, about, example }] of Object.entries(settings)) {
    const text = env[name] === '' ? undefined : env[name];
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else {
      const reason = text === undefined ? 'is missing' : (result.error.issues[0]?.message ?? 'is not valid');
      problems.push(`${name}: ${reason}. ${about}. Example: ${name}=${example}`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return values as ValuesOf<S>;
}
