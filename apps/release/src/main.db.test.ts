import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEmptyDatabase, readServiceEnvironment } from "@photomap/testing";
import { expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

async function run(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...readServiceEnvironment(), ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...parameters], { env });
  return stdout.trim();
}

/** Each command loads the whole backend, which takes seconds while other tests run. */
const TIME_LIMIT_MS = 180_000;

it(
  "migrates an empty database, stores products, and can be repeated",
  async () => {
    const database = await createEmptyDatabase();
    const environment = {
      DATABASE_URL: database.url,
      PRODUCT_PICTURES_FOLDER: "unused",
      PRODUCT_DATA_FOLDER: fileURLToPath(
        new URL("../../../catalog/generated/products", import.meta.url),
      ),
    };
    expect(await run(["migrate"], environment)).toMatch(/^Applied 0001/);
    expect(await run(["migrate"], environment)).toBe("All migrations are applied");
    const stored = await run(["publish-products"], environment);
    expect(stored).toMatch(/^\d+ products stored$/);
    await expect(run(["account", "nobody@mail.example"], environment)).rejects.toThrow(
      "No verified account has the address nobody@mail.example",
    );
    await database.drop();
  },
  TIME_LIMIT_MS,
);

it("lists its commands for an unknown one", async () => {
  await expect(run(["deploy"])).rejects.toThrow("publish-designs");
});
