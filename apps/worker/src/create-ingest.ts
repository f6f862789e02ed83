import { ingestPhoto, MAX_DECODE_BYTES } from "@photomap/render";
import { AdmissionBudget, type IngestPhoto } from "@photomap/server";

/** An ingest that waits until the memory to decode is free; one for all jobs of the process. */
export function createIngest(): IngestPhoto {
  const decoding = new AdmissionBudget(MAX_DECODE_BYTES);
  return (original, edgesPx) =>
    ingestPhoto(original, edgesPx, (weight, work) => decoding.run({ weight }, work));
}
