import { scatter } from "./surface.ts";

export function drawMountingPutty(): string {
  const square = `<rect x="-34" y="-34" width="68" height="68" rx="13" fill="#DDE5E8"/>
    <rect x="-34" y="-34" width="68" height="68" rx="13" fill="none" stroke="#B4C1C6" stroke-width="2"/>
    <path d="M-24-22q24-8 46 0" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"/>`;
  const places = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => [-225 + 90 * column, -135 + 90 * row, 0] as const),
  );
  const onSheet = places.filter((_, i) => i !== 22 && i !== 23);
  const loose = `<g filter="url(#low)">${square}</g>`;
  return `<g transform="translate(455 370) rotate(-5)" filter="url(#high)">
      <rect x="-300" y="-215" width="600" height="430" rx="16" fill="#FFFEFB"/>
      <rect x="-300" y="-215" width="600" height="48" rx="16" fill="#7D8B85"/>
      <rect x="-300" y="-185" width="600" height="18" fill="#7D8B85"/>
    </g>
    <g transform="translate(455 395) rotate(-5)">${scatter(square, onSheet)}</g>
    ${scatter(loose, [
      [760, 600, 18],
      [850, 520, -24],
    ])}`;
}

function pin(ball: string): string {
  return `<ellipse cx="52" cy="84" rx="66" ry="10" fill="#32260F" fill-opacity=".2" filter="url(#blur)" transform="rotate(24)"/>
    <path d="M6 30 34 150" stroke="url(#steel)" stroke-width="7" stroke-linecap="round"/>
    <circle r="44" fill="url(#${ball})"/>
    <ellipse cx="-14" cy="-18" rx="12" ry="8" fill="#FFFFFF" fill-opacity=".55" transform="rotate(-35)"/>`;
}

export function drawPushPins(): string {
  const heads = Array.from({ length: 26 }, (_, i) => {
    const ring = i < 8 ? 1 : i < 25 ? 2 : 0;
    const angle = i * (ring === 1 ? 0.785 : 0.37) + ring;
    const radius = ring * 58;
    const ball = ["brass-ball", "steel-ball", "walnut-ball"][i % 3];
    return `<circle cx="${Math.cos(angle) * radius}" cy="${Math.sin(angle) * radius * 0.92}" r="28" fill="url(#${ball})"/>`;
  });
  return `<g transform="translate(330 400)" filter="url(#high)">
      <circle r="212" fill="url(#steel)"/><circle r="196" fill="#8F8B83"/>
      <circle r="190" cy="5" fill="#F3EADA"/></g>
    <g transform="translate(330 405)">${heads.join("")}</g>
    ${scatter(pin("brass-ball"), [
      [680, 190, 12],
      [840, 470, -10],
    ])}
    ${scatter(pin("steel-ball"), [[830, 230, -8]])}
    ${scatter(pin("walnut-ball"), [[650, 460, 20]])}`;
}

const BLADE = `<path d="M0-20H96L150 20H0Z" fill="url(#steel)"/><path d="M0 20H150l-18-13H0Z" fill="#FFFFFF" fill-opacity=".7"/>
  <rect x="14" y="-7" width="48" height="12" rx="6" fill="#EADFCD" stroke="#8C8982" stroke-width="2"/>`;

export function drawCraftKnife(): string {
  const knurls = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${-20 + 12 * i}-32v64" stroke="#32260F" stroke-opacity=".3" stroke-width="4"/>`,
  );
  return `<linearGradient id="handle" x2="0" y2="1"><stop stop-color="#7E8A94"/><stop offset=".3" stop-color="#4D5A66"/>
      <stop offset="1" stop-color="#1F2A37"/></linearGradient>
    <g transform="translate(420 360) rotate(-24)" filter="url(#high)">
      <path d="M-360-26h330v52h-330a26 26 0 0 1 0-52Z" fill="url(#handle)"/>
      <path d="M-350-15h310" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>
      <path d="M-30-34h150l44 14v40l-44 14h-150Z" fill="url(#steel)"/>${knurls.join("")}
      <path d="M160-17h120L404 22 160 19Z" fill="url(#steel)"/>
      <path d="M404 22 160 19v-8l226 7Z" fill="#FFFFFF" fill-opacity=".85"/>
    </g>
    <g filter="url(#low)">${scatter(BLADE, [
      [250, 620, -8],
      [440, 650, 6],
      [630, 620, -4],
    ])}</g>`;
}

/** A quarter of a square cloth, folded twice: each layer a little smaller than the one below. */
export function drawCleaningCloth(): string {
  const layers = [0, 1, 2, 3].map((layer) => {
    const inset = 9 * layer;
    const box = `x="${-270 + inset}" y="${-215 + inset - 10 * layer}" width="${540 - 2 * inset}" height="${430 - 2 * inset}" rx="26"`;
    return `<rect ${box} fill="url(#waffle)" filter="url(#low)"/>
      <rect ${box} fill="#FFFFFF" fill-opacity="${0.05 * layer}"/>`;
  });
  return `<pattern id="waffle" width="20" height="20" patternUnits="userSpaceOnUse">
      <rect width="20" height="20" fill="#8FA6A2"/><rect x="2" y="2" width="16" height="16" rx="4" fill="#A0B5B1"/>
      <rect x="4" y="4" width="12" height="4" rx="2" fill="#B4C6C2"/></pattern>
    <g transform="translate(500 420) rotate(-7)">
      <g filter="url(#high)"><rect x="-270" y="-215" width="540" height="430" rx="26" fill="#8FA6A2"/></g>
      ${layers.join("")}
      <rect x="-226" y="-204" width="452" height="342" rx="12" fill="none" stroke="#5F7773" stroke-width="4" stroke-dasharray="13 8"/>
      <rect x="150" y="96" width="72" height="34" rx="4" fill="#FFFEFB" filter="url(#low)"/>
      <path d="M164 108h44M164 119h28" stroke="#8C8272" stroke-width="4" stroke-linecap="round"/>
    </g>`;
}

export function drawGiftWrap(): string {
  const loop = `<path d="M0 0C-30-110-170-150-190-70-206 0-90 34 0 0Z" fill="url(#ribbon)"/>
    <path d="M-14-10C-60-70-130-96-150-56-158-24-80 0-14-10Z" fill="#2F4437" fill-opacity=".3"/>`;
  return `<linearGradient id="kraft" x2="1" y2="1"><stop stop-color="#D8B98C"/><stop offset="1" stop-color="#BE9A68"/></linearGradient>
    <linearGradient id="ribbon" x2="0" y2="1"><stop stop-color="#A9BCA9"/><stop offset="1" stop-color="#73897A"/></linearGradient>
    <g transform="rotate(-4 500 400)">
      <g filter="url(#high)"><rect x="150" y="170" width="700" height="470" rx="6" fill="url(#kraft)"/></g>
      <path d="M150 176h700M150 634h700" stroke="#FFFFFF" stroke-opacity=".25" stroke-width="6"/>
      <path d="M150 170 250 250M850 170 750 250M150 640l100-80M850 640l-100-80" stroke="#8A683A" stroke-opacity=".35" stroke-width="3"/>
      <g filter="url(#low)"><rect x="340" y="168" width="52" height="474" fill="url(#ribbon)"/>
        <rect x="148" y="380" width="704" height="52" fill="url(#ribbon)"/></g>
      <path d="M350 168v474M382 168v474M148 390h704M148 422h704" stroke="#FFFFFF" stroke-opacity=".28" stroke-width="2"/>
      <g transform="translate(366 406)" filter="url(#low)">
        <path d="M-8 10C-40 90-90 120-120 190l44-8 16 36C-30 150 6 90 10 10Z" fill="url(#ribbon)"/>
        <path d="M8 10C40 90 100 120 134 176l-46 2-8 40C50 150 0 90-6 10Z" fill="url(#ribbon)"/>
        ${loop}<g transform="scale(-1 1)">${loop}</g>
        <rect x="-34" y="-30" width="68" height="60" rx="16" fill="#7F9585"/>
      </g>
      <g transform="translate(640 500) rotate(9)" filter="url(#low)">
        <rect x="-90" y="-60" width="200" height="124" rx="8" fill="#FFFEFB"/><circle cx="-66" r="9" fill="#D8B98C"/>
        <path d="M-30-20h110M-30 8h110M-30 36h70" stroke="#B9AE9C" stroke-width="5" stroke-linecap="round"/>
      </g>
    </g>`;
}

export function drawEngravedPlaque(): string {
  const screw = `<g filter="url(#low)"><circle r="26" fill="url(#brass-ball)"/>
    <path d="M-17 0H17M0-17V17" stroke="#6B4A17" stroke-width="6" stroke-linecap="round"/></g>`;
  // Engraved lines without words: the buyer writes them.
  const line = (y: number, half: number) =>
    `<path d="M${-half} ${y}H${half}" stroke="#5D4412" stroke-width="16" stroke-linecap="round" stroke-dasharray="58 26 34 26 82 26"/>`;
  return `<g transform="translate(500 370) rotate(-4)" filter="url(#high)">
      <rect x="-340" y="-120" width="680" height="240" rx="18" fill="url(#brass)"/>
      <rect x="-322" y="-102" width="644" height="204" rx="10" fill="none" stroke="#8A6A2A" stroke-width="3"/>
      <circle cx="-290" r="15" fill="#8A6A2A"/><circle cx="290" r="15" fill="#8A6A2A"/>
      ${line(-28, 210)}${line(38, 120)}
    </g>
    ${scatter(screw, [
      [690, 640, 20],
      [770, 590, 55],
    ])}`;
}
