import { lazy, type ReactNode, Suspense } from "react";
import type { StaffShippingRateTableFragment } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { formatBrand, formatUnits } from "../shared/format.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
// The lazy form has its styles from here: they are in the page before the form is.
import styles from "./ShippingRatesForm.module.css";
import { ZONE_NAMES } from "./shipping-rates-draft.ts";

/** Loaded for administrators only: it has the rules for what they enter. */
const ShippingRatesForm = lazy(async () => ({
  default: (await import("./ShippingRatesForm.tsx")).ShippingRatesForm,
}));

interface ShippingRatesProps {
  readonly rates: readonly StaffShippingRateTableFragment[];
  readonly canManage: boolean;
  /** What follows the rates. */
  readonly children?: ReactNode;
}

/** What shipping costs the buyers of each brand. Administrators change it, others read it. */
export function ShippingRates({ rates, canManage, children }: ShippingRatesProps) {
  return (
    <StaffPage title="Shipping">
      <p>
        Open carts get new prices and dates at once; placed orders keep theirs. A package belongs to
        the first class whose weight and length it doesn't exceed.
      </p>
      {rates.map((each) => (
        <StaffSection key={each.businessId} title={formatBrand(each.businessId)}>
          {canManage ? (
            // Another version is another form: it shows what was saved.
            <Suspense key={each.updatedAt} fallback={<div className={styles.form} />}>
              <ShippingRatesForm rates={each} />
            </Suspense>
          ) : (
            <RateList rates={each} />
          )}
        </StaffSection>
      ))}
      {children}
    </StaffPage>
  );
}

function RateList({ rates }: { readonly rates: StaffShippingRateTableFragment }) {
  const { freeFrom, freeFromStickers, stickerPrice, makingDays, packingDays, packages } = rates;
  return (
    <>
      <p>
        {`Free from ${formatPrice(freeFrom)} or ${formatUnits(freeFromStickers, "sticker")}. `}
        {`Fewer stickers alone: ${formatPrice(stickerPrice)}. `}
        {`Personalized goods ship within ${formatUnits(makingDays, "business day")}, `}
        {`others within ${formatUnits(packingDays, "business day")}.`}
      </p>
      <ul>
        {packages.map(({ maxWeightOz, maxLengthIn, prices }) => (
          <li key={`${maxWeightOz} ${maxLengthIn}`}>
            {maxWeightOz === null
              ? "Everything larger: "
              : `Up to ${maxWeightOz} oz and ${maxLengthIn} in: `}
            {prices
              .map(
                ({ zone, standard, expedited }) =>
                  `${ZONE_NAMES[zone]} ${formatPrice(standard)}, expedited ${formatPrice(expedited)}`,
              )
              .join("; ")}
          </li>
        ))}
      </ul>
    </>
  );
}
