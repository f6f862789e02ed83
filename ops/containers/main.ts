import { writeBillsOfMaterials } from "./bill-of-materials.ts";
import { APPS, buildImage } from "./images.ts";
import { tryImages } from "./try-images.ts";

const USAGE = `Usage: pnpm containers <command>
  build [app...]  builds the images of the apps
  try             runs the images as production does, on the services of this machine
  sbom            writes the bill of materials of each image to .data/sbom`;

const [command, ...names] = process.argv.slice(2);
switch (command) {
  case "build":
    for (const app of APPS) if (names.length === 0 || names.includes(app)) buildImage(app);
    break;
  case "try":
    await tryImages();
    break;
  case "sbom":
    writeBillsOfMaterials();
    break;
  default:
    throw new Error(USAGE);
}
