import { formatTokens } from "@photomap/commerce";
import type { GetPromotionQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./PromotionPage.module.css";

type Promotion = NonNullable<GetPromotionQuery["getPromotion"]>;

interface EntryStatusProps {
  readonly entry: NonNullable<Promotion["myEntry"]>;
  /** The tokens that an approved entry gets. */
  readonly tokens: number;
}

/** The visitor's own entry and the decision on it. */
export function OwnPromotionEntry({ entry, tokens }: EntryStatusProps) {
  return (
    <div className={styles.status} role="status">
      <Decision status={entry.status} tokens={tokens} />
      <h3>Your entry</h3>
      <blockquote className={styles.submission}>{entry.submission}</blockquote>
    </div>
  );
}

function Decision({
  status,
  tokens,
}: Pick<EntryStatusProps["entry"], "status"> & { tokens: number }) {
  switch (status) {
    case "AWAITING_APPROVAL":
      return (
        <>
          <h2>Your entry is awaiting approval</h2>
          <p>We read every entry. We'll add your tokens as soon as we approve yours.</p>
        </>
      );
    case "APPROVED":
      return (
        <>
          <h2>{`${formatTokens(2 * tokens)} ${tokens === 1 ? "was" : "were"} added`}</h2>
          <p>Your entry is approved. The tokens are in your account.</p>
          <LinkButton to="/account/sticker-tokens" variant="primary">
            Your tokens
          </LinkButton>
        </>
      );
    case "DENIED":
      return (
        <>
          <h2>Your entry wasn't accepted</h2>
          <p>Thank you for taking part. We couldn't accept your entry this time.</p>
        </>
      );
  }
}
