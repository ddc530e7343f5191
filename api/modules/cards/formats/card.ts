import { DomainError } from '../../../platform/errors.ts';
import { asRecord, isRecord } from './values.ts';

/** A character card of any version. */
export interface Card {
  kind: 'V1' | 'V2' | 'V3';
  /** The whole file. */
  raw: Record<string, unknown>;
  /** The part of `raw` with the fields. */
  data: Record<string, unknown>;
}

/** A lorebook on its own: V3, or the world info of SillyTavern. */
export interface StandaloneBook {
  kind: 'LOREBOOK' | 'WORLD_INFO';
  raw: Record<string, unknown>;
  /** The part of `raw` with the entries. */
  book: Record<string, unknown>;
}

const V1_FIELDS = ['description', 'personality', 'first_mes', 'scenario', 'mes_example'];

/** Recognizes the format of a JSON object. Throws card.unknown_format. */
export function recognizeCard(raw: Record<string, unknown>): Card | StandaloneBook {
  if (raw.spec === 'lorebook_v3') return { kind: 'LOREBOOK', raw, book: asRecord(raw.data) };
  const hasData = isRecord(raw.data);
  if (hasData && (raw.spec === 'chara_card_v2' || raw.spec === 'chara_card_v3')) {
    return { kind: raw.spec === 'chara_card_v3' ? 'V3' : 'V2', raw, data: asRecord(raw.data) };
  }
  if (V1_FIELDS.some((field) => typeof raw[field] === 'string')) return { kind: 'V1', raw, data: raw };
  if (isRecord(raw.entries)) return { kind: 'WORLD_INFO', raw, book: raw };
  if (Array.isArray(raw.entries)) return { kind: 'LOREBOOK', raw, book: raw };
  throw new DomainError('card.unknown_format');
}

export const isCard = (found: Card | StandaloneBook): found is Card => 'data' in found;
