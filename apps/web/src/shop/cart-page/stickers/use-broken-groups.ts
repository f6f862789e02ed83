import { useRef } from "react";
import { useRootData } from "../../../platform/routing/root-data.ts";
import { useNavigate } from "../../../platform/routing/routing.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { describeGroup, type StickerGroup } from "../../cart/group-lines.ts";
import type { Cart } from "../../cart/use-cart.ts";
import { isPictureGone } from "./is-picture-gone.ts";

/**
 * Removes groups whose pictures cannot be rendered any more. Returns what to call when a picture of
 * a group fails, for whatever reason.
 */
export function useBrokenGroups({ removeLine }: Cart) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const navigate = useNavigate();
  /** Sticker orders that are examined or removed. */
  const examined = useRef(new Set<string>());
  return async (group: StickerGroup, openingId: string) => {
    const { id, fileId, lines } = group;
    if (examined.current.has(id)) return;
    examined.current.add(id);
    const isGone = await isPictureGone({ stickerOrderId: id, openingId, imagesUrl });
    const outcome = isGone ? await removeLine(lines[0].id) : undefined;
    if (outcome?.kind !== "saved") {
      examined.current.delete(id);
      return;
    }
    showToast({
      id: `broken-${id}`,
      type: "warning",
      content: `${describeGroup(group)} were removed from your cart, because a photo of them is gone.`,
      action: {
        label: "Choose again",
        onSelect: () => void navigate(`/p/${fileId}/output/stickers`),
      },
    });
  };
}
