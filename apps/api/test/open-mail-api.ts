import type { Backend } from "@photomap/server";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { createApi } from "../src/app.ts";
import { signUp, verify, WHO } from "./account-operations.ts";
import { API_SETTINGS, OURS } from "./api-settings.ts";

export interface AccountAnswer {
  readonly data: Record<string, { __typename: string; message?: string; email?: string }>;
  readonly body: string;
  /** The session's cookie. */
  readonly cookie: string | undefined;
  /** The device's cookie. */
  readonly deviceCookie: string | undefined;
  readonly setCookies: readonly string[];
}

interface SendOptions {
  readonly cookie?: string;
  readonly ip?: string;
  readonly host?: string;
}

/** An API with its own database, whose emails are received. */
export interface MailApi extends MailBackend {
  readonly api: FastifyInstance;
  /** Sends a query; each call uses another host by default, so that limits by host don't apply. */
  send(query: string, options?: SendOptions): Promise<AccountAnswer>;
  /** Creates an account; returns the cookie of its session. */
  createAccount(email: string): Promise<string>;
  findEmail(cookie?: string): Promise<string | undefined>;
  findAccountId(email: string): Promise<string>;
}

/** Opens the API; `replace` returns the parts of the backend that the test provides. */
export async function openMailApi(
  replace: (backend: Backend) => Partial<Backend> = () => ({}),
): Promise<MailApi> {
  const test = await openMailBackend();
  const backend = { ...test.backend, ...replace(test.backend) };
  const api = await createApi(API_SETTINGS, backend, pino({ level: "silent" }));
  let hosts = 0;

  async function send(
    query: string,
    {
      cookie = "",
      ip = `203.0.113.${(hosts += 1) % 250}`,
      host = "photomap.example",
    }: SendOptions = {},
  ): Promise<AccountAnswer> {
    const headers = { ...OURS, "x-forwarded-for": ip, host, cookie };
    const answer = await api.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query },
    });
    const findCookie = (name: string) => {
      const set = answer.cookies.find((each) => each.name === name);
      return set && `${set.name}=${set.value}`;
    };
    return {
      data: answer.json().data,
      body: answer.body,
      cookie: findCookie("__Host-photomap-session"),
      deviceCookie: findCookie("__Host-device"),
      setCookies: [answer.headers["set-cookie"] ?? []].flat(),
    };
  }

  return {
    ...test,
    backend,
    api,
    send,
    async createAccount(email) {
      await send(signUp(email));
      const { cookie } = await send(verify(email, await test.readCode(email)));
      if (cookie === undefined) throw new Error("No session was started");
      return cookie;
    },
    async findEmail(cookie = "") {
      return (await send(WHO, { cookie })).data["account"]?.email;
    },
    async findAccountId(email) {
      const [row] = await test.query("select id from account where email = $1", [email]);
      return String(row?.["id"]);
    },
    async close() {
      await api.close();
      await test.close();
    },
  };
}
