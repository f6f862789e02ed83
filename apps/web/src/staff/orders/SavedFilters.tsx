import { Check } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffRemoveFilterDocument,
  type StaffSavedFilterFieldsFragment,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import { writeFilterQuery, writeListQuery } from "./order-filters.ts";
import styles from "./SavedFilters.module.css";

/** Loads its code when it first opens. */
const SaveFilterDialog = lazy(async () => ({
  default: (await import("./SaveFilterDialog.tsx")).SaveFilterDialog,
}));

type SavedFilter = StaffSavedFilterFieldsFragment;

/** The filters that the staff member saved, as links, and what can be done with the current one. */
export function SavedFilters({ filters }: { readonly filters: readonly SavedFilter[] }) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const current = writeListQuery(query);
  const saved = filters.find((filter) => writeFilterQuery(filter) === current);
  if (filters.length === 0 && current === "") return null;
  return (
    <div className={styles.filters}>
      {filters.length === 0 ? null : (
        <nav aria-label="Saved filters">
          <ul className={styles.list}>
            {filters.map((filter) => (
              <li key={filter.id}>
                <LinkButton
                  size="small"
                  to={`/staff/orders${writeFilterQuery(filter)}`}
                  icon={filter === saved ? <CurrentIcon /> : undefined}
                  aria-current={filter === saved ? "page" : undefined}
                >
                  {filter.name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current === "" && saved === undefined ? null : (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {saved === undefined ? "Save filter" : "Rename filter"}
        </Button>
      )}
      {saved === undefined ? null : <RemoveButton filter={saved} />}
      <Suspense>
        {isOpen ? <SaveFilterDialog saved={saved} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}

function CurrentIcon() {
  return <Check size={18} strokeWidth={1.6} aria-hidden="true" />;
}

function RemoveButton({ filter: { id, name } }: { readonly filter: SavedFilter }) {
  const { run, isSending } = useQuickStaffMutation("staff-remove-filter");
  const send = async () => (await execute(StaffRemoveFilterDocument, { id })).staffRemoveFilter;
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isSending}
      onClick={() => void run(send, `The filter ${name} is removed.`)}
    >
      Remove filter
    </Button>
  );
}
