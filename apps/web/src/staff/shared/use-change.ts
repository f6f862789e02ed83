import { useRevalidator } from "react-router";
import { showToast } from "../../ui/toasts/toast-store.ts";

interface ChangeAnswer {
  readonly __typename: string;
  readonly message?: string;
}

/**
 * Runs a change of staff, then loads the page again. Resolves to the reason when it was refused,
 * for `ValidatedForm`.
 */
export function useChange(): (
  send: () => Promise<ChangeAnswer>,
  done: string,
) => Promise<string | undefined> {
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
