/** Not in the DOM's types yet: a few browsers have it, on secure pages. */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

declare global {
  interface Window {
    readonly EyeDropper?: new () => EyeDropper;
  }
}

export function hasEyeDropper(): boolean {
  return typeof window !== "undefined" && window.EyeDropper !== undefined;
}

/** The color of any pixel on the screen, or nothing when the person thinks better of it. */
export async function pickColor(): Promise<string | undefined> {
  if (window.EyeDropper === undefined) return undefined;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex;
  } catch {
    return undefined;
  }
}
