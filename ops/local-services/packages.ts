import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { arch, homedir, machine } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { findCacheFolder } from "./environment.ts";
import { withLock } from "./lock.ts";
import { runCommand } from "./process.ts";

export type PackageSet = {
  name: string;
  debianPackages: readonly string[];
  programs: readonly string[];
  /** The folder of the programs, relative to the file system's root. */
  programFolder: string;
};

/** Programs of a package; `root` is the folder it was unpacked in, or empty if it is installed. */
export type Toolbox = {
  root: string;
  libraries: string;
  program: (name: string) => string;
  environment: Record<string, string>;
};

/** Finds installed programs, or unpacks Debian packages into the cache folder without root access. */
export async function requirePackages(set: PackageSet): Promise<Toolbox> {
  if (hasPrograms("", set)) return openToolbox("", set);
  const root = join(findCacheFolder(homedir()), `${set.name}-${await readRelease()}-${arch()}`);
  if (!existsSync(root)) {
    await withLock(`unpack ${root}`, async () => {
      if (!existsSync(root)) await unpack(set, root);
    });
  }
  return openToolbox(root, set);
}

function hasPrograms(root: string, set: PackageSet): boolean {
  return set.programs.every((name) => existsSync(join(root, "/", set.programFolder, name)));
}

function openToolbox(root: string, set: PackageSet): Toolbox {
  const triplet = `${machine()}-linux-gnu`;
  const libraries = `${root}/usr/lib/${triplet}`;
  const unpackedOnly = {
    LD_LIBRARY_PATH: `${libraries}:${libraries}/ceph:${root}/lib/${triplet}`,
    PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
  };
  return {
    root,
    libraries,
    program: (name) => join(root, "/", set.programFolder, name),
    environment: root === "" ? {} : unpackedOnly,
  };
}

/** Finds Python for a script whose shebang names the system's, which may be missing. */
export function findPython({ root }: Toolbox): string {
  return existsSync("/usr/bin/python3") ? "/usr/bin/python3" : `${root}/usr/bin/python3`;
}

async function readRelease(): Promise<string> {
  const release = parseEnv(await readFile("/etc/os-release", "utf8"))["VERSION_CODENAME"];
  if (release === undefined || !existsSync("/usr/bin/apt-get")) {
    throw new Error("not a Debian system: use compose.yaml instead");
  }
  return release;
}

/** Unpacks into a temporary folder and renames it, so that a failed download leaves nothing behind. */
async function unpack(set: PackageSet, root: string): Promise<void> {
  console.log(`${set.name}: downloading ${set.debianPackages.join(", ")} from Debian, once`);
  await mkdir(dirname(root), { recursive: true });
  const partial = await mkdtemp(`${root}.partial-`);
  try {
    const archives = join(partial, "archives");
    await download(set.debianPackages, archives);
    for (const file of await readdir(archives)) {
      if (file.endsWith(".deb"))
        await runCommand(["dpkg-deb", "-x", join(archives, file), partial]);
    }
    await rm(archives, { recursive: true });
    if (!hasPrograms(partial, set))
      throw new Error(`${set.name}: Debian's packages lack a program`);
    await rename(partial, root);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function download(packages: readonly string[], archives: string): Promise<void> {
  const lists = join(archives, "lists");
  await mkdir(join(archives, "partial"), { recursive: true });
  await mkdir(join(lists, "partial"), { recursive: true });
  const options = [
    "-yq",
    "-oDebug::NoLocking=1",
    "-oAcquire::Retries=3",
    `-oDir::Cache::archives=${archives}/`,
  ];
  const install = ["--no-install-recommends", "--download-only", "install", ...packages];
  try {
    await runCommand(["apt-get", ...options, ...install]);
  } catch {
    // The system's package lists are missing or out of date.
    options.push(
      `-oDir::State::lists=${lists}/`,
      "-oDir::Cache::pkgcache=",
      "-oDir::Cache::srcpkgcache=",
    );
    await runCommand(["apt-get", ...options, "update"]);
    await runCommand(["apt-get", ...options, ...install]);
  }
}
