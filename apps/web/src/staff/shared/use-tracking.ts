import { CARRIERS, findTrackingUrl, recognizeCarrier } from "@photomap/commerce";
import { useDialogFields } from "./use-dialog-fields.ts";

/** The value of a carrier that isn't in the list. */
const OTHER_CARRIER = "other";

export const CARRIER_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Choose a carrier" },
  ...CARRIERS.map((carrier) => ({ value: carrier, label: carrier })),
  { value: OTHER_CARRIER, label: "Other" },
];

interface Draft {
  /** The chosen carrier; empty while it follows from the number. */
  readonly carrier: string;
  readonly number: string;
  /** The name and the tracking page of another carrier. */
  readonly name: string;
  readonly url: string;
}

const NO_TRACKING: Draft = { carrier: "", number: "", name: "", url: "" };

export type TrackingDraft = ReturnType<typeof useTracking>;

/** The tracking of a shipment: the number tells its carrier until one is chosen. */
export function useTracking() {
  const { draft, field, check } = useDialogFields<Draft>({
    create: () => NO_TRACKING,
    findProblems,
  });
  const carrier = draft.carrier || recognizeCarrier(draft.number) || "";
  const isOther = carrier === OTHER_CARRIER;
  return {
    field,
    check,
    carrier,
    isOther,
    url: isOther ? undefined : findTrackingUrl(carrier, draft.number),
    input: {
      trackingCompany: isOther ? draft.name : carrier,
      trackingNumber: draft.number,
      trackingUrl: isOther ? draft.url : "",
    },
  };
}

function findProblems({ carrier, name, url }: Draft): Readonly<Record<string, string>> {
  if (carrier !== OTHER_CARRIER) return {};
  return {
    ...(name.trim() === "" && { name: "Enter the carrier's name." }),
    ...(url !== "" && !/^https:\/\/\S+$/.test(url) && { url: "Start with https://." }),
  };
}
