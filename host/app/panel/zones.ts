/**
 * Outlines the outermost elements of each micro-frontend, with its name. Class names begin with the name of the
 * micro-frontend whose build they come from.
 */
export function zoneStyles(names: readonly string[]): string {
  return names
    .map((name, index) => {
      const owned = `:is([class^="${name}-"], [class*=" ${name}-"])`;
      const zone = `${owned}:not(${owned} *)`;
      const colour = `oklch(0.7 0.19 ${Math.round((index * 360) / names.length)})`;
      return (
        `${zone} { outline: 2px dashed ${colour} !important; outline-offset: -2px; }\n` +
        `${zone}::before { content: "${name}"; position: absolute; z-index: 40; padding: 0 6px; ` +
        `font: 12px/1.5 var(--font-ui); background: ${colour}; color: black; }`
      );
    })
    .join('\n');
}
