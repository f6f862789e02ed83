import { randomUUID } from "node:crypto";
import { formatMessage, sharingMessages } from "@photomap/messages";
import type { Grant } from "@photomap/project";
import { type MailBackend, makeImage, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

const makeEmail = (name: string) => `${name}-${randomUUID()}@mail.example`;

async function signIn(email = makeEmail("person")): Promise<AccountViewer> {
  const { sessions } = test.backend;
  const { id } = await sessions.ensureDevelopmentAccount(email);
  const viewer = await sessions.requireViewer((await sessions.start(id)).token);
  if (viewer.kind !== "account") throw new Error("Nobody is signed in");
  return viewer;
}

async function createProject(owner: AccountViewer, designId = "50-states-36x24"): Promise<string> {
  const request = { designId, name: "Our Summer" };
  const created = await test.backend.projects.create(owner, "tbl", request);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project.id;
}

async function invite(
  owner: AccountViewer,
  projectId: string,
  granteeEmail: string,
  facts: { role?: Grant["role"]; note?: string } = {},
): Promise<Grant> {
  const request = { projectId, granteeEmail, role: "COLLABORATOR", ...facts } as const;
  const result = await test.backend.grants.add(owner, request);
  if (result.kind !== "added") throw new Error(JSON.stringify(result));
  return result.grant;
}

async function findPolicy(viewer: Viewer, id: string): Promise<string> {
  const [read, resolved] = [
    await test.backend.projects.findVisible(viewer, id),
    await test.backend.access.resolve(viewer, id),
  ];
  expect(read?.policy).toBe(resolved?.policy);
  return resolved?.policy ?? "NONE";
}

const setVerified = (viewer: AccountViewer, isVerified: boolean) =>
  test.query("update account set email_verified = $2 where id = $1", [
    viewer.accountId,
    isVerified,
  ]);

describe("an invitation", () => {
  it("SHR-07 grants COLLABORATOR to an address; its account id is absent until its first visit", async () => {
    const [owner, email] = [await signIn(), makeEmail("aunt")];
    const id = await createProject(owner);
    const grant = await invite(owner, id, email.toUpperCase());
    expect(grant).toEqual({
      id: grant.id,
      projectId: id,
      granteeEmail: email,
      granteeId: null,
      granteeHasAccount: false,
      role: "COLLABORATOR",
    });
    const aunt = await signIn(email);
    const [waiting] = await test.backend.grants.list(owner, id);
    expect(waiting).toEqual({ ...grant, granteeHasAccount: true });
    expect(await findPolicy(aunt, id)).toBe("COLLABORATOR");
    const [active] = await test.backend.grants.list(owner, id);
    expect(active).toEqual({ ...grant, granteeHasAccount: true, granteeId: aunt.accountId });
  });

  it("PRJ-17 is mailed by the brand of the project with the link, the owner and the note", async () => {
    const [owner, email] = [await signIn(), makeEmail("plus+tag")];
    const id = await createProject(owner, "europe-36x24");
    await invite(owner, id, email, { note: "Have you got\n<b>Utah</b>?" });
    const mail = await test.inbox.waitForMail(email);
    expect(mail.from).toBe("hello@thebigloop.example");
    expect(mail.subject).toBe("You're invited to add photos to a photo map");
    const link = `/p/${id}?r=collaborator-invite&e=${encodeURIComponent(email)}`;
    for (const fact of [
      `https://thebigloop.example${link}`,
      owner.email,
      "Have you got <b>Utah",
      "Suggest them for any country;",
    ]) {
      expect(mail.text).toContain(fact);
    }
    expect(mail.html).toContain("&lt;b&gt;Utah&lt;/b&gt;");
  });

  it("counts for the account of the address only while it is verified", async () => {
    const [owner, email] = [await signIn(), makeEmail("claimed")];
    const id = await createProject(owner);
    await invite(owner, id, email);
    const claimed = await signIn(email);
    await setVerified(claimed, false);
    expect(await findPolicy(claimed, id)).toBe("NONE");
    expect(await test.backend.projects.listShared(claimed)).toEqual([]);
    expect((await test.backend.grants.list(owner, id))[0]).toMatchObject({
      granteeHasAccount: false,
      granteeId: null,
    });
    await setVerified(claimed, true);
    expect(await findPolicy(claimed, id)).toBe("COLLABORATOR");
    expect(await findPolicy(await signIn(), id)).toBe("NONE");
    expect(await findPolicy(ANONYMOUS, id)).toBe("NONE");
  });

  it("is one row however often and however concurrently it is repeated", async () => {
    const [owner, email] = [await signIn(), makeEmail("again")];
    const id = await createProject(owner);
    const first = await invite(owner, id, email);
    const again = await Promise.all(
      [1, 2, 3].map(() => invite(owner, id, email, { role: "VIEWER" })),
    );
    expect(again.map((grant) => grant.id)).toEqual([first.id, first.id, first.id]);
    expect(await test.backend.grants.list(owner, id)).toEqual([{ ...first, role: "VIEWER" }]);
    await test.inbox.waitForMail(email, 4);
    const request = { projectId: id, granteeEmail: email, role: "VIEWER" } as const;
    await invite(owner, id, email);
    expect(await test.backend.grants.add(owner, request)).toEqual({ kind: "too-many-attempts" });
  });

  it("is refused for wrong, own and bouncing addresses and for long notes", async () => {
    const owner = await signIn();
    const projectId = await createProject(owner);
    const bouncing = makeEmail("bounces");
    await test.backend.suppressionList.add(bouncing, "550");
    const add = (granteeEmail: string, note = "") =>
      test.backend.grants.add(owner, { projectId, granteeEmail, role: "COLLABORATOR", note });
    expect(await add("nobody")).toEqual({ kind: "invalid", problem: "Invalid email" });
    expect(await add(owner.email.toUpperCase())).toEqual({
      kind: "invalid",
      problem: formatMessage(sharingMessages.ownAddress),
    });
    expect(await add(bouncing)).toEqual({ kind: "mail-refused", email: bouncing });
    expect((await add(makeEmail("a"), "x".repeat(1001))).kind).toBe("invalid");
    expect(await test.backend.grants.list(owner, projectId)).toEqual([]);
  });

  it("can be sent 10 times on an account's first day", async () => {
    const owner = await signIn();
    const request = { projectId: await createProject(owner), role: "VIEWER" } as const;
    const add = async () =>
      (await test.backend.grants.add(owner, { ...request, granteeEmail: makeEmail("new") })).kind;
    const kinds = await Promise.all(Array.from({ length: 12 }, add));
    expect(kinds.filter((kind) => kind === "added")).toHaveLength(10);
    await test.query(
      "update account set created_at = created_at - interval '1 day' where id = $1",
      [owner.accountId],
    );
    expect(await add()).toBe("added");
  });

  it("can be sent 20 times an hour, and a project has at most 50", async () => {
    const owner = await signIn();
    await test.query(
      "update account set created_at = created_at - interval '1 day' where id = $1",
      [owner.accountId],
    );
    const projectId = await createProject(owner);
    await test.query(
      `insert into project_grant (id, project_id, owner_id, grantee_email, role)
       select gen_random_uuid(), $1, $2, 'friend-' || n || '@mail.example', 'COLLABORATOR'
       from generate_series(1, 49) n`,
      [projectId, owner.accountId],
    );
    const add = (granteeEmail: string) =>
      test.backend.grants.add(owner, { projectId, granteeEmail, role: "COLLABORATOR" });
    const results = await Promise.all(
      Array.from({ length: 21 }, () => makeEmail("more")).map((email) => add(email)),
    );
    const count = (kind: string) => results.filter((result) => result.kind === kind).length;
    expect([count("added"), count("invalid"), count("too-many-attempts")]).toEqual([1, 19, 1]);
    expect(await test.backend.grants.list(owner, projectId)).toHaveLength(50);
  });

  it("is sent to an address 20 times a day by all accounts together", async () => {
    const email = makeEmail("bombed");
    const addAll = async () => {
      const owner = await signIn();
      const request = { projectId: await createProject(owner), granteeEmail: email } as const;
      const kinds: string[] = [];
      for (let i = 0; i < 5; i += 1) {
        kinds.push((await test.backend.grants.add(owner, { ...request, role: "VIEWER" })).kind);
      }
      return kinds;
    };
    const kinds = (await Promise.all([addAll(), addAll(), addAll(), addAll(), addAll()])).flat();
    expect(kinds.filter((kind) => kind === "added")).toHaveLength(20);
    expect(kinds.filter((kind) => kind === "too-many-attempts")).toHaveLength(5);
  });

  it("SHR-08 is sent, listed and removed by the owner only", async () => {
    const [owner, email] = [await signIn(), makeEmail("friend")];
    const projectId = await createProject(owner);
    const grant = await invite(owner, projectId, email);
    const friend = await signIn(email);
    const request = { projectId, granteeEmail: makeEmail("next"), role: "VIEWER" } as const;
    const { grants } = test.backend;
    for (const viewer of [friend, await signIn()]) {
      expect(await grants.add(viewer, request)).toEqual({ kind: "missing" });
      expect(await grants.list(viewer, projectId)).toEqual([]);
      expect(await grants.remove(viewer, { id: grant.id, projectId })).toBe(false);
    }
    expect(await grants.remove(ANONYMOUS, { id: grant.id, projectId })).toBe(false);
    const other = await createProject(owner);
    expect(await grants.remove(owner, { id: grant.id, projectId: other })).toBe(true);
    expect(await findPolicy(friend, projectId)).toBe("COLLABORATOR");
  });
});

it("lists shared projects with the viewer's policy, last updated first, without deleted ones", async () => {
  const [owner, email] = [await signIn(), makeEmail("reader")];
  const ids = [await createProject(owner), await createProject(owner), await createProject(owner)];
  const roles = ["COLLABORATOR", "VIEWER", "COLLABORATOR"] as const;
  for (const [i, id] of ids.entries()) {
    const role = roles[i] ?? "VIEWER";
    await invite(owner, id, email, { role });
  }
  await test.backend.trash.add(owner, ids[2] ?? "");
  const reader = await signIn(email);
  const list = async () =>
    (await test.backend.projects.listShared(reader)).map(({ project, policy }) => [
      project.id,
      policy,
    ]);
  expect(await list()).toEqual([
    [ids[1], "VIEWER"],
    [ids[0], "COLLABORATOR"],
  ]);
  expect(await test.backend.projects.listShared(owner)).toEqual([]);
});

it("SHR-08 keeps the suggestions of a removed collaborator for the owner", async () => {
  const [owner, email] = [await signIn(), makeEmail("helper")];
  const projectId = await createProject(owner);
  const grant = await invite(owner, projectId, email);
  const helper = await signIn(email);
  const created = await test.backend.suggestions.create(helper, projectId, [
    {
      openingId: "CO",
      input: { images: [makeImage(helper.identity)], modifiedAt: "2026-11-16T08:00:00.000Z" },
      requestId: randomUUID(),
    },
  ]);
  if (created.kind !== "done") throw new Error(JSON.stringify(created));
  const ids = created.suggestions.map(({ id }) => id);
  await test.backend.suggestions.submit(helper, { projectId, ids }, { name: "Aunt", note: "" });
  await test.backend.grants.remove(owner, { id: grant.id, projectId });
  const listed = await test.backend.suggestions.list(owner, { id: projectId, policy: "OWNER" });
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(await test.backend.suggestions.find(helper, { projectId, ids, openingId: "CO" })).toBe(
    undefined,
  );
});

it("refuses the next request of a removed collaborator, 100 times of 100", async () => {
  const [owner, email] = [await signIn(), makeEmail("removed")];
  const projectId = await createProject(owner);
  const friend = await signIn(email);
  let refused = 0;
  let epoch = (await test.backend.access.resolve(owner, projectId))?.project.accessEpoch ?? 0;
  for (let round = 0; round < 100; round += 1) {
    const grantId = randomUUID();
    await test.query(
      `insert into project_grant (id, project_id, owner_id, grantee_email, role)
       values ($1, $2, $3, $4, 'COLLABORATOR')`,
      [grantId, projectId, owner.accountId, email],
    );
    expect(await test.backend.projects.findVisible(friend, projectId)).toBeDefined();
    await test.backend.grants.remove(owner, { id: grantId, projectId });
    if ((await test.backend.projects.findVisible(friend, projectId)) === undefined) refused += 1;
    const access = await test.backend.access.resolve(owner, projectId);
    // Its addresses of photos and previews end in the same statement.
    expect(access?.project.accessEpoch).toBe((epoch += 1));
    // Repeating the removal narrows nothing.
    expect(await test.backend.grants.remove(owner, { id: grantId, projectId })).toBe(true);
  }
  expect(refused).toBe(100);
  const last = await test.backend.access.resolve(owner, projectId);
  expect(last?.project.accessEpoch).toBe(epoch);
});

describe("a restricted share link", () => {
  const restrict = (projectId: string, owner: AccountViewer, facts: object) =>
    test.query(
      `insert into share_link (project_id, owner_id, key, password_hash, expires_at, version)
       select $1, $2, key, password_hash, expires_at, coalesce(version, 1)
       from jsonb_populate_record(null::share_link, $3)`,
      [projectId, owner.accountId, JSON.stringify(facts)],
    );

  it("gives access by a pass of its version only; owner and invited people need none", async () => {
    const owner = await signIn();
    const email = makeEmail("invited");
    for (const restriction of [{ key: "k" }, { password_hash: "p" }]) {
      const id = await createProject(owner);
      await test.query("update project set access_policy = 'PUBLIC' where id = $1", [id]);
      await invite(owner, id, email);
      await restrict(id, owner, { ...restriction, version: 3 });
      const withPass = (version: number, projectId = id) => ({
        ...ANONYMOUS,
        sharePasses: [{ projectId, version }],
      });
      expect(await findPolicy(ANONYMOUS, id)).toBe("NONE");
      expect(await findPolicy(await signIn(), id)).toBe("NONE");
      expect(await findPolicy(withPass(2), id)).toBe("NONE");
      expect(await findPolicy(withPass(3, "other1"), id)).toBe("NONE");
      expect(await findPolicy(withPass(3), id)).toBe("VIEWER");
      expect(await findPolicy(owner, id)).toBe("OWNER");
      expect(await findPolicy(await signIn(email), id)).toBe("COLLABORATOR");
      await test.query("update project set access_policy = 'PRIVATE' where id = $1", [id]);
      expect(await findPolicy(withPass(3), id)).toBe("NONE");
    }
  });

  it("ends at its expiry, and so do the image addresses issued before", async () => {
    const owner = await signIn();
    const id = await createProject(owner);
    await test.query("update project set access_policy = 'PUBLIC' where id = $1", [id]);
    await restrict(id, owner, { expires_at: new Date(Date.now() + 3_600_000) });
    const { accessEpochs } = test.backend;
    const scope = { kind: "project", id } as const;
    expect(await findPolicy(ANONYMOUS, id)).toBe("VIEWER");
    expect(await accessEpochs.find(scope)).toBe(1);
    await test.query(
      "update share_link set expires_at = now() - interval '1 second' where project_id = $1",
      [id],
    );
    const withPass = { ...ANONYMOUS, sharePasses: [{ projectId: id, version: 1 }] };
    expect(await findPolicy(withPass, id)).toBe("NONE");
    expect(await accessEpochs.find(scope)).toBe(2);
    expect(await findPolicy(owner, id)).toBe("OWNER");
  });
});
