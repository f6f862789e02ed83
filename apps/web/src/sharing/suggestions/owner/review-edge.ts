const SMALL_EDGE_PX = 1024;
const LARGE_EDGE_PX = 2048;

/** The size at which photos are sharp in a picture as high as the window. */
export function getReviewEdgePx(): number {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const shownPx = Math.min(innerWidth, innerHeight) * Math.min(2, devicePixelRatio);
  return shownPx > SMALL_EDGE_PX ? LARGE_EDGE_PX : SMALL_EDGE_PX;
}
