import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./Detail.module.css";
import { CARRIER_OPTIONS, type TrackingDraft } from "./use-tracking.ts";

/** Asks for a shipment's tracking number and carrier, and links to the page that tracks it. */
export function TrackingFields({ tracking }: { readonly tracking: TrackingDraft }) {
  const { field, carrier, isOther, url } = tracking;
  return (
    <>
      <TextField
        label="Tracking number (optional)"
        hint="We recognize numbers from UPS, USPS and FedEx."
        {...field("number")}
      />
      <Select
        label="Carrier (optional)"
        options={CARRIER_OPTIONS}
        {...field("carrier")}
        value={carrier}
      />
      {isOther ? (
        <>
          <TextField label="Carrier's name" {...field("name")} />
          <TextField
            label="Tracking page (optional)"
            type="url"
            inputMode="url"
            placeholder="https://"
            {...field("url")}
          />
        </>
      ) : (
        <p className={styles.hint}>
          {url === undefined ? (
            "The email links to the carrier's tracking page."
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              Check the tracking link
            </a>
          )}
        </p>
      )}
    </>
  );
}
