import { describeOrderTokens } from "@photomap/commerce";
import { Link } from "react-router";
import type { OrderTokensFragment } from "../generated/graphql.ts";

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
