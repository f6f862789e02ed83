/** How wide the map of the hero shows: the page without its margins, or its column. */
export const HERO_SIZES = "(max-width: 900px) calc(100vw - 76px), (max-width: 1320px) 54vw, 732px";
