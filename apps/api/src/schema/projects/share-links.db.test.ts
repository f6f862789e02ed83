import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

const PASSWORD = "two green herons";
const DAY_MS = 86_400_000;

let test: TestBackend;
let api: FastifyInstance;
let owner: Browser;
let id: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});
beforeEach(async () => {
  owner = new Browser();
  await owner.signIn(`owner-${crypto.randomUUID()}@photomap.example`);
  id = await owner.publish();
});

interface Opened {
  readonly __typename: string;
  readonly message?: string;
  readonly file?: { readonly name: string; readonly viewerPolicy: string };
}

interface Link {
  readonly url: string;
  readonly expiresAt: string | null;
  readonly hasPassword: boolean;
  readonly version: number;
}

let nextHost = 1;

/** A client with its own cookies and network. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address = `198.51.100.${nextHost++ % 250}`;

  async signIn(email: string): Promise<void> {
    await this.#send("/dev/sign-in", { email });
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await this.#send("/graphql", { query, variables });
    const { data, errors } = answer.json();
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  }

  async #send(url: string, payload: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...OURS, cookie };
    const remoteAddress = this.#address;
    const answer = await api.inject({ method: "POST", url, headers, payload, remoteAddress });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  async publish(): Promise<string> {
    const input = { designId: "50-states-36x24", name: "Our travels" };
    const { createMapmakerFile } = await this.ask<{ createMapmakerFile: { file: { id: string } } }>(
      `mutation ($input: CreateMapmakerFileInput!) {
        createMapmakerFile(input: $input) {
          ... on CreateMapmakerFileSuccess { file { id } }
        }
      }`,
      { input },
    );
    const { id: fileId } = createMapmakerFile.file;
    await setPolicy(fileId, "PUBLIC");
    return fileId;
  }

  async canSee(fileId = id): Promise<boolean> {
    const query = "query ($id: ID!) { file(id: $id) { id } }";
    const { file } = await this.ask<{ file: object | null }>(query, { id: fileId });
    return file !== null;
  }

  async open(
    variables: { fileId?: string; key?: string; password?: string } = {},
  ): Promise<Opened> {
    const { openShareLink } = await this.ask<{ openShareLink: Opened }>(
      `mutation ($fileId: ID!, $key: String, $password: String) {
        openShareLink(fileId: $fileId, key: $key, password: $password) {
          __typename
          ... on OpenShareLinkSuccess { file { name viewerPolicy } }
          ... on Refusal { message }
        }
      }`,
      { fileId: id, ...variables },
    );
    return openShareLink;
  }

  /** Updates the link; returns it, or the name of the refusal. */
  async update(changes: string, fileId = id): Promise<Link | string> {
    return this.#change(`updateShareLink(fileId: "${fileId}", ${changes})`);
  }

  async renew(requestId: string = crypto.randomUUID(), fileId = id): Promise<Link | string> {
    return this.#change(`renewShareLink(fileId: "${fileId}", requestId: "${requestId}")`);
  }

  async #change(field: string): Promise<Link | string> {
    const { result } = await this.ask<{ result: { __typename: string; shareLink?: Link } }>(
      `mutation { result: ${field} {
        __typename
        ... on ShareLinkSuccess { shareLink { url expiresAt hasPassword version } }
      } }`,
    );
    return result.shareLink ?? result.__typename;
  }

  async getLink(): Promise<Link | null> {
    const query = `query ($id: ID!) {
      file(id: $id) { shareLink { url expiresAt hasPassword version } }
    }`;
    const { file } = await this.ask<{ file: { shareLink: Link | null } | null }>(query, { id });
    return file?.shareLink ?? null;
  }
}

const setPolicy = (fileId: string, policy: string) =>
  test.query("update project set access_policy = $2 where id = $1", [fileId, policy]);

/** Expires the link as if its time had come. */
const expire = (fileId = id) =>
  test.query(
    "update share_link set expires_at = now() - interval '1 second' where project_id = $1",
    [fileId],
  );

const findEpoch = () => test.backend.accessEpochs.find({ kind: "project", id });

const keyOf = (link: Link | string | null) =>
  typeof link === "object" && link !== null
    ? (new URL(link.url).searchParams.get("k") ?? undefined)
    : undefined;

describe("the share link", () => {
  it("is the plain address of the project until it is renewed", async () => {
    const plain = `https://photomap.example/p/${id}?s=1`;
    expect(await owner.getLink()).toEqual({
      url: plain,
      expiresAt: null,
      hasPassword: false,
      version: 1,
    });
    const stranger = new Browser();
    expect(await stranger.canSee()).toBe(true);
    expect(await stranger.getLink()).toBeNull();
    const renewed = await owner.renew();
    expect(keyOf(renewed)).toMatch(/^[\w-]{22}$/);
    expect(renewed).toMatchObject({ url: `${plain}&k=${keyOf(renewed)}`, version: 2 });
    expect(await owner.getLink()).toEqual(renewed);
  });

  it("is changed by the owner only, and a guess of the id changes nothing", async () => {
    const other = new Browser();
    await other.signIn("other@photomap.example");
    for (const policy of ["PRIVATE", "PUBLIC", "PUBLIC_COLLABORATORS"]) {
      await setPolicy(id, policy);
      expect(await other.renew()).toBe("NotFound");
      expect(await other.update('password: "two green herons"')).toBe("NotFound");
      expect(await new Browser().renew()).toBe("NotSignedIn");
      expect(await new Browser().update("removePassword: true")).toBe("NotSignedIn");
    }
    expect(await owner.renew("no uuid")).toBe("InvalidInput");
    expect(await owner.renew(crypto.randomUUID(), "zzzzzz")).toBe("NotFound");
    expect(await owner.getLink()).toMatchObject({ version: 1, hasPassword: false });
  });
});

describe("a renewal", () => {
  it("ends the old link at once, for those who opened it too", async () => {
    const friend = new Browser();
    expect(await friend.canSee()).toBe(true);
    const key = keyOf(await owner.renew());
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open()).__typename).toBe("NotFound");
    expect((await friend.open({ key: "A".repeat(22) })).__typename).toBe("NotFound");
    const opened = await friend.open({ key: key ?? "" });
    expect(opened.file).toEqual({ name: "Our travels", viewerPolicy: "VIEWER" });
    expect(await friend.canSee()).toBe(true);
    expect(await new Browser().canSee()).toBe(false);
    const next = keyOf(await owner.renew());
    expect(next).not.toBe(key);
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open({ key: key ?? "" })).__typename).toBe("NotFound");
    expect(await owner.canSee()).toBe(true);
  });

  it("raises the epoch of image addresses in the same transaction", async () => {
    const before = (await findEpoch()) ?? 0;
    await owner.renew();
    expect(await findEpoch()).toBe(before + 1);
  });

  it("happens once for a request id that is repeated, also at the same time", async () => {
    const requestId = crypto.randomUUID();
    const renewed = await Promise.all(Array.from({ length: 8 }, () => owner.renew(requestId)));
    expect(new Set(renewed.map(keyOf)).size).toBe(1);
    expect(await owner.getLink()).toMatchObject({ version: 2 });
    const others = await Promise.all(Array.from({ length: 5 }, () => owner.renew()));
    expect(new Set(others.map(keyOf)).size).toBe(5);
    expect(await owner.getLink()).toMatchObject({ version: 7 });
  });

  it("does not affect people who were invited, nor a pass for another project", async () => {
    const invited = new Browser();
    await invited.signIn("invited@photomap.example");
    await test.query(
      `insert into project_grant (id, project_id, owner_id, grantee_email, role)
       select gen_random_uuid(), id, owner_id, 'invited@photomap.example', 'COLLABORATOR'
       from project where id = $1`,
      [id],
    );
    const otherId = await owner.publish();
    const otherKey = keyOf(await owner.renew(crypto.randomUUID(), otherId));
    await invited.open({ fileId: otherId, key: otherKey ?? "" });
    await owner.renew();
    expect(await invited.canSee()).toBe(true);
    expect(await invited.canSee(otherId)).toBe(true);
  });
});

describe("a password", () => {
  it("is needed by everybody but the owner, and ends the access given before", async () => {
    const friend = new Browser();
    expect(await friend.canSee()).toBe(true);
    const before = (await findEpoch()) ?? 0;
    expect(await owner.update(`password: "${PASSWORD}"`)).toMatchObject({ hasPassword: true });
    expect(await findEpoch()).toBe(before + 1);
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open()).__typename).toBe("SharePasswordRequired");
    expect((await friend.open({ password: "two green heron" })).__typename).toBe(
      "IncorrectPassword",
    );
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open({ password: PASSWORD })).__typename).toBe("OpenShareLinkSuccess");
    expect(await friend.canSee()).toBe(true);
    await owner.update('password: "another gray crane"');
    expect(await friend.canSee()).toBe(false);
    expect(await owner.update("removePassword: true")).toMatchObject({ hasPassword: false });
    expect(await friend.canSee()).toBe(true);
    expect(await owner.canSee()).toBe(true);
  });

  it("is stored as a hash, and has to be one that is hard to guess", async () => {
    expect(await owner.update('password: "12345"')).toBe("InvalidInput");
    expect(await owner.update('password: "123456"')).toBe("InvalidInput");
    await owner.update(`password: "${PASSWORD}"`);
    const [row] = await test.query("select password_hash from share_link where project_id = $1", [
      id,
    ]);
    expect(row?.["passwordHash"]).toMatch(/^\$argon2id\$/);
  });

  it("is refused with one answer for a wrong password, a wrong key, a missing, private or expired link", async () => {
    await owner.update(`password: "${PASSWORD}"`);
    const key = keyOf(await owner.renew()) ?? "";
    const privateId = await owner.publish();
    await setPolicy(privateId, "PRIVATE");
    const expiredId = await owner.publish();
    await owner.update(`password: "${PASSWORD}"`, expiredId);
    await expire(expiredId);
    const refused = await Promise.all([
      new Browser().open({ key, password: "wrong password" }),
      new Browser().open({ key: "wrong", password: PASSWORD }),
      new Browser().open({ password: PASSWORD }),
      new Browser().open({ fileId: "zzzzzz", password: PASSWORD }),
      new Browser().open({ fileId: privateId, password: PASSWORD }),
      new Browser().open({ fileId: expiredId, password: PASSWORD }),
    ]);
    expect(refused[0]?.__typename).toBe("IncorrectPassword");
    for (const answer of refused) expect(answer).toEqual(refused[0]);
    const unasked = await Promise.all([
      new Browser().open({ key: "wrong" }),
      new Browser().open({ fileId: "zzzzzz" }),
      new Browser().open({ fileId: privateId }),
      new Browser().open({ fileId: expiredId }),
    ]);
    expect(unasked[0]?.__typename).toBe("NotFound");
    for (const answer of unasked) expect(answer).toEqual(unasked[0]);
  });

  it("can be tried ten times at once, then slowly, with invented keys too; a new link is not delayed", async () => {
    /**
     * Guesses until an attempt is refused. The waits double: even on a slow machine, one attempt
     * comes too early.
     */
    const guessUntilRefused = async (getKey: (i: number) => string) => {
      const answers: Opened[] = [];
      while (answers.length < 25 && answers.at(-1)?.__typename !== "TooManyAttempts") {
        const i = answers.length;
        answers.push(await new Browser().open({ key: getKey(i), password: `guess ${i}` }));
      }
      const refused = answers.pop();
      expect(answers.length).toBeGreaterThanOrEqual(10);
      expect(refused?.message).toMatch(/try again in \d+ second/);
    };
    await owner.update(`password: "${PASSWORD}"`);
    // A link that was never renewed opens with any key.
    await guessUntilRefused((i) => `invented-${i}`);
    const key = keyOf(await owner.renew()) ?? "";
    expect((await new Browser().open({ key, password: PASSWORD })).__typename).toBe(
      "OpenShareLinkSuccess",
    );
    await guessUntilRefused(() => key);
  });

  it("and missing links can be tried thirty times in a quarter of an hour by one network", async () => {
    const guesser = new Browser();
    await owner.update(`password: "${PASSWORD}"`);
    for (let i = 0; i < 40; i += 1) {
      expect((await guesser.open()).__typename).toBe("SharePasswordRequired");
    }
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await guesser.open({ fileId: "zzzzzz" }));
    expect(answers[29]?.__typename).toBe("NotFound");
    expect(answers[30]?.__typename).toBe("TooManyAttempts");
    expect((await new Browser().open()).__typename).toBe("SharePasswordRequired");
  });
});

describe("an expiry", () => {
  it("closes the link and ends image addresses without a job", async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const friend = new Browser();
    expect(await owner.update(`expiresAt: "${expiresAt}"`)).toMatchObject({ expiresAt });
    expect(await friend.canSee()).toBe(true);
    const before = (await findEpoch()) ?? 0;
    await expire();
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open()).__typename).toBe("NotFound");
    expect(await owner.canSee()).toBe(true);
    expect(await findEpoch()).toBe(before + 1);
  });

  it("that is moved after it has passed opens the link, and earlier addresses stay refused", async () => {
    const friend = new Browser();
    const before = (await findEpoch()) ?? 0;
    await owner.update(`expiresAt: "${new Date(Date.now() + DAY_MS).toISOString()}"`);
    await expire();
    await owner.update("expiresAt: null");
    expect(await friend.canSee()).toBe(true);
    expect(await findEpoch()).toBe(before + 1);
    expect(await owner.update("removePassword: true")).toMatchObject({ expiresAt: null });
    expect(await findEpoch()).toBe(before + 1);
  });

  it("stays when something else is changed, and ends with the renewal of an expired link", async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    await owner.update(`expiresAt: "${expiresAt}"`);
    expect(await owner.update(`password: "${PASSWORD}"`)).toMatchObject({ expiresAt });
    expect(await owner.renew()).toMatchObject({ expiresAt, hasPassword: true });
    await expire();
    expect(await owner.renew()).toMatchObject({ expiresAt: null, hasPassword: true });
  });

  it("has to be in the future", async () => {
    expect(await owner.update('expiresAt: "2020-01-01T00:00:00.000Z"')).toBe("InvalidInput");
  });
});

describe("a share pass", () => {
  it("is a cookie that scripts cannot read, and a forged one opens nothing", async () => {
    const key = keyOf(await owner.renew()) ?? "";
    const friend = new Browser();
    await friend.open({ key });
    const value = friend.cookies.get("__Host-share-pass") ?? "";
    expect(value).not.toContain(key);
    const [, mac] = value.split(".");
    const forged = Buffer.from(
      JSON.stringify({ passes: [[id, 2]], expiresAt: Date.now() + DAY_MS }),
    ).toString("base64url");
    friend.cookies.set("__Host-share-pass", `${forged}.${mac}`);
    expect(await friend.canSee()).toBe(false);
    friend.cookies.set("__Host-share-pass", value);
    expect(await friend.canSee()).toBe(true);
  });

  it("does not open a project that has become private", async () => {
    const key = keyOf(await owner.renew()) ?? "";
    const friend = new Browser();
    await friend.open({ key });
    await setPolicy(id, "PRIVATE");
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open({ key })).__typename).toBe("NotFound");
  });
});
