import { useState } from "react";
import { useRevalidator } from "react-router";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";

/** The result of a change; a refusal has a message. */
export interface StaffMutationResult {
  readonly __typename: string;
  readonly message?: string;
}

type Change = (
  send: () => Promise<StaffMutationResult>,
  done: string,
) => Promise<string | undefined>;

/**
 * Runs a change by staff, then reloads the page's data. Resolves to the reason when it was refused,
 * for `ValidatedForm`.
 */
export function useStaffMutation(): Change {
  const { revalidate } = useRevalidator();
  return async (send, done) => {
    const answer = await send();
    // Also after a refusal: the page may be outdated.
    await revalidate();
    if (answer.message !== undefined) return answer.message;
    showToast({ id: "staff-change", type: "info", content: done });
    return undefined;
  };
}

/** A change by one click: a toast says why it was refused or failed. */
export function useQuickStaffMutation(context: string) {
  const change = useStaffMutation();
  const [isSending, setSending] = useState(false);
  const run: Change = async (send, done) => {
    setSending(true);
    const problem = await change(send, done).catch((error) =>
      reportAndDescribeFailure(error, context),
    );
    setSending(false);
    if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
    return problem;
  };
  return { run, isSending };
}
