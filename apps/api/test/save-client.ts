import { makeInput, type TestBackend } from "@photomap/testing";
import { OURS } from "./api-settings.ts";

const OPENINGS = ["CO", "UT", "TX", "ME"];
const SAVE = `mutation updateFile($input: UpdateFileInput!) { updateFile(input: $input) {
  __typename
  ... on UpdateFileSuccess { file { updatedAt } }
  ... on StaleWrite { file { updatedAt name } } } }`;

export async function signIn(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/dev/sign-in`, {
    method: "POST",
    headers: OURS,
    body: JSON.stringify({ email }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

interface SaveAnswer {
  readonly data: {
    readonly updateFile: {
      readonly __typename: string;
      readonly file: { readonly updatedAt: string; readonly name?: string };
    };
  };
  readonly errors?: unknown;
}

export interface Copy {
  readonly updatedAt: string;
  readonly count: number;
}

export interface SaveClient {
  readonly address: string;
  readonly cookie: string;
}

/** Writes one number into the name and four openings: a partial write shows two different ones. */
export async function save(client: SaveClient, fileId: string, known: Copy): Promise<Copy> {
  const count = known.count + 1;
  const background = `#${count.toString(16).padStart(6, "0")}`;
  const input = {
    fileId,
    fileUpdatedAt: known.updatedAt,
    name: String(count),
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    inputs: Object.fromEntries(OPENINGS.map((id) => [id, makeInput([], { background })])),
  };
  const answer = await fetch(`${client.address}/graphql`, {
    method: "POST",
    headers: { ...OURS, cookie: client.cookie },
    body: JSON.stringify({ query: SAVE, variables: { input } }),
  });
  const { data, errors } = (await answer.json()) as SaveAnswer;
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const { __typename, file } = data.updateFile;
  if (__typename === "UpdateFileSuccess") return { updatedAt: file.updatedAt, count };
  if (__typename !== "StaleWrite") throw new Error(`The save was answered by ${__typename}`);
  return { updatedAt: file.updatedAt, count: Number(file.name) };
}

/** Creates a project with the name "0" for the account with this address. */
export async function createProject(
  { backend }: TestBackend,
  email: string,
): Promise<{ readonly fileId: string; readonly known: Copy }> {
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  const owner = { kind: "account", accountId: id, email: "", identity: id } as const;
  const design = { designId: "50-states-36x24", name: "0" };
  const created = await backend.projects.create(owner, "pm", design);
  if (created.kind !== "created") throw new Error(created.kind);
  const known = { updatedAt: created.project.updatedAt.toISOString(), count: 0 };
  return { fileId: created.project.id, known };
}

/** Reads the numbers in the name and the openings. */
export async function readStored(test: TestBackend, fileId: string): Promise<readonly number[]> {
  const [project] = await test.query("select name from project where id = $1", [fileId]);
  const openings = await test.query(
    "select input->>'background' as background from opening_input where project_id = $1",
    [fileId],
  );
  const written = openings.map(({ background }) =>
    Number.parseInt(String(background).slice(1), 16),
  );
  return [Number(project?.["name"]), ...written];
}
