import type { CSSProperties } from "react";
import type { MailBrand } from "./mail-brand.ts";

const INK = "#1F2A37";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";

type Styles = Readonly<Record<StyleName, CSSProperties>>;
type StyleName =
  | "body"
  | "container"
  | "brand"
  | "card"
  | "heading"
  | "text"
  | "note"
  | "code"
  | "button"
  | "rows"
  | "label"
  | "value"
  | "footer";

/** Every style is in the element: many mail clients drop style sheets. */
export function createMailStyles(brand: MailBrand): Styles {
  const cell: CSSProperties = { padding: "10px 0", borderTop: "1px solid #E2D9CA", fontSize: 15 };
  return {
    body: {
      margin: 0,
      padding: "32px 12px",
      backgroundColor: "#F1EBE0",
      fontFamily: SANS,
      color: INK,
    },
    container: { maxWidth: 560 },
    brand: {
      margin: "0 0 16px 8px",
      paddingLeft: 12,
      borderLeft: `6px solid ${brand.accent}`,
      fontFamily: SERIF,
      fontSize: 22,
      lineHeight: "26px",
    },
    card: { padding: "36px 32px", backgroundColor: "#FFFEFB", borderRadius: 16 },
    heading: {
      margin: "0 0 16px",
      fontFamily: SERIF,
      fontWeight: 500,
      fontSize: 30,
      lineHeight: "34px",
    },
    text: { margin: "0 0 20px", fontSize: 16, lineHeight: "25px" },
    note: { margin: 0, color: "#4B5563", fontSize: 14, lineHeight: "21px" },
    code: {
      margin: "0 0 20px",
      padding: "18px 0 18px 10px",
      borderRadius: 12,
      backgroundColor: brand.accentWash,
      color: brand.onAccentWash,
      fontSize: 34,
      fontWeight: 600,
      letterSpacing: 10,
      lineHeight: "40px",
      textAlign: "center",
    },
    button: {
      margin: "0 0 24px",
      padding: "14px 26px",
      borderRadius: 12,
      borderBottom: `2px solid ${brand.accentEdge}`,
      backgroundColor: brand.accent,
      color: INK,
      fontSize: 16,
      fontWeight: 600,
      textDecoration: "none",
    },
    rows: { width: "100%", margin: "0 0 24px", borderCollapse: "collapse" },
    label: { ...cell, textAlign: "left" },
    value: { ...cell, textAlign: "right", whiteSpace: "nowrap" },
    footer: { margin: "20px 8px 0", color: "#666055", fontSize: 13, lineHeight: "20px" },
  };
}
