import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { readDeploymentSettings } from "./deployment-settings.ts";
import { createManifests } from "./manifests.ts";

/** Validates a release's manifests and writes them to a folder for `kubectl apply`. */
const { values } = parseArgs({
  options: {
    settings: { type: "string", default: fileURLToPath(new URL("example.json", import.meta.url)) },
    release: { type: "string" },
    folder: { type: "string", default: ".data/manifests" },
  },
});
if (values.release === undefined) throw new Error("--release is missing: the tag of the images");
const files = createManifests(readDeploymentSettings(values.settings, values.release));
mkdirSync(values.folder, { recursive: true });
for (const [name, manifests] of Object.entries(files)) {
  for (const manifest of manifests) manifest.validate();
  write(
    name,
    manifests.map((manifest) => toYaml(manifest.toJSON())),
  );
}

function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

function write(name: string, documents: readonly string[]): void {
  const path = `${values.folder}/${name}`;
  writeFileSync(path, documents.join("---\n"));
  console.log(path);
}
