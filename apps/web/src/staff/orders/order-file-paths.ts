/**
 * The address that downloads the packing slips of orders in one PDF: of one shipment, or of what is
 * left to ship.
 */
export function getPackingSlipPath(numbers: readonly number[], shipmentId?: string): string {
  const shipment = shipmentId === undefined ? "" : `&shipment=${shipmentId}`;
  return `/prints/packing-slips?orders=${numbers.join(",")}${shipment}`;
}

/** The address that downloads all print files of orders that are ready, in one ZIP file. */
export function getPrintFilesPath(numbers: readonly number[]): string {
  return `/prints/order-files?orders=${numbers.join(",")}`;
}
