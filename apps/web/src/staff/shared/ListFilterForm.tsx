import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import styles from "./ListTools.module.css";

const DEBOUNCE_MS = 250;

interface ListFormProps {
  /** What is searched: "Number, name, email or address". */
  readonly label: string;
  /** Filters, as fields of the form. */
  readonly children?: ReactNode;
}

/** Search and filters of a list. They are the query of the address, and work without scripts. */
export function ListFilterForm({ label, children }: ListFormProps) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = query.get("search") ?? "";
  const input = useRef<HTMLInputElement>(null);
  // The field follows the address, for example after Back, but not while it is typed in.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) {
      input.current.value = search;
    }
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (form.current) void submit(dropEmpty(form.current), { method: "get", replace: true });
    }, delayMs);
  };
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(0);
      }}
      onChange={({ nativeEvent }) => send(nativeEvent.target === input.current ? DEBOUNCE_MS : 0)}
    >
      <label className={styles.search}>
        <span className="visually-hidden">{label}</span>
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          placeholder={label}
          autoComplete="off"
          aria-keyshortcuts="/"
          data-list-search=""
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </label>
      {children === undefined ? null : <div className={styles.filters}>{children}</div>}
    </Form>
  );
}

/** The form's entries without empty ones, which keeps addresses short. */
function dropEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}
