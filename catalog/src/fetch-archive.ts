import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A published data archive that is downloaded and reduced instead of installed. */
export interface Archive {
  readonly kind: "NPM" | "DEBIAN";
  readonly name: string;
  readonly version: string;
  readonly sha512: string;
}

/** Downloads an archive and reads files from it; throws when its hash is not the expected one. */
export function readArchive<Name extends string>(
  archive: Archive,
  files: readonly Name[],
): Record<Name, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  const run = (command: string, ...parameters: string[]) => {
    const options: ExecFileSyncOptions = { cwd: folder, stdio: ["ignore", "pipe", "ignore"] };
    execFileSync(command, parameters, options);
  };
  try {
    if (archive.kind === "NPM") run("npm", "pack", `${archive.name}@${archive.version}`);
    else run("apt-get", "download", `${archive.name}=${archive.version}`);
    const [file = ""] = readdirSync(folder);
    const sha512 = createHash("sha512")
      .update(readFileSync(join(folder, file)))
      .digest("base64");
    if (sha512 !== archive.sha512)
      throw new Error(`${archive.name}@${archive.version} has the hash ${sha512}`);
    if (archive.kind === "NPM") run("tar", "-xzf", file, ...files);
    else run("dpkg-deb", "-x", file, ".");
    const read = files.map((name) => [name, readFileSync(join(folder, name))]);
    return Object.fromEntries(read);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
