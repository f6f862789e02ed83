/** The size of every drawing, in its own units. */
export const VIEW = { width: 1000, height: 800 };

/** Gradients, shadows and the table on which accessories lie; drawings refer to them by id. */
export const SURFACE = `
  <linearGradient id="table" x2="0" y2="1">
    <stop stop-color="#F6F0E5"/><stop offset="1" stop-color="#EADFCD"/>
  </linearGradient>
  <linearGradient id="pine" x2="0" y2="1">
    <stop stop-color="#EED2A2"/><stop offset=".5" stop-color="#DFBA82"/><stop offset="1" stop-color="#C39A60"/>
  </linearGradient>
  <linearGradient id="steel" x2="0" y2="1">
    <stop stop-color="#F4F3F0"/><stop offset=".45" stop-color="#C4C2BD"/><stop offset=".55" stop-color="#A5A29B"/><stop offset="1" stop-color="#DAD8D3"/>
  </linearGradient>
  <linearGradient id="brass" x2="0" y2="1">
    <stop stop-color="#F3DFA8"/><stop offset=".5" stop-color="#CFA957"/><stop offset="1" stop-color="#9C7633"/>
  </linearGradient>
  <radialGradient id="steel-ball" cx=".36" cy=".3" r=".75">
    <stop stop-color="#FFFFFF"/><stop offset=".35" stop-color="#D5D3CE"/><stop offset="1" stop-color="#77736B"/>
  </radialGradient>
  <radialGradient id="brass-ball" cx=".36" cy=".3" r=".75">
    <stop stop-color="#FFF3CF"/><stop offset=".35" stop-color="#DDBA69"/><stop offset="1" stop-color="#7F5C22"/>
  </radialGradient>
  <radialGradient id="walnut-ball" cx=".36" cy=".3" r=".75">
    <stop stop-color="#A47B5C"/><stop offset=".4" stop-color="#6B4A34"/><stop offset="1" stop-color="#2F1D12"/>
  </radialGradient>
  <filter id="low" x="-30%" y="-30%" width="160%" height="180%">
    <feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#32260F" flood-opacity=".32"/>
    <feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="#32260F" flood-opacity=".2"/>
  </filter>
  <filter id="high" x="-60%" y="-60%" width="220%" height="320%">
    <feDropShadow dx="0" dy="8" stdDeviation="8" flood-color="#32260F" flood-opacity=".3"/>
    <feDropShadow dx="0" dy="34" stdDeviation="34" flood-color="#32260F" flood-opacity=".22"/>
  </filter>
  <filter id="blur"><feGaussianBlur stdDeviation="7"/></filter>
  <rect width="1000" height="800" fill="url(#table)"/>`;

/** Repeats a shape at the given places, each copy turned by its degrees. */
export function scatter(
  shape: string,
  places: readonly (readonly [x: number, y: number, turn: number])[],
): string {
  return places
    .map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${shape}</g>`)
    .join("");
}
