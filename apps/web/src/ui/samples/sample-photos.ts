import autumnMountain from "./photos/autumn-mountain.webp";
import bostonSunset from "./photos/boston-sunset.webp";
import dandelions from "./photos/dandelions.webp";
import forestStream from "./photos/forest-stream.webp";
import mountainTrail from "./photos/mountain-trail.webp";
import osprey from "./photos/osprey.webp";
import otters from "./photos/otters.webp";
import paintBrushes from "./photos/paint-brushes.webp";
import redBowl from "./photos/red-bowl.webp";
import sunsetSummit from "./photos/sunset-summit.webp";
import twoDogs from "./photos/two-dogs.webp";

export const SAMPLE_PHOTOS = {
  autumnMountain,
  bostonSunset,
  dandelions,
  forestStream,
  mountainTrail,
  osprey,
  otters,
  paintBrushes,
  redBowl,
  sunsetSummit,
  twoDogs,
};
