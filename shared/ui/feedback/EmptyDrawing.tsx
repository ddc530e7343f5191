import type { ReactNode } from 'react';

const FILL = 'var(--color-raised)';
const EMBER = 'var(--color-ember)';
const COOL = 'var(--color-cool)';

/** A spark that all illustrations share. */
function Spark({ x, y, size = 1, color = EMBER }: { x: number; y: number; size?: number; color?: string }) {
  return (
    <path
      d="M0-7C.8-2 2-.8 7 0 2 .8.8 2 0 7-.8 2-2 .8-7 0-2-.8-.8-2 0-7Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={color}
      stroke="none"
    />
  );
}

/** The drawings of `EmptyArt`, in a view box of 160 × 120. */
const drawings = {
  book: (
    <>
      <path d="M80 92c-12-9-30-11-48-7V30c18-4 36-2 48 7 12-9 30-11 48-7v55c-18-4-36-2-48 7Z" fill={FILL} />
      <path d="M80 37v55M44 45c9-1 17 0 25 3M44 58c9-1 17 0 25 3M116 45c-9-1-17 0-25 3" />
      <path d="M80 24c0-8 5-12 9-17" stroke={EMBER} />
      <Spark x={92} y={12} />
      <Spark x={126} y={16} size={0.55} color={COOL} />
    </>
  ),
  search: (
    <>
      <rect x="34" y="18" width="58" height="80" rx="8" fill={FILL} transform="rotate(-6 63 58)" />
      <path d="M50 42l26-3M51 55l18-2" />
      <circle cx="96" cy="66" r="22" fill="var(--color-surface)" />
      <path d="m112 83 16 17" strokeWidth="5" />
      <Spark x={96} y={66} size={1.1} />
    </>
  ),
  chat: (
    <>
      <path
        d="M30 26h62a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H58L42 86V72H30a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10Z"
        fill={FILL}
      />
      <path d="M38 42h46M38 55h28" />
      <path
        d="M112 52h14a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-4v12l-14-12H88a10 10 0 0 1-8-5"
        stroke={COOL}
      />
      <Spark x={116} y={26} />
    </>
  ),
  shelf: (
    <>
      <path d="M24 98h112" />
      <rect x="36" y="40" width="16" height="58" rx="3" fill={FILL} />
      <rect x="52" y="28" width="20" height="70" rx="3" fill={FILL} />
      <rect x="84" y="37" width="17" height="60" rx="3" fill={FILL} transform="rotate(12 92 97)" />
      <path d="M58 42h8M58 84h8M41 52h6" />
      <path d="M117 98V78h11v20" />
      <path d="M122.5 78v-4" />
      <Spark x={122.5} y={64} size={1.15} />
    </>
  ),
  done: (
    <>
      <path d="M28 62h26l6 12h40l6-12h26v30a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8Z" fill={FILL} />
      <path d="m28 62 14-28h12M132 62l-14-28h-12" />
      <path d="m62 36 13 14 24-30" stroke={COOL} strokeWidth="5" />
      <Spark x={118} y={20} />
    </>
  ),
  ledger: (
    <>
      <rect x="44" y="14" width="72" height="90" rx="8" fill={FILL} />
      <path d="M58 36h6M58 54h6M58 72h6" stroke={COOL} />
      <path d="M72 36h30M72 54h24M72 72h30M72 88h14" />
      <Spark x={122} y={22} />
    </>
  ),
  coins: (
    <>
      <path d="M26 100h108" />
      <rect x="34" y="76" width="36" height="12" rx="6" fill={FILL} />
      <rect x="34" y="88" width="36" height="12" rx="6" fill={FILL} />
      <rect x="86" y="52" width="36" height="12" rx="6" fill={FILL} />
      <rect x="86" y="64" width="36" height="12" rx="6" fill={FILL} />
      <rect x="86" y="76" width="36" height="12" rx="6" fill={FILL} />
      <rect x="86" y="88" width="36" height="12" rx="6" fill={FILL} />
      <circle cx="56" cy="46" r="15" fill={FILL} stroke={EMBER} />
      <Spark x={56} y={46} />
      <Spark x={112} y={28} size={0.7} color={COOL} />
    </>
  ),
  lantern: (
    <>
      <path d="M80 20c-8 0-13 5-13 11h26c0-6-5-11-13-11Z" fill={FILL} />
      <circle cx="80" cy="13" r="7" />
      <path d="M60 31h40l4 9H56Z" fill={FILL} />
      <path d="M62 40v46M98 40v46M71 40v46M89 40v46" strokeWidth="2" />
      <path d="M56 86h48l4 12H52Z" fill={FILL} />
      <path d="M80 52c8 9 10 13 10 18a10 10 0 0 1-20 0c0-5 2-9 10-18Z" fill={EMBER} stroke="none" />
      <path d="M30 98h100" />
      <Spark x={128} y={40} size={0.7} color={COOL} />
      <Spark x={34} y={58} size={0.55} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyArtName = keyof typeof drawings;

export default function EmptyDrawing({ name }: { name: EmptyArtName }) {
  return drawings[name];
}
