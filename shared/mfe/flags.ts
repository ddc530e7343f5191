import type { FlagValue } from '@storyloom/contract/platform/flags';
import { useStore } from 'zustand';
import { useHost } from './host.ts';

interface Declared<Value extends FlagValue> {
  default: Value;
  rollout?: { value: Value; basisPoints: number };
}
type FlagDeclarations = Readonly<Record<string, Declared<boolean> | Declared<string> | Declared<number>>>;

/** Any value of the default's type: the provider of a site may know more of them than the release. */
type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : string;

/**
 * Declares the flags of a micro-frontend by names such as `reader.wide-covers`. `declared` belongs into `defineMfe`;
 * `useFlag` returns what this visitor gets: while hydrating, what the document was rendered with.
 */
export function defineFlags<const Flags extends FlagDeclarations>(declared: Flags) {
  return {
    declared,
    useFlag<Name extends keyof Flags & string>(name: Name): Widened<Flags[Name]['default']> {
      const fallback = declared[name]?.default as FlagValue;
      const value = useStore(useHost().flags, (values) => values[name]);
      return (typeof value === typeof fallback ? value : fallback) as Widened<Flags[Name]['default']>;
    },
  };
}
