import { CARRIERS, findTrackingUrl, recognizeCarrier } from "@photomap/commerce";
import { useDialogFields } from "./use-dialog-fields.ts";

/** The value of a carrier that isn't in the list. */
const OTHER_CARRIER = "other";

export const CARRIER_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Choose a carrier" },
  ...CARRIERS.map((carrier) => ({ value: carrier, label: carrier })),
  { value: OTHER_CARRIER, label: "Other" },
];

/** What is entered about a shipment's tracking. */
export interface TrackingValues {
  /** The chosen carrier; empty while it follows from the number. */
  readonly carrier: string;
  readonly number: string;
  /** The name and the tracking page of another carrier. */
  readonly name: string;
  readonly url: string;
}

export const NO_TRACKING: TrackingValues = { carrier: "", number: "", name: "", url: "" };

/** What follows from the entered values: the number tells its carrier until one is chosen. */
export function readTracking({ carrier: chosen, number, name, url }: TrackingValues) {
  const carrier = chosen || recognizeCarrier(number) || "";
  const isOther = carrier === OTHER_CARRIER;
  return {
    carrier,
    isOther,
    url: isOther ? undefined : findTrackingUrl(carrier, number),
    input: {
      trackingCompany: isOther ? name : carrier,
      trackingNumber: number,
      trackingUrl: isOther ? url : "",
    },
  };
}

/** The tracking of one shipment. */
export function useTracking() {
  const { draft, field, check } = useDialogFields<TrackingValues>({
    create: () => NO_TRACKING,
    findProblems: findTrackingProblems,
  });
  return { field, check, ...readTracking(draft) };
}

/** The tracking that `TrackingFields` shows and edits. */
export type TrackingDraft = Omit<ReturnType<typeof useTracking>, "check">;

export function findTrackingProblems({
  carrier,
  name,
  url,
}: TrackingValues): Readonly<Record<string, string>> {
  if (carrier !== OTHER_CARRIER) return {};
  return {
    ...(name.trim() === "" && { name: "Enter the carrier's name." }),
    ...(url !== "" && !/^https:\/\/\S+$/.test(url) && { url: "Start with https://." }),
  };
}
