import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import styles from "./QualityBadge.module.css";

const TIERS = {
  great: { word: "Great", tone: "leaf", Icon: Check },
  good: { word: "Good", tone: "leaf", Icon: Check },
  "not-great": { word: "Not Great", tone: "honey", Icon: TriangleAlert },
  blurry: { word: "Blurry", tone: "honey", Icon: TriangleAlert },
  "very-blurry": { word: "Very Blurry", tone: "brick", Icon: CircleAlert },
  "bare-corner": { word: "Bare corner", tone: "honey", Icon: TriangleAlert },
  "bare-edge": { word: "Bare edge", tone: "honey", Icon: TriangleAlert },
} as const;

export type QualityTier = keyof typeof TIERS;

interface QualityBadgeProps {
  readonly tier: QualityTier;
  /** The reason, for example "Sharp at 36 × 24 in". */
  readonly detail?: string;
}

/** The print quality as text and icon, not by color alone. */
export function QualityBadge({ tier, detail }: QualityBadgeProps) {
  const { word, tone, Icon } = TIERS[tier];
  const badge = (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      {word}
    </span>
  );
  if (detail === undefined) return badge;
  return (
    <p className={styles.panel} data-tone={tone}>
      {badge}
      <span>{detail}</span>
    </p>
  );
}
