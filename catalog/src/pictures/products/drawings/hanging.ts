import { scatter } from "./surface.ts";

/** Draws a pine bar of the given length with its grain; the origin is its middle. */
function bar(length: number): string {
  const grain = [-13, -6, 2, 9, 15].map(
    (y, i) =>
      `<path d="M${-length / 2} ${y}c${length / 3} ${i % 2 ? 5 : -4} ${length / 1.6} ${i % 2 ? -6 : 5} ${length} 0"/>`,
  );
  return `<rect x="${-length / 2}" y="-21" width="${length}" height="42" rx="5" fill="url(#pine)"/>
    <g fill="none" stroke="#A3763C" stroke-opacity=".35" stroke-width="1.6">${grain.join("")}</g>
    <rect x="${-length / 2}" y="-21" width="${length}" height="5" rx="2.5" fill="#FFFFFF" fill-opacity=".4"/>`;
}

export function drawHangerBars(): string {
  const magnets = [-280, -95, 95, 280]
    .map(
      (x) => `<circle cx="${x}" r="12" fill="url(#steel)" stroke="#8A6A3A" stroke-width="2"/>
      <circle cx="${x}" r="12" fill="none" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="1"/>`,
    )
    .join("");
  return `
    <g fill="none" stroke="#8A6A42" stroke-width="6" stroke-linecap="round" filter="url(#low)">
      <path d="M210 330C300 240 420 150 500 118C580 150 700 240 790 330"/>
    </g>
    <circle cx="500" cy="118" r="13" fill="url(#steel-ball)" filter="url(#low)"/>
    <g filter="url(#low)">${scatter(bar(760), [[500, 338, 0]])}</g>
    <g filter="url(#low)">${scatter(bar(760), [[500, 430, 0]])}</g>
    <g filter="url(#low)">${scatter(bar(760) + magnets, [[500, 560, -2]])}</g>
    <g filter="url(#low)">${scatter(bar(760) + magnets, [[500, 660, 1.5]])}</g>`;
}

const RING = `<g filter="url(#low)">
    <circle r="44" fill="url(#steel)"/>
    <circle r="44" fill="none" stroke="#8C8982" stroke-width="2"/>
    <circle r="33" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="5"/>
    <circle r="22" fill="#EDE3D3" stroke="#7D7A73" stroke-width="3"/>
    <path d="M-15-13a21 21 0 0 1 30 0" fill="none" stroke="#32260F" stroke-opacity=".28" stroke-width="5"/>
  </g>`;
const BRASS_RING = RING.replaceAll("#steel", "#brass").replaceAll("#8C8982", "#8A6A2A");

export function drawGrommetKit(): string {
  const silver = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => [150 + 120 * column, 190 + 125 * row, 20 * row] as const),
  );
  const brass = silver.map(([x, y, turn]) => [x + 250, y, turn] as const);
  return `${scatter(RING, silver)}${scatter(BRASS_RING, brass)}
    <g transform="translate(760 400) rotate(24)" filter="url(#high)">
      <rect x="-34" y="-230" width="68" height="330" rx="10" fill="url(#steel-side)"/>
      <rect x="-34" y="-60" width="68" height="8" fill="#32260F" fill-opacity=".18"/>
      <rect x="-34" y="-40" width="68" height="8" fill="#32260F" fill-opacity=".18"/>
      <rect x="-34" y="-20" width="68" height="8" fill="#32260F" fill-opacity=".18"/>
      <path d="M-24 100h48l-8 62h-32Z" fill="url(#steel-side)"/>
      <ellipse cy="162" rx="16" ry="6" fill="#7D7A73"/>
      <ellipse cy="-230" rx="34" ry="10" fill="#EFEDE8"/>
    </g>
    <linearGradient id="steel-side"><stop stop-color="#8F8C85"/><stop offset=".3" stop-color="#EFEDE8"/>
      <stop offset=".6" stop-color="#B5B2AB"/><stop offset="1" stop-color="#76736C"/></linearGradient>
    <g filter="url(#high)" transform="translate(560 650)">
      <ellipse rx="96" ry="34" fill="#8F8C85" cy="22"/><ellipse rx="96" ry="34" fill="url(#steel)"/>
      <ellipse rx="46" ry="16" fill="#6F6C65"/><ellipse rx="46" ry="14" cy="3" fill="#96938C"/>
    </g>`;
}

const D_RING = `<g filter="url(#low)">
    <path d="M-58 20a58 58 0 0 1 116 0Z" fill="none" stroke="url(#brass)" stroke-width="15" stroke-linejoin="round"/>
    <rect x="-34" y="10" width="68" height="112" rx="12" fill="url(#brass)"/>
    <rect x="-34" y="10" width="68" height="26" rx="12" fill="#FFFFFF" fill-opacity=".25"/>
    <circle cy="88" r="17" fill="url(#brass-ball)"/><path d="M-11 88h22M0 77v22" stroke="#6A4C1C" stroke-width="4"/>
  </g>`;
const HOOK = `<g filter="url(#low)">
    <rect x="-24" y="-110" width="48" height="150" rx="10" fill="url(#brass)"/>
    <path d="M-24 20v42a42 42 0 0 0 84 0v-18" fill="none" stroke="url(#brass)" stroke-width="22" stroke-linecap="round"/>
    <path d="M-46-132 24-78" stroke="url(#steel)" stroke-width="9" stroke-linecap="round"/>
    <circle cx="-48" cy="-134" r="13" fill="url(#steel-ball)"/>
  </g>`;

export function drawHangingKit(): string {
  const coils = Array.from({ length: 9 }, (_, i) => {
    const [rx, ry] = [176 - 4 * i, 136 - 5 * i];
    return `<ellipse rx="${rx}" ry="${ry}" cx="${3 * (i % 3)}" cy="${2 * (i % 4)}" transform="rotate(${7 * i - 20})"/>`;
  });
  return `
    <g transform="translate(330 300)" filter="url(#low)" fill="none">
      <g stroke="#8E8B84" stroke-width="6">${coils.join("")}</g>
      <g stroke="#F1EFEA" stroke-width="2" stroke-dasharray="5 6">${coils.join("")}</g>
      <path d="M150 70c70 60 150 40 190 96" stroke="#8E8B84" stroke-width="6"/>
      <path d="M150 70c70 60 150 40 190 96" stroke="#F1EFEA" stroke-width="2" stroke-dasharray="5 6"/>
    </g>
    ${scatter(D_RING, [
      [230, 600, -12],
      [430, 620, 9],
    ])}
    ${scatter(HOOK, [
      [680, 270, 6],
      [830, 560, -8],
    ])}`;
}
