/** One way to read a route's path: a segment's text in lower case, `:` for any segment, `*` for any number of segments. */
type Pattern = readonly string[];

/** Static text, a parameter, or either with `?`. A dot would make the host take the address for a file. */
const segmentShape = /^(:[a-z]\w*|[a-z0-9_~-]+)\??$/i;

/** Largest number of optional segments, each of which doubles the variants. */
const maxOptional = 3;

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

/** Names of the parameters in a path. */
export function paramsOf(path: string): string[] {
  return segmentsOf(path)
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1).replace(/\?$/, ''));
}

/** Why a path is no valid route, and the fix; null if it is. */
export function pathFault(path: string): string | null {
  const segments = segmentsOf(path);
  const splat = segments.find((segment) => segment.includes('*'));
  if (splat !== undefined)
    return `${path} has a splat, which matches every address below it, including those of later releases. List the addresses.`;
  const wrong = segments.find((segment) => !segmentShape.test(segment));
  if (!path.startsWith('/') || wrong !== undefined)
    return `${path} is not a valid route: "${wrong ?? path}" must be ":name", or letters, digits, "-", "_" and "~". Rename it.`;
  const params = paramsOf(path);
  if (new Set(params).size < params.length)
    return `${path} has two parameters of one name. Rename one of them.`;
  const optional = segments.filter((segment) => segment.endsWith('?')).length;
  if (optional > maxOptional)
    return `${path} has ${optional} optional segments; at most ${maxOptional} are allowed. Use a second route.`;
  return null;
}

/** All variants of a path, with and without each optional segment, regardless of parameter names and case. */
export function expand(path: string): Pattern[] {
  let patterns: Pattern[] = [[]];
  for (const segment of segmentsOf(path)) {
    const text = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '').toLowerCase();
    const present = patterns.map((pattern) => [...pattern, text]);
    patterns = segment.endsWith('?') ? [...patterns, ...present] : present;
  }
  return patterns;
}

function meet([first, ...others]: Pattern, [second, ...theirs]: Pattern): string[] | null {
  if (first === '*' || second === '*') return [];
  if (first === undefined || second === undefined) return first === second ? [] : null;
  if (first !== ':' && second !== ':' && first !== second) return null;
  const rest = meet(others, theirs);
  if (!rest) return null;
  const text = first === ':' ? second : first;
  return [text === ':' ? 'x' : text, ...rest];
}

/** An address that both paths match, or null if there is none. A `*` at the end stands for any number of segments. */
export function sharedAddress(path: string, other: string): string | null {
  for (const one of expand(path)) {
    for (const two of expand(other)) {
      const address = meet(one, two);
      if (address) return `/${address.join('/')}`;
    }
  }
  return null;
}

/** True if two paths differ at most in parameter names, case and a final slash. */
export function isSamePattern(path: string, other: string): boolean {
  const text = (each: string) => segmentsOf(each.replace(/:\w+/g, ':').toLowerCase()).join('/');
  return text(path) === text(other);
}
