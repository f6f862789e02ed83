import { randomBytes, randomUUID } from "node:crypto";
import type { Backend } from "@photomap/server";
import { makeImage, makeInput, type TestBackend } from "@photomap/testing";
import { ACTORS, type Actor, type Policy } from "./matrix.ts";

export interface Person {
  readonly email: string;
  /** The id of the account or guest; undefined without a session. */
  readonly identity: string | undefined;
  readonly token: string | undefined;
}

export type People = Readonly<Record<Actor, Person>>;

export async function createPeople(test: TestBackend): Promise<People> {
  const people = await Promise.all(
    ACTORS.map(async (actor) => [actor, await createPerson(test.backend, actor)] as const),
  );
  const created = Object.fromEntries(people) as Record<Actor, Person>;
  const unverified = created["invited, not verified"].identity;
  await test.query("update account set email_verified = false where id = $1", [unverified]);
  return created;
}

async function createPerson({ sessions }: Backend, actor: Actor): Promise<Person> {
  const email = `${actor.replaceAll(/\W+/g, "-")}@matrix.example`;
  if (actor.startsWith("anonymous")) return { email, identity: undefined, token: undefined };
  if (actor.startsWith("guest")) {
    const { token, viewer } = await sessions.startGuest();
    return { email, identity: viewer.identity, token };
  }
  const { id } = await sessions.ensureDevelopmentAccount(email);
  return { email, identity: id, token: (await sessions.start(id)).token };
}

/** What an actor created in a project before. */
export interface Possessions {
  readonly draftId: string;
  readonly renderId: string;
  readonly batchId: string;
}

/** A project with everything that the operations of the matrix need. */
export interface Stage {
  readonly policy: Policy;
  readonly id: string;
  readonly trashedId: string;
  readonly key: string;
  readonly photoId: string;
  /** The id of the collaborator's grant. */
  readonly grantId: string;
  /** The id of the collaborator's submitted suggestion. */
  readonly submittedId: string;
  readonly of: Readonly<Record<Actor, Possessions>>;
}

export const OPENING = "CO";
/** A latitude in a photo of the project, which only the owner may read. */
export const LATITUDE = 39.739;

const createId = () => randomBytes(16).toString("base64url").replaceAll(/\W|_/g, "x").slice(0, 6);

function requireIdentity({ identity, email }: Person): string {
  if (identity === undefined) throw new Error(`${email} has no session`);
  return identity;
}

/** Creates a project by inserting the rows directly: the matrix needs about two hundred. */
export async function createStage(
  test: Pick<TestBackend, "query">,
  people: People,
  policy: Policy,
): Promise<Stage> {
  const ownerId = requireIdentity(people.owner);
  const image = makeImage(ownerId, {
    x: 700,
    y: 600,
    width: 400,
    height: 400,
    latitude: LATITUDE,
    longitude: -104.99,
  });
  const possessions = ACTORS.map(
    (actor) =>
      [actor, { draftId: randomUUID(), renderId: randomUUID(), batchId: randomUUID() }] as const,
  );
  const stage: Stage = {
    policy,
    id: createId(),
    trashedId: createId(),
    key: "the-key",
    photoId: image.id,
    grantId: randomUUID(),
    submittedId: randomUUID(),
    of: Object.fromEntries(possessions) as Record<Actor, Possessions>,
  };
  const isPublic = policy !== "PRIVATE";
  const accessPolicy = policy === "PUBLIC" || !isPublic ? policy : "PUBLIC_COLLABORATORS";
  await test.query(
    `with made as (
       insert into project (id, owner_id, business_id, design_id, name, output_type, output_scale,
         access_policy, openings_with_images, deleted_at)
       select id, $2, 'pm', '50-states-36x24', 'Staged', 'VINYL_WALL_MAP', 1, $3, 1, deleted_at
       from (values ($1, null::timestamptz), ($4, now())) as given (id, deleted_at)
       returning id
     ), touched as (
       insert into opening_input (project_id, opening_id, owner_id, input, has_images)
       select id, '${OPENING}', $2, $5, true from made
     ), stored as (
       insert into photo (key, owner_id, status) values ($6, $2, 'READY')
     ), invited as (
       insert into project_grant (id, project_id, owner_id, grantee_email, role)
       select id::uuid, $1, $2, email, role
       from jsonb_to_recordset($7) as given (id text, email text, role text)
     ), link as (
       insert into share_link (project_id, owner_id, key, expires_at, version)
       select $1, $2, given.key, given.expires_at, 2
       from jsonb_to_recordset($8) as given (key text, expires_at timestamptz)
     ), printed as (
       insert into render (id, owner_id, project_id, request, lane, content_hash, pixels, status,
         result_key)
       select "renderId", identity, $1, '{"downloadFilename": "map.jpeg", "format": "jpeg",
           "drawing": {"type": "openings_print", "layouts": [{}]}}', 'print',
         "renderId"::text, 1, 'DONE', 'prints/' || "renderId" || '.jpeg'
       from jsonb_to_recordset($9) as given (identity text, "renderId" uuid)
     ), batched as (
       insert into print_batch (id, owner_id, render_ids)
       select "batchId", identity, array["renderId"]
       from jsonb_to_recordset($9) as given (identity text, "renderId" uuid, "batchId" uuid)
     )
     insert into suggestion (id, project_id, owner_id, opening_id, suggester_id, request_id, status,
       submitted_at, name, input)
     select id, $1, $2, '${OPENING}', suggester, gen_random_uuid(), status,
       case when status = 'DRAFT' then null else now() end, 'Somebody', input
     from jsonb_to_recordset($10) as given (id uuid, suggester text, status text, input jsonb)`,
    [
      stage.id,
      ownerId,
      accessPolicy,
      stage.trashedId,
      JSON.stringify(makeInput([image])),
      image.id,
      JSON.stringify(listGrants(people, stage)),
      JSON.stringify(listLinks(stage)),
      JSON.stringify(listRenders(people, stage)),
      JSON.stringify(listSuggestions(people, stage)),
    ],
  );
  return stage;
}

function listGrants(people: People, { grantId }: Stage) {
  return [
    { id: grantId, email: people.collaborator.email, role: "COLLABORATOR" },
    { id: randomUUID(), email: people["invited viewer"].email, role: "VIEWER" },
    { id: randomUUID(), email: people["invited, not verified"].email, role: "COLLABORATOR" },
  ];
}

function listLinks({ policy, key }: Stage) {
  if (policy === "WITH_KEY") return [{ key, expires_at: null }];
  return policy === "EXPIRED" ? [{ key: null, expires_at: new Date(Date.now() - 1000) }] : [];
}

function listRenders(people: People, { of }: Stage) {
  return ACTORS.flatMap((actor) => {
    const { identity } = people[actor];
    return identity === undefined ? [] : [{ identity, ...of[actor] }];
  });
}

function listSuggestions(people: People, { of, submittedId }: Stage) {
  const suggest = (actor: Actor, id: string, status: string) => {
    const suggester = people[actor].identity;
    return suggester === undefined
      ? []
      : [{ id, suggester, status, input: makeInput([makeImage(suggester)]) }];
  };
  return [
    ...ACTORS.flatMap((actor) => suggest(actor, of[actor].draftId, "DRAFT")),
    ...suggest("collaborator", submittedId, "SUBMITTED"),
  ];
}
