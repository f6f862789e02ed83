import { type BrandId, type Design, type OutputType, openingsOf } from "@photomap/design";
import { listPrintServices, type PrintService, type PrintServiceId } from "@photomap/printing";
import { can } from "@photomap/project";
import { useMemo } from "react";
import { useBrand } from "../../platform/brand/brand.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { useProjectState, useViewerPolicy } from "../store/project-context.ts";
import { getPrintServicePath } from "../store/project-paths.ts";

/** The last path segment of each service's screen. */
const SCREENS: Readonly<Record<PrintServiceId, string>> = {
  STICKERS: "stickers",
  WALGREENS: "walgreens",
  DOWNLOAD: "download",
};

const PREFERRED_KEY = "photomap:print-service";

export interface OfferedService extends PrintService {
  readonly path: string;
}

interface Product {
  readonly id: string;
  readonly design: Design;
  readonly outputType: OutputType;
  readonly brand: BrandId;
  readonly isPickupOff: boolean;
  readonly canOrder: boolean;
}

/** Lists the services offered for a product, the default first. */
function listOfferedServices(product: Product): OfferedService[] {
  const { id, design, outputType, brand, isPickupOff, canOrder } = product;
  const openingCount = openingsOf(design).length;
  return listPrintServices({ outputType, brand, openingCount })
    .filter((service) => service.id !== "WALGREENS" || !isPickupOff)
    .filter((service) => service.id !== "STICKERS" || canOrder)
    .map((service) => ({ ...service, path: getPrintServicePath(id, SCREENS[service.id]) }));
}

export function useOfferedServices(project: OpenProject): readonly OfferedService[] {
  const { id, design, store } = project;
  const site = useBrand();
  const brand = project.brand ?? site.id;
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const isPickupOff = useRootData()?.isPickupOff ?? false;
  const canOrder = can(useViewerPolicy(store), "order");
  return useMemo(
    () => listOfferedServices({ id, design, outputType, brand, isPickupOff, canOrder }),
    [id, design, outputType, brand, isPickupOff, canOrder],
  );
}

/** The service used last in this browser if it is still offered, else the default. */
export function findPreferredService(
  offered: readonly OfferedService[],
): OfferedService | undefined {
  const id = readPreferredId();
  return offered.find((service) => service.id === id) ?? offered[0];
}

export function storePreferredService({ id }: OfferedService): void {
  try {
    localStorage.setItem(PREFERRED_KEY, id);
  } catch {
    // Without storage the default is offered again.
  }
}

function readPreferredId(): string | null {
  try {
    return localStorage.getItem(PREFERRED_KEY);
  } catch {
    return null;
  }
}
