import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import styles from "./ValidatedForm.module.css";

interface ValidatedFormProps {
  /** Runs before submitting; false cancels it. */
  readonly check: () => boolean;
  /** Resolves to an error message, or undefined on success. */
  readonly onSubmit: () => Promise<string | undefined>;
  readonly children: (isSending: boolean) => ReactNode;
}

/** Validates, submits and shows errors; focuses the first invalid field. */
export function ValidatedForm({ check, onSubmit, children }: ValidatedFormProps) {
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
    setProblem(await onSubmit().catch((error) => reportAndDescribeFailure(error, "form")));
    setSending(false);
  };
  return (
    // POST keeps passwords out of the URL when the form is submitted before hydration.
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

type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | undefined>>;

interface FieldProps<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly ref: (input: HTMLInputElement | null) => void;
}

interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** The props of a TextField. */
  readonly field: (name: Name) => FieldProps<Name>;
  /** Validates all fields and shows their errors. */
  readonly check: () => boolean;
}

/** State of text fields: errors appear after the first submit and follow the values from then on. */
export function useFields<Name extends string>(
  checks: Checks<Name>,
  initial: Readonly<Record<Name, string>>,
): Fields<Name> {
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const setValue = (name: Name, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: isChecked ? checks[name](values[name]) : undefined,
      onChange: ({ target }) => setValue(name, target.value),
      // Adopts text typed before hydration, which only exists in the DOM.
      ref: (input) => {
        if (input !== null && input.value !== values[name]) setValue(name, input.value);
      },
    }),
    check: () => {
      setChecked(true);
      for (const name in checks) if (checks[name](values[name]) !== undefined) return false;
      return true;
    },
  };
}
