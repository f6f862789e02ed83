import { randomUUID } from "node:crypto";
import { packPayloads } from "@photomap/testing/script-payloads";
import type { BrowserContext } from "@playwright/test";
import { FIFTY } from "./project-page.ts";
import { send } from "./send-payloads.ts";

/** A single id for all openings, because a worker looks for each photo that is not stored. */
const PHOTO_ID = randomUUID();

/** An opening with a photo of the identity; the photo's file does not exist. */
function makeInput(identity: string) {
  const image = {
    id: `${identity}/uploads/photos/${PHOTO_ID}.jpg`,
    x: 900,
    y: 700,
    width: 240,
    height: 180,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 2400,
    imageHeight: 1800,
    createdTime: "2026-11-15T08:00:00.000Z",
  };
  return { type: "OPENING", images: [image], modifiedAt: "2026-11-15T08:00:00.000Z" };
}

async function readIdentity(context: BrowserContext): Promise<string> {
  const account = await send<{ identity: string }>(context, "{ account { identity } }");
  return account.identity;
}

/** Creates projects with every payload that fits as a name. */
export async function nameProjects(context: BrowserContext): Promise<void> {
  const projects = packPayloads(64).map((name) => ({
    name,
    designId: FIFTY,
    inputs: {},
    outputScale: 1,
    outputType: "VINYL_WALL_MAP",
    requestId: randomUUID(),
  }));
  const { __typename } = await send<{ __typename: string }>(
    context,
    "mutation ($data: GuestDataInput!) { importGuestData(data: $data) { __typename } }",
    { data: { projects } },
  );
  if (__typename !== "ImportGuestDataSuccess") throw new Error(__typename);
}

/** Creates a public project with a payload as its name and one photo; returns its id. */
export async function createNamedProject(context: BrowserContext, name: string): Promise<string> {
  const inputs = { CO: makeInput(await readIdentity(context)) };
  const { file } = await send<{ file: { id: string; updatedAt: string } }>(
    context,
    `mutation ($input: CreateMapmakerFileInput!) { createMapmakerFile(input: $input) {
      ... on CreateMapmakerFileSuccess { file { id updatedAt } } } }`,
    { input: { designId: FIFTY, name, inputs } },
  );
  await send(
    context,
    "mutation ($input: UpdateFileInput!) { updateFile(input: $input) { __typename } }",
    {
      input: {
        fileId: file.id,
        fileUpdatedAt: file.updatedAt,
        name,
        outputType: "VINYL_WALL_MAP",
        outputScale: 1,
        accessPolicy: "PUBLIC_COLLABORATORS",
      },
    },
  );
  return file.id;
}

const OPENINGS = "AL AZ AR CA CT DE FL GA ID IL IN IA KS KY LA ME MD MA MI MN".split(" ");

/** Suggests photos with payloads as names, and as many payloads in each note as fit; returns ids. */
export async function suggestPayloads(context: BrowserContext, fileId: string): Promise<string[]> {
  const identity = await readIdentity(context);
  const names = packPayloads(40);
  const notes = packPayloads(1000);
  const drafts = names.map((_name, index) => ({
    openingId: OPENINGS[index % OPENINGS.length],
    requestId: randomUUID(),
    input: makeInput(identity),
  }));
  const { suggestions } = await send<{ suggestions: { id: string; openingId: string }[] }>(
    context,
    `mutation ($fileId: ID!, $suggestions: [NewSuggestionInput!]!) {
      createOpeningSuggestions(fileId: $fileId, suggestions: $suggestions) {
        ... on OpeningSuggestionsSuccess { suggestions { id openingId } } } }`,
    { fileId, suggestions: drafts },
  );
  await Promise.all(
    suggestions.map(({ id }, index) =>
      send(
        context,
        `mutation ($fileId: ID!, $ids: [ID!]!, $name: String!, $note: String) {
          submitOpeningSuggestions(fileId: $fileId, ids: $ids, name: $name, note: $note) {
            __typename } }`,
        { fileId, ids: [id], name: names[index], note: notes[index % notes.length] },
      ),
    ),
  );
  return suggestions.map(({ id, openingId }) => `${openingId}/${id}`);
}

/** Invites an address with payloads in the note. */
export async function inviteWithPayloads(
  context: BrowserContext,
  fileId: string,
  granteeEmail: string,
): Promise<void> {
  const note = packPayloads(500, "\n")[0];
  await send(
    context,
    `mutation ($input: AddMapmakerFileAccessInput!) {
      addMapmakerFileAccess(input: $input) { __typename } }`,
    { input: { fileId, granteeEmail, note, role: "COLLABORATOR" } },
  );
}
