import { readServicesEnvironment } from "../stack/services.ts";
import { publishDesigns } from "./publish-designs.ts";

const written = await publishDesigns(await readServicesEnvironment());
console.log(
  written.length === 0 ? "Everything is published already" : `${written.length} files published`,
);
