import type { BrandId, OutputType } from "@photomap/design";
import { FULL_SIZE_MODE_ID, type PackingMode, SIZE_MODES, type SizeMode } from "./size-mode.ts";

export type PrintServiceId = "DOWNLOAD" | "WALGREENS" | "STICKERS";

export interface PrintService {
  readonly id: PrintServiceId;
  readonly name: string;
  readonly description: string;
  /** The picture file's name, without path and extension. */
  readonly image: string;
  readonly sizeModeIds: readonly string[];
  /** Whether a print may reach beyond the cut line. */
  readonly allowsBuffer: boolean;
  readonly isPrimary: boolean;
}

const DOWNLOAD_MODE_IDS =
  "letter A4 legal 11x17 standard_photo 4x6 5x7 8x10 11x14 16x20 A1 A2 A3 full_size".split(" ");

export const SERVICES: Readonly<Record<PrintServiceId, PrintService>> = {
  STICKERS: {
    id: "STICKERS",
    name: "Order Stickers",
    description: "Cut to shape and mailed to you, ready to stick on your map.",
    image: "stickers",
    sizeModeIds: [],
    allowsBuffer: true,
    isPrimary: true,
  },
  WALGREENS: {
    id: "WALGREENS",
    name: "Pick Up at Walgreens",
    description: "Printed at a store near you. Cut them out and add them to your map.",
    image: "retail",
    sizeModeIds: ["standard_photo", "walgreens_cheap", "8x10", FULL_SIZE_MODE_ID],
    allowsBuffer: true,
    isPrimary: false,
  },
  DOWNLOAD: {
    id: "DOWNLOAD",
    name: "Print at Home",
    description: "Download true-size files and print them on your own paper.",
    image: "download",
    sizeModeIds: DOWNLOAD_MODE_IDS,
    allowsBuffer: false,
    isPrimary: false,
  },
};

const BY_OUTPUT_TYPE: Readonly<Record<OutputType, readonly PrintServiceId[]>> = {
  MATBOARD_WALL_MAP: ["STICKERS", "WALGREENS", "DOWNLOAD"],
  MATBOARD_WALL_MAP_SINGLE: ["WALGREENS", "DOWNLOAD"],
  VEHICLE_MAP: ["STICKERS"],
  VINYL_WALL_MAP: ["STICKERS", "DOWNLOAD"],
};

export interface PrintedProduct {
  readonly outputType: OutputType;
  readonly brand: BrandId;
  readonly openingCount: number;
}

/** Lists the services that can print the product, the primary one first. */
export function listPrintServices(product: PrintedProduct): PrintService[] {
  const { outputType, brand, openingCount } = product;
  const allowsStickers = brand !== "tbl" || openingCount > 1;
  return BY_OUTPUT_TYPE[outputType]
    .filter((id) => id !== "STICKERS" || allowsStickers)
    .map((id) => SERVICES[id]);
}

/** Lists the service's size modes; full size sheets hold one opening only. */
export function sizeModesOf({ sizeModeIds }: PrintService, packingMode: PackingMode): SizeMode[] {
  return SIZE_MODES.filter(({ id }) => sizeModeIds.includes(id)).filter(
    ({ id }) => id !== FULL_SIZE_MODE_ID || packingMode === "single",
  );
}
