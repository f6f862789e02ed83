import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffDiscountProductsDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { formatBrand } from "../shared/format.ts";
import styles from "./Discounts.module.css";

export interface PickedProduct {
  readonly id: string;
  readonly title: string;
}

interface ProductPickerProps {
  /** The chosen products; empty means every product. */
  readonly chosen: readonly PickedProduct[];
  readonly onChange: (chosen: readonly PickedProduct[]) => void;
}

const DEBOUNCE_MS = 250;
const MAX_SHOWN = 5;

/** Picks a discount's products by search. */
export function ProductPicker({ chosen, onChange }: ProductPickerProps) {
  const [search, setSearch] = useState("");
  const { found, problem } = useProductSearch(search.trim());
  const others = found.filter(({ id }) => !chosen.some((product) => product.id === id));
  return (
    <div>
      <TextField
        label="Only these products"
        hint={chosen.length === 0 ? "All products, until you add one." : "Search to add more."}
        error={problem}
        type="search"
        placeholder="Title or SKU"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={styles.chosen} aria-label="Found products">
        {others.slice(0, MAX_SHOWN).map(({ id, title, businessId }) => (
          <li key={id}>
            {`${title}, ${formatBrand(businessId)}`}
            <Button
              size="small"
              variant="quiet"
              aria-label={`Add ${title}`}
              onClick={() => onChange([...chosen, { id, title }])}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
      <ul className={styles.chosen} aria-label="Chosen products">
        {chosen.map(({ id, title }) => (
          <li key={id}>
            {title}
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${title}`}
              onClick={() => onChange(chosen.filter((product) => product.id !== id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FoundProducts {
  readonly found: readonly (PickedProduct & { readonly businessId: string })[];
  readonly problem?: string;
}

const NOTHING: FoundProducts = { found: [] };

/** The products of the last answered search; none while the field is empty. */
function useProductSearch(search: string): FoundProducts {
  const [result, setResult] = useState(NOTHING);
  useEffect(() => {
    if (search === "") return undefined;
    let isCurrent = true;
    const find = async () => {
      const found = await findProducts(search);
      if (isCurrent) setResult(found);
    };
    const timer = setTimeout(() => void find(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search]);
  return search === "" ? NOTHING : result;
}

async function findProducts(search: string): Promise<FoundProducts> {
  try {
    const { staffProducts } = await execute(StaffDiscountProductsDocument, { search });
    return { found: staffProducts?.products ?? [] };
  } catch (error) {
    return { found: [], problem: reportAndDescribeFailure(error, "staff-product-search") };
  }
}
