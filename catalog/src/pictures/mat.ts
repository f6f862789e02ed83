import { type Design, openingsOf } from "@photomap/design";

export const MAT = "#FDFBF6";
const BEVEL = "#FFFFFF";
const HAIRLINE = "#A99E8C";

/** Draws the mat as SVG, with its openings cut out and a shadow on the photos behind it. */
export function drawMat(design: Design, widthPx: number): Buffer {
  const { width, height } = design;
  const cuts = openingsOf(design).flatMap(({ enabled, layers }) => {
    return enabled && layers.cut !== undefined ? [layers.cut.path] : [];
  });
  const board = `M-99-99H${width + 99}V${height + 99}H-99Z`;
  const unit = width / 2592;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${widthPx}" height="${(widthPx * height) / width}" fill="none" stroke-linejoin="round">
    <filter id="shade" x="-5%" y="-5%" width="110%" height="110%">
      <feDropShadow dx="0" dy="${4 * unit}" stdDeviation="${4 * unit}" flood-color="#32260F" flood-opacity=".5"/>
    </filter>
    <path fill="${MAT}" fill-rule="evenodd" filter="url(#shade)" d="${board}${cuts.join("")}"/>
    ${drawGraphics(design)}
    <path stroke="${BEVEL}" stroke-width="${5 * unit}" d="${cuts.join("")}"/>
    <path stroke="${HAIRLINE}" stroke-width="${1.8 * unit}" d="${cuts.join("")}"/>
  </svg>`);
}

/** Draws the graphics printed on the mat: title, leader lines and land without openings. */
function drawGraphics({ features, width }: Design): string {
  const unit = width / 2592;
  const styles = {
    LAND: `fill="#E8E0D2" stroke="${HAIRLINE}" stroke-width="${unit}"`,
    LINE: `stroke="${HAIRLINE}" stroke-width="${2 * unit}"`,
    TITLE: `fill="#666055" stroke="#666055" stroke-width="${unit}"`,
  };
  return features
    .flatMap((feature) => (feature.type === "GRAPHIC" && feature.path ? [feature] : []))
    .map(({ path, style = "LINE" }) => `<path ${styles[style]} d="${path}"/>`)
    .join("");
}
