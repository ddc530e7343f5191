import type { CounterTone } from './FieldNotes.tsx';

/** Share of the limit from which a counter warns. */
const warnFrom = 0.9;

export function toneOf(used: number, max: number): CounterTone {
  if (used > max) return 'danger';
  return used >= max * warnFrom ? 'warning' : 'quiet';
}

/** The announcement for screen readers: “12 words left”, “3 words over the limit”; nothing far from the limit. */
export function announceLeft(used: number, max: number, unit: 'characters' | 'words'): string {
  if (toneOf(used, max) === 'quiet') return '';
  const count = Math.abs(max - used);
  const amount = `${count.toLocaleString('en')} ${count === 1 ? unit.slice(0, -1) : unit}`;
  return used > max ? `${amount} over the limit` : `${amount} left`;
}
