import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./SearchForm.module.css";

/** A plain form: the page of results has an address. */
export function SearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <Form role="search" action="/shop" method="get" className={styles.form}>
      <label htmlFor="product-search" className="visually-hidden">
        Search products
      </label>
      <span className={styles.field}>
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        <input
          key={query}
          id="product-search"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          placeholder="Try “Michigan”"
          autoComplete="off"
        />
      </span>
      <Button type="submit">Search</Button>
    </Form>
  );
}

/** Longer texts match no product. */
export const MAX_QUERY_LENGTH = 80;
