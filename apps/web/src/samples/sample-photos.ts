import autumnMountain from "./photos/autumn-mountain.webp";
import dandelions from "./photos/dandelions.webp";
import forestStream from "./photos/forest-stream.webp";
import mountainTrail from "./photos/mountain-trail.webp";
import paintBrushes from "./photos/paint-brushes.webp";
import redBowl from "./photos/red-bowl.webp";
import sunsetSummit from "./photos/sunset-summit.webp";
import twoDogs from "./photos/two-dogs.webp";

export const SAMPLE_PHOTOS = {
  autumnMountain,
  dandelions,
  forestStream,
  mountainTrail,
  paintBrushes,
  redBowl,
  sunsetSummit,
  twoDogs,
};
