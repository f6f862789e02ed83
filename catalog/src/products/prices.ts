/** The size of a print in inches. The exported functions return prices in cents. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Prices a mat, frame and acrylic: $119 for 24 × 16, $189 for 36 × 24, $289 for 48 × 32. */
export function priceFramed(
  { width, height }: Size,
  values: Readonly<Record<string, string>>,
): number {
  const area = width * height;
  const glazing = values["Glazing"] === "Non-glare acrylic" ? 20 + 0.015 * area : 0;
  return toPrice(60 + 0.149 * area + priceFinish(values["Frame"]) + glazing);
}

/** Prices one opening in a small frame. */
export function priceSingle(
  { width, height }: Size,
  values: Readonly<Record<string, string>>,
): number {
  return toPrice(40 + 0.12 * width * height + priceFinish(values["Frame"]));
}

/** Prices a canvas print plus what it hangs on. */
export function priceHanging(
  { width, height }: Size,
  values: Readonly<Record<string, string>>,
): number {
  const area = width * height;
  return toPrice(39 + 0.05 * area + priceHanger(values["Hanging"] ?? "", width, area));
}

export function priceHangerBars(inches: number): number {
  return toPrice(11 + 0.48 * inches);
}

export function priceMat({ width, height }: Size): number {
  return toPrice(20 + 0.045 * width * height);
}

export function priceFrame({ width, height }: Size, finish: string | undefined): number {
  return toPrice(44 + 0.075 * width * height + priceFinish(finish));
}

function priceHanger(hanging: string, width: number, area: number): number {
  if (hanging.endsWith(" frame")) return 40 + 0.07 * area + priceFinish(hanging.split(" ")[0]);
  if (hanging === "Pine hanger bars") return 10 + 0.4 * width;
  return hanging === "Corner grommets" ? 8 : 0;
}

/** Returns the surcharge in dollars: walnut rails cost more. */
function priceFinish(finish: string | undefined): number {
  return finish === "Walnut" ? 20 : 0;
}

/** Turns dollars into cents, rounded to a dollar amount that ends in 9. */
function toPrice(dollars: number): number {
  return (Math.round((dollars + 1) / 10) * 10 - 1) * 100;
}
