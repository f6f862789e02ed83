import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../apps/web/", import.meta.url));

export const HOSTS = { pm: "photomap.example", tbl: "thebigloop.example" } as const;

/** Production settings behind a load balancer on this machine, with the running product's data. */
const ENVIRONMENT = {
  STAGE: "prod",
  DEVELOPMENT: "0",
  PORT: "0",
  HOST: "127.0.0.1",
  IMAGES_URL: "https://images.photomap.example",
  S3_ENDPOINT: "https://uploads.photomap.example",
  TRUSTED_PROXIES: "127.0.0.1",
  PM_HOSTS: HOSTS.pm,
  TBL_HOSTS: HOSTS.tbl,
};

export interface ProductionWeb {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a second web server with production settings. */
export async function startProductionWeb(): Promise<ProductionWeb> {
  const web = spawn(process.execPath, ["server/main.ts"], {
    cwd: FOLDER,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = new Promise<string>((resolve, reject) => {
    createInterface(web.stdout).on("line", (line) => {
      const url = /Server listening at (http:\/\/[\d.:]+)/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    web.once("exit", () => reject(new Error("The web server did not start")));
  });
  return {
    address: await address,
    stop: async () => {
      web.kill("SIGTERM");
      await once(web, "exit");
    },
  };
}
