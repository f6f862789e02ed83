import { createCopyName } from "@photomap/project";
import { startTransition, useState } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { FinderItem, ProjectActions } from "./project-actions.ts";

export interface Duplication {
  /** Cards of copies that are being made. */
  readonly pending: readonly FinderItem[];
  readonly duplicate: (file: FinderProjectFragment) => void;
}

/** Shows the card of a copy at once and removes it when the copy fails. */
export function useDuplication({ duplicate }: Pick<ProjectActions, "duplicate">): Duplication {
  const [pending, setPending] = useState<readonly FinderItem[]>([]);
  const duplicateNow = async (file: FinderProjectFragment, requestId: string) => {
    const card = { ...file, id: requestId, name: createCopyName(file.name) };
    setPending((cards) => [{ ...card, isPending: true }, ...cards]);
    try {
      await duplicate(file.id, requestId);
    } catch (error) {
      showToast({
        id: "duplicate-failed",
        type: "error",
        content: reportAndDescribeFailure(error, "duplicate project"),
        action: { label: "Try again", onSelect: () => void duplicateNow(file, requestId) },
      });
    }
    startTransition(() => setPending((cards) => cards.filter(({ id }) => id !== requestId)));
  };
  return { pending, duplicate: (file) => void duplicateNow(file, crypto.randomUUID()) };
}
