import { lazy, Suspense } from "react";
import type { MapReviewSettingFragment } from "../../platform/api/generated/graphql.ts";
import { formatBrand } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
// The lazy form has its styles from here: they are in the page before the form is.
import styles from "./MapReviewDaysForm.module.css";

/** Loaded for administrators only: it has the rules for what they enter. */
const MapReviewDaysForm = lazy(async () => ({
  default: (await import("./MapReviewDaysForm.tsx")).MapReviewDaysForm,
}));

interface MapReviewDaysProps {
  readonly settings: readonly MapReviewSettingFragment[];
  readonly canManage: boolean;
}

/** How long prints wait for customers who look at their maps. Administrators change it. */
export function MapReviewDays({ settings, canManage }: MapReviewDaysProps) {
  return (
    <StaffSection title="Waiting for customers">
      <p>
        When staff ask a customer to look at a map, its print waits at most this many business days.
        Prints that already wait keep their time.
      </p>
      {settings.map((setting) =>
        canManage ? (
          // Another version is another form: it shows what was saved.
          <Suspense
            key={`${setting.businessId} ${setting.updatedAt}`}
            fallback={<div className={styles.waiting} />}
          >
            <MapReviewDaysForm setting={setting} />
          </Suspense>
        ) : (
          <p key={setting.businessId}>
            {formatBrand(setting.businessId)}: {setting.businessDays} business days
          </p>
        ),
      )}
    </StaffSection>
  );
}
