import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./SmallForm.module.css";

interface SmallFormProps {
  /** Nothing is sent unless it says yes. */
  readonly check: () => boolean;
  /** What went wrong, or nothing. */
  readonly onSubmit: () => Promise<string | undefined>;
  readonly children: (isSending: boolean) => ReactNode;
}

/** A form that checks, sends and tells what went wrong; the first field to mend gets the focus. */
export function SmallForm({ check, onSubmit, children }: SmallFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [attempts]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setProblem(undefined);
    setAttempts((count) => count + 1);
    if (!check()) return;
    setSending(true);
    setProblem(await onSubmit().catch(describeFailure));
    setSending(false);
  };
  return (
    // Posted, so that nothing typed ends up in an address when it is sent before the page is ready.
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {children(isSending)}
    </form>
  );
}

/** What nobody foresaw is shown, and reported to whoever listens for errors of the page. */
function describeFailure(error: unknown): string {
  reportError(error);
  return error instanceof Error ? error.message : "An unexpected error ocurred";
}
