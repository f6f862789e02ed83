import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { APPS, type AppName, getImageName, ROOT, TOOL_ENVIRONMENT } from "./images.ts";

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly "bom-ref"?: string;
}

interface BillOfMaterials {
  readonly components: readonly Component[];
}

/** Writes CycloneDX files: pnpm lists the npm packages, the image Node and the Debian packages. */
export function writeBillsOfMaterials(): void {
  const folder = `${ROOT}.data/sbom`;
  mkdirSync(folder, { recursive: true });
  for (const app of APPS) {
    const packages = readPackages(app);
    const components = [...packages.components, ...readBaseComponents(app)].toSorted((a, b) =>
      a.purl < b.purl ? -1 : 1,
    );
    const file = `${folder}/${app}.cdx.json`;
    writeFileSync(file, `${JSON.stringify({ ...packages, components }, undefined, 2)}\n`);
    console.log(`${file}: ${components.length} components`);
  }
}

function readPackages(app: AppName): BillOfMaterials {
  const options = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6", "--prod"];
  const args = ["sbom", ...options, "--sbom-type=application", `--filter=@photomap/${app}`];
  return JSON.parse(execFileSync("pnpm", args, { cwd: ROOT, encoding: "utf8" }));
}

function readBaseComponents(app: AppName): Component[] {
  const podman = (...args: string[]) =>
    execFileSync("podman", args, { encoding: "utf8", env: TOOL_ENVIRONMENT }).trim();
  const image = getImageName(app);
  const root = podman("image", "mount", image);
  try {
    const folder = `${root}/var/lib/dpkg/status.d`;
    const packages = readdirSync(folder).map((name) =>
      parsePackage(readFileSync(`${folder}/${name}`, "utf8")),
    );
    const node = execFileSync(`${root}/usr/local/bin/node`, ["--version"], { encoding: "utf8" });
    return [...packages, describe("node", node.trim().slice(1), "generic/node")];
  } finally {
    podman("image", "unmount", image);
  }
}

/** Parses the control file of a Debian package. */
function parsePackage(control: string): Component {
  const read = (field: string) => new RegExp(`^${field}: (.+)$`, "m").exec(control)?.[1] ?? "";
  return describe(read("Package"), read("Version"), `deb/debian/${read("Package")}`);
}

function describe(name: string, version: string, path: string): Component {
  const purl = `pkg:${path}@${encodeURIComponent(version)}`;
  return { type: "library", name, version, purl, "bom-ref": purl };
}
