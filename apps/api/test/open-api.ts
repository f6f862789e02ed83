import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { createApi } from "../src/app.ts";
import { API_SETTINGS } from "./api-settings.ts";

/** An API with its own database. */
export interface TestApi extends TestBackend {
  readonly api: FastifyInstance;
}

export async function openApi(): Promise<TestApi> {
  const test = await openTestBackend();
  const api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  return {
    ...test,
    api,
    async close() {
      await api.close();
      await test.close();
    },
  };
}
