import { OUTPUT_TYPES } from "@photomap/design";
import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  GetTokenNeedDocument,
  type GetTokenNeedQuery,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";

export interface RequiredTokensRequest {
  readonly designId: string;
  /** The output type as the product names it; it may be unknown. */
  readonly outputType: string;
  readonly scale: number;
}

export type RequiredTokens = NonNullable<GetTokenNeedQuery["stickerTokensModal"]>;

type NeedState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly need: RequiredTokens }
  | { readonly kind: "failed"; readonly message: string };

const LOADING: NeedState = { kind: "loading" };

/** The stickers of a complete map and their tokens. */
export function useRequiredTokens({
  designId,
  outputType,
  scale,
}: RequiredTokensRequest): NeedState {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    let isCurrent = true;
    void loadNeed({ designId, outputType, scale }).then((loaded) => isCurrent && setState(loaded));
    return () => {
      isCurrent = false;
    };
  }, [designId, outputType, scale]);
  return state;
}

async function loadNeed({
  designId,
  outputType,
  scale,
}: RequiredTokensRequest): Promise<NeedState> {
  const type = OUTPUT_TYPES.find((name) => name === outputType);
  const unknown = {
    kind: "failed",
    message: "We couldn't find the stickers for this map.",
  } as const;
  if (type === undefined) return unknown;
  try {
    const variables = { designId, scale, outputType: type };
    const { stickerTokensModal: need } = await execute(GetTokenNeedDocument, variables);
    return need === null ? unknown : { kind: "loaded", need };
  } catch (error) {
    return { kind: "failed", message: reportAndDescribeFailure(error, "count tokens") };
  }
}
