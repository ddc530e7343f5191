/** A function that creates a value when it is first called, and returns the same one from then on. */
export function once<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
