import { describeTokenShortfall, formatMoney, formatTokens, sumMoney } from "@photomap/commerce";
import { CircleAlert, Ticket } from "lucide-react";
import { isFree, toMoney } from "../../../platform/format/price.ts";
import { Link } from "../../../platform/routing/Link.tsx";
import type { StickerGroup } from "../../cart/group-lines.ts";
import type { CartTokens } from "../use-cart-tokens.ts";
import styles from "./TokenBanners.module.css";

interface TokenBannersProps {
  readonly groups: readonly StickerGroup[];
  readonly tokens: CartTokens;
}

/** Notices about tokens before the checkout. */
export function TokenBanners({ groups, tokens }: TokenBannersProps) {
  const { needed, available, isShort } = tokens;
  if (available === undefined) return null;
  if (isShort) {
    return (
      <div className={styles.banner} data-tone="shortfall" role="alert">
        <CircleAlert size={22} strokeWidth={1.6} aria-hidden="true" />
        <p>{describeTokenShortfall(needed, available)}</p>
      </div>
    );
  }
  const paidWithMoney = groups.filter(({ lines }) =>
    lines.some(({ unitPrice }) => !isFree(unitPrice)),
  );
  const unused = available - needed;
  if (unused <= 0 || paidWithMoney.length === 0) return null;
  return <UnusedTokens groups={paidWithMoney} unused={unused} />;
}

interface UnusedTokensProps {
  readonly groups: readonly StickerGroup[];
  readonly unused: number;
}

function UnusedTokens({ groups, unused }: UnusedTokensProps) {
  const lines = groups.flatMap((group) => group.lines);
  const charge = sumMoney(lines.map(({ totalPrice }) => toMoney(totalPrice)));
  return (
    <section className={styles.banner} data-tone="info" aria-label="Unused sticker tokens">
      <Ticket size={22} strokeWidth={1.6} aria-hidden="true" />
      <div>
        <p className={styles.title}>You have {formatTokens(unused)} that this order doesn't use</p>
        <p>
          You'll pay {formatMoney(charge)} for stickers that aren't paid with tokens. To use your
          tokens instead:
        </p>
        <ol className={styles.steps}>
          <li>Remove those stickers from your cart.</li>
          <li>
            Open the stickers for{" "}
            {groups.map(({ id, projectId, mapName }, index) => (
              <span key={id}>
                {index === 0 ? "" : ", "}
                <Link to={`/p/${projectId}/output/stickers`}>{mapName ?? "your map"}</Link>
              </span>
            ))}{" "}
            again.
          </li>
          <li>Turn on “Use my tokens” and add the stickers to your cart.</li>
        </ol>
      </div>
    </section>
  );
}
