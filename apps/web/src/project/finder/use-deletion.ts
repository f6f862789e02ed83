import { formatMessage, projectMessages } from "@photomap/messages";
import { startTransition, useState } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { ProjectActions } from "./project-actions.ts";

export interface Deletion {
  /** The project the user is asked to confirm. */
  readonly candidate: FinderProjectFragment | undefined;
  /** What the deletion of the candidate means. */
  readonly question: string;
  readonly request: (file: FinderProjectFragment) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  readonly isHidden: (file: FinderProjectFragment) => boolean;
}

/** Hides a project while its deletion runs and shows it again when that fails. */
export function useDeletion({
  remove,
  restore,
}: Pick<ProjectActions, "remove" | "restore">): Deletion {
  const [candidate, setCandidate] = useState<FinderProjectFragment>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string) => setHidden((ids) => new Set([...ids].filter((each) => each !== id)));

  const removeNow = async ({ id, name }: FinderProjectFragment) => {
    setHidden((ids) => new Set([...ids, id]));
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
      // The reloaded list no longer contains it; a restored project must be visible again.
      startTransition(() => show(id));
    }
  };

  const question =
    restore === undefined ? projectMessages.deleteQuestion : projectMessages.moveToTrashQuestion;
  return {
    candidate,
    question: formatMessage(question, { name: candidate?.name ?? "" }),
    request: setCandidate,
    cancel: () => setCandidate(undefined),
    confirm: () => {
      if (candidate !== undefined) void removeNow(candidate);
      setCandidate(undefined);
    },
    isHidden: ({ id }) => hidden.has(id),
  };
}
