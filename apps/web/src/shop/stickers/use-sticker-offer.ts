import { formatMessage, stickerMessages } from "@photomap/messages";
import { useEffect, useState } from "react";
import { ApiError, execute, NetworkError } from "../../platform/api/execute.ts";
import {
  type FreeShippingFragment,
  GetStickerOfferDocument,
} from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { ensureServerProjectId } from "../../project/store/loading/ensure-server-project-id.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { StickerOffer, StickerProduct } from "./sticker.ts";

export interface LoadedOffer {
  readonly offer: StickerOffer;
  readonly product: StickerProduct;
  readonly freeShipping: FreeShippingFragment;
  /** The half-tokens of the account that no other order has reserved; 0 for guests. */
  readonly halfTokens: number;
}

type OfferState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly loaded: LoadedOffer }
  | { readonly kind: "failed"; readonly message: string };

const LOADING: OfferState = { kind: "loading" };

/** The stickers of the saved project. Another `attempt` asks again. */
export function useStickerOffer(project: OpenProject, attempt: number): OfferState {
  const [stored, setStored] = useState({ attempt: -1, state: LOADING });
  useEffect(() => {
    let isCurrent = true;
    void loadOffer(project).then((state) => isCurrent && setStored({ attempt, state }));
    return () => {
      isCurrent = false;
    };
  }, [project, attempt]);
  return stored.attempt === attempt ? stored.state : LOADING;
}

/** Loads the offer; a guest's project is stored as a snapshot first. */
async function loadOffer(project: OpenProject): Promise<OfferState> {
  try {
    const projectId = await ensureServerProjectId(project);
    const answer = await execute(GetStickerOfferDocument, { fileId: projectId });
    const { getStickerOffer: offer, getStickerProducts, accountStickerTokenData: tokens } = answer;
    if (offer.__typename !== "StickerOffer") return { kind: "failed", message: offer.message };
    const product = getStickerProducts.find(({ outputType }) => outputType === offer.outputType);
    if (product === undefined) throw new Error(`No stickers are sold for ${offer.outputType}`);
    const halfTokens = tokens === null ? 0 : 2 * (tokens.balance - tokens.reserved);
    const { freeShipping } = answer;
    return { kind: "loaded", loaded: { offer, product, freeShipping, halfTokens } };
  } catch (error) {
    reportError(error, { action: "sticker offer" });
    return { kind: "failed", message: describeFailed(error) };
  }
}

function describeFailed(error: unknown): string {
  const isGraphql = error instanceof ApiError && !(error instanceof NetworkError) && error.cause;
  return isGraphql ? error.message : formatMessage(stickerMessages.offerFailed);
}
