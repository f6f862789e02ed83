import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useSubmitByCode } from "../../../ui/fields/VerificationCodeField.tsx";
import styles from "./KeepForm.module.css";
import type { KeepMap } from "./use-keep-map.ts";

interface KeepFormProps {
  readonly keep: KeepMap;
  /** Shown above the field while the address is asked for. */
  readonly lead: string;
}

/** One field: the address, then the code, which the sixth digit submits. */
export function KeepForm({ keep, lead }: KeepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const isCode = keep.step === "code";
  useSubmitByCode(form, isCode ? keep.code : "");
  useFocusOnChange(input, keep.step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isCode ? keep.enterCode() : keep.sendCode());
  };
  const shared = {
    ref: input,
    className: styles.input,
    "aria-describedby": noteId,
    "aria-invalid": keep.problem === undefined ? undefined : true,
  } as const;
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.lead} title={isCode ? keep.email : undefined}>
        {isCode ? `We emailed a code to ${keep.email}.` : lead}
      </p>
      <div className={styles.row}>
        {isCode ? (
          <input
            key="code"
            {...shared}
            name="code"
            aria-label="Verification code"
            placeholder="Six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={keep.code}
            onChange={({ target }) => keep.setCode(target.value)}
          />
        ) : (
          <input
            key="email"
            {...shared}
            name="email"
            type="email"
            aria-label="Email"
            placeholder="Your email address"
            autoComplete="email"
            value={keep.email}
            onChange={({ target }) => keep.setEmail(target.value)}
          />
        )}
        <Button type="submit" variant="primary" size="small" loading={keep.isBusy}>
          {isCode ? "Keep it" : "Email me a code"}
        </Button>
      </div>
      <div className={styles.note} id={noteId}>
        <KeepNote keep={keep} />
      </div>
    </form>
  );
}

function KeepNote({ keep }: { readonly keep: KeepMap }) {
  const { step, problem, notice } = keep;
  if (step === "code") {
    return (
      <>
        <p role={problem === undefined ? "status" : "alert"} data-problem={problem !== undefined}>
          {problem ?? notice}
        </p>
        <button type="button" onClick={() => void keep.sendCode()}>
          Send a new code
        </button>
        <button type="button" onClick={keep.changeEmail}>
          Change the address
        </button>
      </>
    );
  }
  if (problem !== undefined) {
    return (
      <p role="alert" data-problem>
        {problem}
      </p>
    );
  }
  return (
    <p>
      By keeping it you agree to the <NewTabLink to="/terms">Terms of Service</NewTabLink> and the{" "}
      <NewTabLink to="/privacy">Privacy Policy</NewTabLink>.
    </p>
  );
}

/** Opens beside the map, so that a typed address stays. */
function NewTabLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** Focuses the field of another step, but not the first one: the map keeps the focus. */
function useFocusOnChange(
  input: { readonly current: HTMLInputElement | null },
  step: KeepMap["step"],
): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) input.current?.focus();
    shown.current = step;
  }, [input, step]);
}
