import { encodeQR } from "qr";
import { useMemo } from "react";

/** Modules around the code that scanners need to be light. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  /** The accessible name: what scanning the code does. */
  readonly label: string;
}

/** Black on white in both color schemes: scanners need dark modules on a light background. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => createQrCodePath(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One path of unit squares. Medium error correction survives a fold or a stain. */
export function createQrCodePath(text: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size: rows.length };
}
