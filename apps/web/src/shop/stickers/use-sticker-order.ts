import { formatMessage, shopMessages, stickerMessages } from "@photomap/messages";
import type { ProjectContent } from "@photomap/project";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { CreateStickerOrderDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { ensureServerProjectId } from "../../project/store/loading/ensure-server-project-id.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { saveAndWait } from "../../project/store/save-and-wait.ts";
import type { Cart } from "../cart/use-cart.ts";
import { createCartLines } from "./create-cart-lines.ts";
import type { StickerProduct } from "./sticker.ts";
import type { OrderedSticker } from "./summarize-stickers.ts";

export type StickerOrderState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding" }
  | { readonly kind: "failed"; readonly message: string };

/** What was asked for, so that the same request keeps its id. */
interface Attempt {
  readonly requestId: string;
  readonly content: ProjectContent;
  readonly stickers: string;
}

interface StickerOrderDeps {
  readonly project: OpenProject;
  readonly product: StickerProduct;
  readonly addLines: Cart["addLines"];
  /** Called before the cart is shown. */
  readonly onAdded: () => void;
}

const OFFLINE = "No connection. We'll keep your choices until you're back online.";

/** Creates a sticker order, puts it into the cart and shows the cart, once for any number of clicks. */
export function useStickerOrder({ project, product, addLines, onAdded }: StickerOrderDeps) {
  const [state, setState] = useState<StickerOrderState>({ kind: "idle" });
  const navigate = useNavigate();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the same id after a lost answer: the server then returns the order it has created. */
  const requireRequestId = (ordered: readonly OrderedSticker[]): string => {
    const { content } = project.store.getState();
    const stickers = JSON.stringify(ordered.map(toInput));
    const last = attempt.current;
    const isSame = last?.content === content && last.stickers === stickers;
    const requestId = isSame ? last.requestId : crypto.randomUUID();
    attempt.current = { requestId, content, stickers };
    return requestId;
  };

  /** Resolves to the message of a refusal, or undefined on success. */
  const order = async (ordered: readonly OrderedSticker[], signal: AbortSignal) => {
    const saved = await saveAndWait(project.store, signal);
    // The store has said why.
    if (saved !== "saved") return formatMessage(stickerMessages.offerFailed);
    const requestId = requireRequestId(ordered);
    const { outputType } = product;
    const projectId = await ensureServerProjectId(project);
    const input = { fileId: projectId, outputType, requestId, stickers: ordered.map(toInput) };
    const { createStickerOrder: result } = await execute(CreateStickerOrderDocument, { input });
    if (result.__typename !== "CreateStickerOrderSuccess") return result.message;
    const created = createCartLines(result.stickerOrder, product);
    if (created.kind === "refused") return created.message;
    signal.throwIfAborted();
    const outcome = await addLines(created.lines);
    return outcome.kind === "saved" ? undefined : formatMessage(shopMessages.updateFailed);
  };

  const add = async (ordered: readonly OrderedSticker[]): Promise<void> => {
    if (running.current !== undefined) return;
    if (project.store.getState().isOffline) return setState({ kind: "failed", message: OFFLINE });
    const leaving = new AbortController();
    running.current = leaving;
    setState({ kind: "adding" });
    const message = await order(ordered, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error, { action: "sticker order" });
      return formatMessage(stickerMessages.offerFailed);
    });
    running.current = undefined;
    if (leaving.signal.aborted) return;
    if (message !== undefined) return setState({ kind: "failed", message });
    onAdded();
    await navigate("/cart");
  };

  return { state, add };
}

function toInput({ id, scale, quantity, ...paid }: OrderedSticker) {
  const { quantityWithMoney, quantityWithTokens } = paid;
  return { openingId: id, scale, quantity, quantityWithMoney, quantityWithTokens };
}
