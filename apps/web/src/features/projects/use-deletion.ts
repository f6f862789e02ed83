import { formatMessage, projectMessages } from "@photomap/messages";
import { startTransition, useState } from "react";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { showToast } from "../../toasts/toast-store.ts";

/** Where projects are deleted: at the server, or in a guest's browser. */
export interface ProjectRemoval {
  /** Whether it is deleted, and gone from the list; a refusal and a failure are the same to the person. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Takes a deletion back; left out where nothing can. */
  readonly restore?: (id: string) => Promise<boolean>;
}

export interface Deletion {
  readonly asked: FinderFileFragment | undefined;
  readonly ask: (file: FinderFileFragment) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  readonly isGone: (file: FinderFileFragment) => boolean;
}

/** A project leaves the page at once and comes back if it could not be deleted. */
export function useDeletion({ remove, restore }: ProjectRemoval): Deletion {
  const [asked, setAsked] = useState<FinderFileFragment>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string) => setGone((ids) => new Set([...ids].filter((each) => each !== id)));

  const removeNow = async ({ id, name }: FinderFileFragment) => {
    setGone((ids) => new Set([...ids, id]));
    const isDeleted = await remove(id).catch(() => false);
    if (!isDeleted) {
      show(id);
      const content = formatMessage(projectMessages.deleteFailed);
      showToast({ id: "delete-failed", type: "error", content });
    } else if (restore !== undefined) {
      showToast({
        id: "deleted",
        type: "info",
        content: `"${name}" is in the trash.`,
        action: { label: "Undo", onSelect: () => void restore(id).catch(() => undefined) },
      });
      // The list has lost it by now, and if it comes back somebody restored it.
      startTransition(() => show(id));
    }
  };

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    confirm: () => {
      if (asked !== undefined) void removeNow(asked);
      setAsked(undefined);
    },
    isGone: ({ id }) => gone.has(id),
  };
}
