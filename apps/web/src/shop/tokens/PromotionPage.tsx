import { formatTokens } from "@photomap/commerce";
import type { GetPromotionQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { OwnPromotionEntry } from "./OwnPromotionEntry.tsx";
import { PromotionForm } from "./PromotionForm.tsx";
import styles from "./PromotionPage.module.css";
import { TokenIcon } from "./TokenIcon.tsx";
import { formatTokenNumber } from "./token-texts.ts";

type Promotion = NonNullable<GetPromotionQuery["getPromotion"]>;

interface PromotionPageProps {
  readonly promotion: Promotion;
  /** The path of the login; undefined for accounts. */
  readonly signInPath: string | undefined;
}

/** A promotion and what the visitor can do: log in, enter, or see what became of the entry. */
export function PromotionPage({ promotion, signInPath }: PromotionPageProps) {
  const { title, description, tokens } = promotion;
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <h1>{title}</h1>
          {description === "" ? null : <p className={styles.description}>{description}</p>}
          <p className={styles.reward}>
            <TokenIcon size={28} />
            <span>
              <strong>{formatTokens(2 * tokens)}</strong> for each entry we approve
            </span>
          </p>
          <Participation promotion={promotion} signInPath={signInPath} />
        </Card>
      </div>
    </div>
  );
}

function Participation({ promotion, signInPath }: PromotionPageProps) {
  const { id, status, myEntry, tokens, maxEntries, numEntries } = promotion;
  if (myEntry) return <OwnPromotionEntry entry={myEntry} tokens={tokens} />;
  const placesLeft = maxEntries - numEntries;
  if (status === "CLOSED" || placesLeft <= 0) {
    return (
      <div className={styles.status} role="status">
        <h2>{status === "CLOSED" ? "This promotion is closed" : "All places are taken"}</h2>
        <p>Thank you to everyone who entered.</p>
      </div>
    );
  }
  return (
    <>
      <p className={styles.places}>
        {placesLeft === 1
          ? "1 place is left."
          : `${formatTokenNumber(placesLeft)} of ${formatTokenNumber(maxEntries)} places are left.`}
      </p>
      {signInPath === undefined ? (
        <PromotionForm promotionId={id} />
      ) : (
        <div className={styles.logIn}>
          <p>Log in to enter, so we know who gets the tokens.</p>
          <LinkButton to={signInPath} variant="primary">
            Log in to enter
          </LinkButton>
        </div>
      )}
    </>
  );
}
