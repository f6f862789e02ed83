import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { FilterSelect } from "../shared/FilterSelect.tsx";
import { ListFilterForm } from "../shared/ListFilterForm.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";
import { PickupRows } from "./PickupRows.tsx";
import { PICKUP_STATE_OPTIONS, type PickupFilters, type PickupPage } from "./staff-pickup.ts";

interface PickupListProps {
  readonly page: PickupPage;
  readonly filters: PickupFilters;
}

export function PickupList({ page, filters }: PickupListProps) {
  return (
    <StaffPage
      title="Pickup orders"
      actions={
        <LinkButton size="small" to="/staff/pickups?state=UNKNOWN">
          To reconcile
        </LinkButton>
      }
    >
      <ListFilterForm label="ID, number, map or store">
        <FilterSelect name="state" label="State" options={PICKUP_STATE_OPTIONS} />
      </ListFilterForm>
      <PickupRows key={JSON.stringify(filters)} first={page} filters={filters} />
    </StaffPage>
  );
}
