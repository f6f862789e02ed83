import { formatMessage, shopMessages } from "@photomap/messages";
import type { MouseEvent } from "react";
import { showToast } from "../../../toasts/toast-store.ts";

/** For support: a shift-click beside links and buttons copies the id of the sticker order. */
export function copyOrderId({ shiftKey, target }: MouseEvent, id: string): void {
  if (!shiftKey || (target instanceof Element && target.closest("a, button"))) return;
  const onCopied = () =>
    showToast({
      id: "sticker-order-copied",
      type: "info",
      content: formatMessage(shopMessages.copied),
    });
  // Without the permission, or in an embedded browser.
  const onRefused = () =>
    showToast({ id: "sticker-order-copied", type: "error", content: `Could not copy ${id}.` });
  navigator.clipboard.writeText(id).then(onCopied, onRefused);
}
