import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./ListTools.module.css";

const DEBOUNCE_MS = 250;

interface ListFormProps {
  /** What is searched: "Number, name, email or address". */
  readonly label: string;
  /** Filters, as fields of the form. */
  readonly children?: ReactNode;
}

/** Search and filters of a list. They are the query of the address, and work without scripts. */
export function ListForm({ label, children }: ListFormProps) {
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

interface FilterProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of the form as a select; its first option filters nothing. */
export function Filter({ name, label, options }: FilterProps) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? "";
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      {/* The key sets the value after a navigation: the field is not controlled. */}
      <select key={value} name={name} defaultValue={value}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PagerProps {
  readonly nextCursor: string | null | undefined;
  /** The number of rows in words, where it is known. */
  readonly children?: ReactNode;
}

export function Pager({ nextCursor, children }: PagerProps) {
  const [query] = useSearchParams();
  const write = (after: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete("after");
    if (after !== undefined) next.set("after", after);
    return `?${next}`;
  };
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span>{children}</span>
      {query.has("after") ? <Link to={write(undefined)}>First page</Link> : null}
      {nextCursor ? (
        <LinkButton size="small" to={write(nextCursor)}>
          Next page
        </LinkButton>
      ) : null}
    </nav>
  );
}
