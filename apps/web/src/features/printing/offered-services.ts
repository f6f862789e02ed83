import { type BusinessId, type Design, type OutputType, openingsOf } from "@photomap/design";
import { type PrintService, type PrintServiceId, servicesFor } from "@photomap/printing";

/** The screens that exist, by the last part of their address. A new service is offered by its line here. */
const SCREENS: Partial<Record<PrintServiceId, string>> = { DOWNLOAD: "download" };

export interface OfferedService extends PrintService {
  readonly path: string;
}

interface Product {
  readonly id: string;
  readonly design: Design;
  readonly outputType: OutputType;
  readonly businessId: BusinessId;
}

/** The ways this project can be printed here and now, the usual one first. */
export function offeredServices({ id, design, outputType, businessId }: Product): OfferedService[] {
  const openingCount = openingsOf(design).length;
  return servicesFor({ outputType, businessId, openingCount }).flatMap((service) => {
    const screen = SCREENS[service.id];
    return screen === undefined ? [] : [{ ...service, path: `/p/${id}/output/${screen}` }];
  });
}
