import {
  listPrintServices,
  type PrintedProduct,
  type PrintService,
  type PrintServiceId,
  SERVICES,
} from "./print-service.ts";

/** Why a product can't be printed by a service. */
export type MissingServiceReason = "NEEDS_MAT" | "STICKERS_ONLY" | "ONE_PHOTO";

export interface MissingService {
  readonly service: PrintService;
  readonly reason: MissingServiceReason;
}

/** Lists the services that can't print the product, with the reason. */
export function listMissingServices(product: PrintedProduct): MissingService[] {
  const offered = new Set(listPrintServices(product).map(({ id }) => id));
  return Object.values(SERVICES)
    .filter(({ id }) => !offered.has(id))
    .map((service) => ({ service, reason: explainMissing(service.id, product) }));
}

function explainMissing(id: PrintServiceId, { outputType }: PrintedProduct): MissingServiceReason {
  if (id === "STICKERS") return "ONE_PHOTO";
  return outputType === "VEHICLE_MAP" ? "STICKERS_ONLY" : "NEEDS_MAT";
}
