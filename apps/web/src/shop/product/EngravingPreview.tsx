import styles from "./EngravingPreview.module.css";

interface Line {
  readonly key: string;
  readonly text: string;
  /** Shown paler while there is no text. */
  readonly example: string;
}

const WIDTH = 400;
const HEIGHT = 132;
const TEXT_WIDTH = 340;
const LINE_HEIGHT = 38;
const MAX_FONT_SIZE = 30;
/** The width of a letter over the font size, on average. */
const LETTER_WIDTH = 0.55;

/** The plaque with the buyer's lines, as it will be engraved. */
export function EngravingPreview({ lines }: { readonly lines: readonly Line[] }) {
  const isEmpty = lines.every(({ text }) => text === "");
  const shown = lines
    .map(({ key, text, example }) => ({ key, text: isEmpty ? example : text }))
    .filter(({ text }) => text !== "");
  const top = HEIGHT / 2 - ((shown.length - 1) * LINE_HEIGHT) / 2;
  return (
    <svg
      className={styles.plaque}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${isEmpty ? "Example" : "Preview"}: ${shown.map(({ text }) => text).join(", ")}`}
    >
      <rect className={styles.metal} x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="10" />
      <rect className={styles.rim} x="9" y="9" width={WIDTH - 18} height={HEIGHT - 18} rx="6" />
      {[22, WIDTH - 22].map((x) => (
        <circle key={x} className={styles.screw} cx={x} cy={HEIGHT / 2} r="6" />
      ))}
      {shown.map(({ key, text }, index) => (
        <text
          key={key}
          className={styles.text}
          data-example={isEmpty || undefined}
          x={WIDTH / 2}
          y={top + index * LINE_HEIGHT}
          fontSize={Math.min(MAX_FONT_SIZE, TEXT_WIDTH / (LETTER_WIDTH * text.length))}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
