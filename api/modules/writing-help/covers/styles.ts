/** Styles of covers with their prompts for models; the offline painter changes its colours by the id. */
export const coverStyles = [
  { id: 'painting', name: 'Painting', prompt: 'a painterly illustration with cinematic light' },
  { id: 'watercolor', name: 'Watercolor', prompt: 'a loose watercolor with soft, light washes' },
  { id: 'ink', name: 'Ink', prompt: 'a black and white ink drawing with strong contrast' },
  { id: 'night', name: 'Night', prompt: 'a nocturne in deep blue and violet' },
  { id: 'neon', name: 'Neon', prompt: 'vivid neon light on dark surfaces' },
  { id: 'vintage', name: 'Vintage', prompt: 'a faded paperback cover in warm sepia' },
] as const;

export const findStyle = (id: string) => coverStyles.find((style) => style.id === id);
