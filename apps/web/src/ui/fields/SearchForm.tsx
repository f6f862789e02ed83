import { MAX_QUERY_LENGTH } from "@photomap/project";
import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../buttons/Button.tsx";
import styles from "./SearchForm.module.css";

interface SearchFormProps {
  /** The page of results, which gets the text as `q`. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly query?: string;
}

/** A plain form: the page of results has an address. */
export function SearchForm({ action, label, placeholder, query = "" }: SearchFormProps) {
  return (
    <Form role="search" action={action} method="get" className={styles.form}>
      <span className={styles.field}>
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        <input
          key={query}
          type="search"
          name="q"
          aria-label={label}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={placeholder}
          autoComplete="off"
        />
      </span>
      <Button type="submit">Search</Button>
    </Form>
  );
}
