import { formatMessage, reviewMessages } from "@photomap/messages";
import type { Collaborator } from "@photomap/project";
import { useState } from "react";
import { execute } from "../../../platform/api/execute.ts";
import { DeleteMapmakerFileAccessDocument } from "../../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { useProject } from "../../../project/store/project-context.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";

/** Asks before the access of an invited person is removed, and reports the result as a toast. */
export function useAccessRemoval() {
  const { id: projectId, store } = useProject();
  const [candidate, setCandidate] = useState<Collaborator>();
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ accessId, displayName }: Collaborator) => {
    if (accessId === undefined) return;
    const { deleteMapmakerFileAccess: result } = await execute(DeleteMapmakerFileAccessDocument, {
      id: accessId,
      fileId: projectId,
    });
    if (result.__typename !== "DeleteMapmakerFileAccessSuccess") {
      showToast({ id: "access-removed", type: "error", content: result.message });
      return;
    }
    await store.changeGrants((accesses) => accesses.filter(({ id }) => id !== accessId));
    const content = formatMessage(reviewMessages.accessRemoved, { name: displayName });
    showToast({ id: "access-removed", type: "info", content });
  };
  const confirm = async () => {
    if (candidate === undefined) return;
    setBusy(true);
    try {
      await remove(candidate);
    } catch (error) {
      const content = reportAndDescribeFailure(error, "remove access");
      showToast({ id: "access-removed", type: "error", content });
    } finally {
      setBusy(false);
      setCandidate(undefined);
    }
  };
  return {
    candidate,
    isBusy,
    request: setCandidate,
    confirm: () => void confirm(),
    cancel: () => setCandidate(undefined),
  };
}
