/** Group, id, size, price, whether several images are on it, and how many are in a box. */
const ROWS = [
  ["CARDS", "6580101", "5x7", "0.79", "N", "20"],
  ["COLLG", "6580201", "8x10", "2.99", "Y", "1"],
  ["STDPR", "6560003", "4x6", "0.40", "N", "1"],
  ["STDPR", "6560005", "5x7", "3.49", "N", "1"],
  ["STDPR", "6560008", "8x10", "4.99", "N", "1"],
  ["SQR01", "6570001", "4x4", "0.45", "N", "1"],
  ["SQR01", "6570002", "8x8", "4.49", "N", "1"],
  ["ENLRG", "6590001", "4x6", "1.29", "N", "1"],
  ["ENLRG", "6590011", "11x14", "11.99", "N", "1"],
  ["ENLRG", "6590016", "16x20", "21.99", "N", "1"],
  ["ENLRG", "6590020", "20x30", "26.99", "N", "1"],
  ["ENLRG", "6590024", "24x36", "34.99", "N", "1"],
  ["GIFTS", "6600001", "Mug", "14.99", "N", "1"],
] as const;

export const PRODUCT_IDS: readonly string[] = ROWS.map(([, productId]) => productId);

/** Lists the products of a group; an empty group contains all. */
export function listProducts(group: string) {
  return ROWS.filter(([productGroupId]) => group === "" || productGroupId === group).map(
    ([productGroupId, productId, productSize, productPrice, multiImageIndicator, boxQty]) => ({
      productId,
      productGroupId,
      productDesc: `${productSize} Print`,
      productPrice,
      currencyType: "USD",
      productSize,
      offsetWidth: "0",
      offsetHeight: "0",
      resWidth: "1200",
      resHeight: "1800",
      dpi: "300",
      multiImageIndicator,
      boxQty,
      vendorQtyLimit: "999",
      templateUrl: "",
    }),
  );
}
