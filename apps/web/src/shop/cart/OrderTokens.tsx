import { describeOrderTokens } from "@photomap/commerce";
import type { OrderTokensFragment } from "../../platform/api/generated/graphql.ts";
import { Link } from "../../platform/routing/Link.tsx";

/** What happened with the sticker tokens of an order. */
export function OrderTokens({ tokens }: { readonly tokens: OrderTokensFragment }) {
  return (
    <p>
      {describeOrderTokens(2 * tokens.count, tokens)}
      {tokens.recipient === "YOU" ? (
        <>
          {" "}
          <Link to="/account/sticker-tokens">See your tokens</Link>
        </>
      ) : null}
    </p>
  );
}
