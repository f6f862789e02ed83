import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./ValidatedForm.module.css";

interface ValidatedFormProps {
  /** Nothing is sent unless it says yes. */
  readonly check: () => boolean;
  /** What went wrong, or nothing. */
  readonly onSubmit: () => Promise<string | undefined>;
  readonly children: (isSending: boolean) => ReactNode;
}

/** A form that checks, sends and tells what went wrong; the first field to mend gets the focus. */
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

type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | undefined>>;

interface FieldProps<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref: (input: HTMLInputElement | null) => void;
}

interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** What a TextField needs. */
  readonly field: (name: Name) => FieldProps<Name>;
  /** Checks every field and shows what is wrong. */
  readonly check: () => boolean;
}

/** The text fields of a small form: what is wrong shows when it is sent, and goes when it is mended. */
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
      // What was typed before the page was ready stands in the input alone.
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
