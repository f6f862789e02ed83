import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { API_SETTINGS } from "../../../test/api-settings.ts";
import {
  type OpenedLink,
  type ShareLink,
  ShareLinkBrowser,
} from "../../../test/share-link-browser.ts";
import { createApi } from "../../app.ts";

const PASSWORD = "two green herons";
const DAY_MS = 86_400_000;

let test: TestBackend;
let api: FastifyInstance;
let owner: ShareLinkBrowser;
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
  owner = createBrowser();
  await owner.signIn(`owner-${crypto.randomUUID()}@photomap.example`);
  id = await publish(owner);
  owner.projectId = id;
});

/** Creates a browser with its own cookies and network, which asks for the owner's project. */
const createBrowser = () => new ShareLinkBrowser(api, id);

const setPolicy = (fileId: string, policy: string) =>
  test.query("update project set access_policy = $2 where id = $1", [fileId, policy]);

async function publish(browser: ShareLinkBrowser): Promise<string> {
  const projectId = await browser.createProject();
  await setPolicy(projectId, "PUBLIC");
  return projectId;
}

/** Expires the link as if its time had come. */
const expire = (fileId = id) =>
  test.query(
    "update share_link set expires_at = now() - interval '1 second' where project_id = $1",
    [fileId],
  );

const findEpoch = () => test.backend.accessEpochs.find({ kind: "project", id });

const keyOf = (link: ShareLink | string | null) =>
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
    const stranger = createBrowser();
    expect(await stranger.canSee()).toBe(true);
    expect(await stranger.getLink()).toBeNull();
    const renewed = await owner.renew();
    expect(keyOf(renewed)).toMatch(/^[\w-]{22}$/);
    expect(renewed).toMatchObject({ url: `${plain}&k=${keyOf(renewed)}`, version: 2 });
    expect(await owner.getLink()).toEqual(renewed);
  });

  it("is changed by the owner only, and a guess of the id changes nothing", async () => {
    const other = createBrowser();
    await other.signIn("other@photomap.example");
    for (const policy of ["PRIVATE", "PUBLIC", "PUBLIC_COLLABORATORS"]) {
      await setPolicy(id, policy);
      expect(await other.renew()).toBe("NotFound");
      expect(await other.update('password: "two green herons"')).toBe("NotFound");
      expect(await createBrowser().renew()).toBe("NotSignedIn");
      expect(await createBrowser().update("removePassword: true")).toBe("NotSignedIn");
    }
    expect(await owner.renew("no uuid")).toBe("InvalidInput");
    expect(await owner.renew(crypto.randomUUID(), "zzzzzz")).toBe("NotFound");
    expect(await owner.getLink()).toMatchObject({ version: 1, hasPassword: false });
  });
});

describe("a renewal", () => {
  it("ends the old link at once, for those who opened it too", async () => {
    const friend = createBrowser();
    expect(await friend.canSee()).toBe(true);
    const key = keyOf(await owner.renew());
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open()).__typename).toBe("NotFound");
    expect((await friend.open({ key: "A".repeat(22) })).__typename).toBe("NotFound");
    const opened = await friend.open({ key: key ?? "" });
    expect(opened.file).toEqual({ name: "Our travels", viewerPolicy: "VIEWER" });
    expect(await friend.canSee()).toBe(true);
    expect(await createBrowser().canSee()).toBe(false);
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
    const invited = createBrowser();
    await invited.signIn("invited@photomap.example");
    await test.query(
      `insert into project_grant (id, project_id, owner_id, grantee_email, role)
       select gen_random_uuid(), id, owner_id, 'invited@photomap.example', 'COLLABORATOR'
       from project where id = $1`,
      [id],
    );
    const otherId = await publish(owner);
    const otherKey = keyOf(await owner.renew(crypto.randomUUID(), otherId));
    await invited.open({ fileId: otherId, key: otherKey ?? "" });
    await owner.renew();
    expect(await invited.canSee()).toBe(true);
    expect(await invited.canSee(otherId)).toBe(true);
  });
});

describe("a password", () => {
  it("is needed by everybody but the owner, and ends the access given before", async () => {
    const friend = createBrowser();
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
    const privateId = await publish(owner);
    await setPolicy(privateId, "PRIVATE");
    const expiredId = await publish(owner);
    await owner.update(`password: "${PASSWORD}"`, expiredId);
    await expire(expiredId);
    const refused = await Promise.all([
      createBrowser().open({ key, password: "wrong password" }),
      createBrowser().open({ key: "wrong", password: PASSWORD }),
      createBrowser().open({ password: PASSWORD }),
      createBrowser().open({ fileId: "zzzzzz", password: PASSWORD }),
      createBrowser().open({ fileId: privateId, password: PASSWORD }),
      createBrowser().open({ fileId: expiredId, password: PASSWORD }),
    ]);
    expect(refused[0]?.__typename).toBe("IncorrectPassword");
    for (const answer of refused) expect(answer).toEqual(refused[0]);
    const unasked = await Promise.all([
      createBrowser().open({ key: "wrong" }),
      createBrowser().open({ fileId: "zzzzzz" }),
      createBrowser().open({ fileId: privateId }),
      createBrowser().open({ fileId: expiredId }),
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
      const answers: OpenedLink[] = [];
      while (answers.length < 25 && answers.at(-1)?.__typename !== "TooManyAttempts") {
        const i = answers.length;
        answers.push(await createBrowser().open({ key: getKey(i), password: `guess ${i}` }));
      }
      const refused = answers.pop();
      expect(answers.length).toBeGreaterThanOrEqual(10);
      expect(refused?.message).toMatch(/try again in \d+ second/);
    };
    await owner.update(`password: "${PASSWORD}"`);
    // A link that was never renewed opens with any key.
    await guessUntilRefused((i) => `invented-${i}`);
    const key = keyOf(await owner.renew()) ?? "";
    expect((await createBrowser().open({ key, password: PASSWORD })).__typename).toBe(
      "OpenShareLinkSuccess",
    );
    await guessUntilRefused(() => key);
  });

  it("and missing links can be tried thirty times in a quarter of an hour by one network", async () => {
    const guesser = createBrowser();
    await owner.update(`password: "${PASSWORD}"`);
    for (let i = 0; i < 40; i += 1) {
      expect((await guesser.open()).__typename).toBe("SharePasswordRequired");
    }
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await guesser.open({ fileId: "zzzzzz" }));
    expect(answers[29]?.__typename).toBe("NotFound");
    expect(answers[30]?.__typename).toBe("TooManyAttempts");
    expect((await createBrowser().open()).__typename).toBe("SharePasswordRequired");
  });
});

describe("an expiry", () => {
  it("closes the link and ends image addresses without a job", async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const friend = createBrowser();
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
    const friend = createBrowser();
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
    const friend = createBrowser();
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
    const friend = createBrowser();
    await friend.open({ key });
    await setPolicy(id, "PRIVATE");
    expect(await friend.canSee()).toBe(false);
    expect((await friend.open({ key })).__typename).toBe("NotFound");
  });
});
