/** A wire object with `archiveId` renamed to `saveId`, the name that the code uses. */
export type WithSaveId<Wire> = { [Key in keyof Wire as Key extends 'archiveId' ? 'saveId' : Key]: Wire[Key] };
type WithArchiveId<Value> = { [Key in keyof Value as Key extends 'saveId' ? 'archiveId' : Key]: Value[Key] };

export function fromWire<Wire extends object>(wire: Wire): WithSaveId<Wire> {
  return renameKey(wire, 'archiveId', 'saveId') as WithSaveId<Wire>;
}

export function toWire<Value extends object>(value: Value): WithArchiveId<Value> {
  return renameKey(value, 'saveId', 'archiveId') as WithArchiveId<Value>;
}

function renameKey(object: object, from: string, to: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}
