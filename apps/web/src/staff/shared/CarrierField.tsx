import type { ComponentProps } from "react";
import { TextField } from "../../ui/fields/TextField.tsx";

const CARRIERS = ["UPS", "USPS", "FedEx", "DHL"];

/** A carrier as free text, with suggestions. */
export function CarrierField(props: ComponentProps<typeof TextField>) {
  return (
    <>
      <TextField list="staff-carriers" autoComplete="off" {...props} />
      <datalist id="staff-carriers">
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrier}
          </option>
        ))}
      </datalist>
    </>
  );
}
