import { useRef } from "react";
import { useRootData } from "../../../platform/routing/root-data.ts";
import { useNavigate } from "../../../platform/routing/routing.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { describeStickerGroup, type StickerGroup } from "../../cart/group-lines.ts";
import type { Cart } from "../../cart/use-cart.ts";
import { isPictureGone } from "./is-picture-gone.ts";

/**
 * Returns the function to call when a picture of a group fails, for whatever reason. It removes the
 * group if the picture can no longer be rendered.
 */
export function useGroupPictureCheck({ removeLine }: Cart) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const navigate = useNavigate();
  /** The ids of sticker orders that are being examined, or are removed. */
  const examined = useRef(new Set<string>());
  return async (group: StickerGroup, openingId: string) => {
    const { id, projectId, lines } = group;
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
      content: `${describeStickerGroup(group)} were removed from your cart because one of their photos is gone.`,
      action: {
        label: "Choose again",
        onSelect: () => void navigate(`/p/${projectId}/output/stickers`),
      },
    });
  };
}
