import { randomUUID } from "node:crypto";
import type { AccessPolicy, OpeningImage, SuggestedInput } from "@photomap/project";
import { makeImage, type TestBackend } from "@photomap/testing";
import type {
  AccountViewer,
  GuestViewer,
  IdentifiedViewer,
} from "../../../platform/viewer/viewer.ts";
import type { SuggestionRow } from "../suggestion.types.ts";

export const SIGNATURE = { name: "Grandpa", note: "" };

export function suggestInput(
  images: readonly OpeningImage[],
  changes: Partial<SuggestedInput> = {},
) {
  return { images, modifiedAt: "2026-05-01T10:00:00.000Z", ...changes };
}

export function getTarget({ projectId, id, openingId }: SuggestionRow) {
  return { projectId, ids: [id], openingId };
}

/** The users, projects and suggestions of a test's database. */
export class SuggestionSetup {
  readonly #test: TestBackend;

  constructor(test: TestBackend) {
    this.#test = test;
  }

  async signIn(email: string): Promise<AccountViewer> {
    const { id } = await this.#test.backend.sessions.ensureDevelopmentAccount(email);
    return { kind: "account", accountId: id, email, identity: id };
  }

  async startGuest(): Promise<GuestViewer> {
    return (await this.#test.backend.sessions.startGuest()).viewer;
  }

  async createProject(
    owner: AccountViewer,
    policy: AccessPolicy = "PUBLIC_COLLABORATORS",
  ): Promise<string> {
    const request = { designId: "50-states-36x24" };
    const created = await this.#test.backend.projects.create(owner, "pm", request);
    if (created.kind !== "created") throw new Error(created.kind);
    const { id } = created.project;
    await this.#test.query("update project set access_policy = $2 where id = $1", [id, policy]);
    return id;
  }

  async createDraft(
    suggester: IdentifiedViewer,
    projectId: string,
    images: readonly OpeningImage[] = [makeImage(suggester.identity)],
  ): Promise<SuggestionRow> {
    const request = { openingId: "CO", input: suggestInput(images), requestId: randomUUID() };
    const created = await this.#test.backend.suggestions.create(suggester, projectId, [request]);
    const draft = created.kind === "done" ? created.suggestions[0] : undefined;
    if (draft === undefined) throw new Error(JSON.stringify(created));
    return draft;
  }

  async submit(suggester: IdentifiedViewer, draft: SuggestionRow): Promise<SuggestionRow> {
    const { suggestions } = this.#test.backend;
    const result = await suggestions.submit(suggester, getTarget(draft), SIGNATURE);
    const submitted = result.kind === "done" ? result.suggestions[0] : undefined;
    if (submitted === undefined) throw new Error(JSON.stringify(result));
    return submitted;
  }

  async listIds(viewer: IdentifiedViewer, projectId: string): Promise<string[]> {
    const visible = await this.#test.backend.projects.findVisible(viewer, projectId);
    if (visible === undefined) return [];
    const project = { id: projectId, policy: visible.policy };
    const rows = await this.#test.backend.suggestions.list(viewer, project);
    return rows.map(({ id }) => id);
  }
}
