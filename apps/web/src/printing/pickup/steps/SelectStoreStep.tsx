import { isUsPostalCode } from "@photomap/commerce";
import { formatMessage, pickupMessages } from "@photomap/messages";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import pageStyles from "../PickupStep.module.css";
import type { RetailStore } from "../retail.ts";
import { StepTitle } from "../StepTitle.tsx";
import { StoreResults } from "../stores/StoreResults.tsx";
import type { useStores } from "../stores/use-stores.ts";
import styles from "./SelectStoreStep.module.css";

interface SelectStoreProps {
  /** The text in the field. */
  readonly typedZip: string;
  /** The ZIP code of the search; undefined before the first one. */
  readonly zip: string | undefined;
  readonly stores: ReturnType<typeof useStores>;
  readonly onType: (zip: string) => void;
  readonly onSearch: (zip: string) => void;
  readonly onSelect: (store: RetailStore) => void;
}

/** The stores near a ZIP code. */
export function SelectStoreStep(props: SelectStoreProps) {
  const { typedZip, zip, stores, onType, onSearch, onSelect } = props;
  const [isChecked, setChecked] = useState(false);
  const typed = typedZip.trim();
  const isValid = isUsPostalCode(typed);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isValid) return;
    if (typed === zip) stores.retry();
    else onSearch(typed);
  };
  return (
    <div className={pageStyles.page}>
      <StepTitle
        isFocused
        lead={`Your prints are ready in ${formatMessage(pickupMessages.readySoon)}. You'll pay when you pick them up.`}
      >
        Select a store
      </StepTitle>
      <form className={styles.search} role="search" noValidate onSubmit={search}>
        <TextField
          label="ZIP code"
          name="zip"
          value={typedZip}
          inputMode="numeric"
          autoComplete="postal-code"
          error={isChecked && !isValid ? formatMessage(pickupMessages.invalidZip) : undefined}
          onChange={({ target }) => onType(target.value)}
        />
        <Button
          type="submit"
          variant={stores.state.kind === "loaded" ? "secondary" : "primary"}
          icon={<Search size={20} strokeWidth={1.6} aria-hidden="true" />}
          loading={stores.state.kind === "loading"}
        >
          Find stores
        </Button>
      </form>
      <StoreResults
        zip={zip ?? ""}
        state={stores.state}
        onRetry={stores.retry}
        onSelect={onSelect}
      />
    </div>
  );
}
