export const bookParts = [
  {
    key: 'rules',
    title: 'Rules',
    hint: 'Always told to the storyteller: how this world works, and what never happens.',
  },
  {
    key: 'structure',
    title: 'Structure',
    hint: 'Places and how they connect. Told when a place or a name is mentioned.',
  },
  {
    key: 'background',
    title: 'Background',
    hint: 'People, history, secrets. Told when they come up, and hidden from readers.',
  },
  {
    key: 'specialEvents',
    title: 'Special events',
    hint: 'One per line: “If the reader opens the door, the light goes out.”',
  },
] as const;

export type BookPart = (typeof bookParts)[number]['key'];
