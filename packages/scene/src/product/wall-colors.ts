/** The color of the wall in each picture of a product. */
export const WALL_COLORS = { closeUp: "#f1e9dc", room: "#f0e8db", shop: "#f1ebe0" } as const;
