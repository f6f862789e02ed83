import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = `${ROOT}ops/containers`;
export const APPS = ["api", "images", "worker", "web", "release"] as const;
export type AppName = (typeof APPS)[number];

export function getImageName(app: AppName): string {
  return `localhost/photomap/${app}`;
}

/** The environment of buildah and podman; the machine's own settings override the defaults. */
export const TOOL_ENVIRONMENT = { CONTAINERS_CONF: `${FOLDER}/containers.conf`, ...process.env };

function readRelease(): string {
  return git(["rev-parse", "--short=12", "HEAD"]);
}

/** Builds an app's image and tags it with the release and as latest. */
export function buildImage(app: AppName): void {
  const name = getImageName(app);
  const npmrc = `${homedir()}/.npmrc`;
  const args = [
    "build",
    "--layers",
    // Works without control groups and user namespaces.
    "--isolation=chroot",
    "--network=host",
    // The OCI format has no HEALTHCHECK.
    "--format=docker",
    `--timestamp=${git(["log", "-1", "--format=%ct"])}`,
    `--secret=id=npmrc,src=${existsSync(npmrc) ? npmrc : "/dev/null"}`,
    "--secret=id=ca,src=/etc/ssl/certs/ca-certificates.crt",
    `--ignorefile=${FOLDER}/containerignore`,
    `--build-arg=RELEASE=${readRelease()}`,
    ...listBaseArguments(),
    `--tag=${name}:${readRelease()}`,
    `--tag=${name}:latest`,
    `--file=${ROOT}apps/${app}/Containerfile`,
    ROOT,
  ];
  execFileSync("buildah", args, { stdio: ["ignore", "inherit", "inherit"], env: TOOL_ENVIRONMENT });
}

function listBaseArguments(): string[] {
  return ["BUILD_BASE", "RUNTIME_BASE"].flatMap((name) => {
    const image = process.env[name];
    return image === undefined ? [] : [`--build-arg=${name}=${image}`];
  });
}

function git(args: readonly string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
}
