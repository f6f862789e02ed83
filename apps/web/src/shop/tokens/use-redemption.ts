import { parseVoucherCode } from "@photomap/commerce";
import { formatMessage, tokenMessages } from "@photomap/messages";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { RedeemStickerTokenVoucherDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";

type RedemptionState =
  | { readonly kind: "entry" }
  | { readonly kind: "submitting" }
  | { readonly kind: "refused"; readonly message: string; readonly isSignedOut: boolean }
  | { readonly kind: "added"; readonly tokens: number };

const ENTRY: RedemptionState = { kind: "entry" };

/** A code as it is entered, and its redemption. */
export function useRedemption(initialCode: string) {
  const [code, setCode] = useState(initialCode);
  const [state, setState] = useState(ENTRY);
  /** Whether problems are shown: the field was left, or the code came from a link. */
  const [isChecked, setChecked] = useState(initialCode !== "");
  const { revalidate } = useRevalidator();
  const problem = findProblem(code);
  const redeem = async () => {
    setChecked(true);
    if (problem !== undefined || state.kind === "submitting") return;
    setState({ kind: "submitting" });
    const next = await send(code);
    setState(next);
    // A code whose answer was lost is refused the second time, with its tokens in the balance.
    if (next.kind !== "refused" || !next.isSignedOut) await revalidate();
  };
  return {
    code,
    state,
    isValid: problem === undefined,
    problem: state.kind === "refused" ? state.message : isChecked ? problem : undefined,
    change: (next: string) => {
      setState(ENTRY);
      setCode(next);
    },
    check: () => setChecked(true),
    redeem,
    reset: () => {
      setState(ENTRY);
      setCode("");
      setChecked(false);
    },
  };
}

export type Redemption = ReturnType<typeof useRedemption>;

function findProblem(code: string): string | undefined {
  if (code === "") return formatMessage(tokenMessages.codeRequired);
  return parseVoucherCode(code) === undefined
    ? formatMessage(tokenMessages.invalidCode)
    : undefined;
}

async function send(voucherId: string): Promise<RedemptionState> {
  try {
    const { redeemStickerTokenVoucher: result } = await execute(RedeemStickerTokenVoucherDocument, {
      voucherId,
    });
    if (result.__typename === "RedeemStickerTokenVoucherSuccess") {
      return { kind: "added", tokens: result.transaction.tokens };
    }
    const isSignedOut = result.__typename === "NotSignedIn";
    return { kind: "refused", message: result.message, isSignedOut };
  } catch (error) {
    const message = reportAndDescribeFailure(error, "redeem a code");
    return { kind: "refused", message, isSignedOut: false };
  }
}
