import { randomUUID } from "node:crypto";
import { PRINT_OPTIONS } from "@photomap/testing";
import type { Cell, Operation } from "./operation.ts";
import { mentions } from "./permitted.ts";
import { writeSubmission } from "./pickups.ts";
import { ORDER_OPERATION } from "./shop.ts";
import { LATITUDE } from "./stage.ts";
import { SUGGESTION_OPERATIONS } from "./suggestions.ts";
import { mutation } from "./write-mutation.ts";

function getBatch({ stage, people, actor }: Cell): string {
  return stage.of[people[actor].identity === undefined ? "owner" : actor].batchId;
}

const NO_SUCH_OPENING = [{ openingId: "none", x: 150, y: 250, turned: false }];

const file = (fields: string) => (cell: Cell) => `{ file(id: "${cell.stage.id}") { ${fields} } }`;
const list = (name: string) => () => `{ ${name} { id } }`;
const hasProject = (value: unknown, { stage }: Cell) => mentions(value, stage.id);

export const PROJECT_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.file": { write: file("id name inputs photoSignatures design { id }") },
  "Query.file#deleted": { write: ({ stage }) => `{ file(id: "${stage.trashedId}") { id } }` },
  "Query.file#access list": {
    write: file("fileAccesses { granteeEmail }"),
    isPermitted: (value) => mentions(value, "@"),
  },
  "Query.file#share link": {
    write: file("shareLink { url }"),
    isPermitted: (value) => mentions(value, "/p/"),
  },
  "Query.file#places of photos": {
    write: file("inputs"),
    isPermitted: (value) => mentions(value, LATITUDE),
  },
  "Query.file#suggestions of others": {
    write: file("openingSuggestions { id isOwn }"),
    isPermitted: (value) => mentions(value, '"isOwn":false'),
  },
  "Query.file#drafts of others": {
    write: file("openingSuggestions { id status isOwn }"),
    isPermitted: (value, { stage, actor }) =>
      Object.entries(stage.of).some(
        ([other, { draftId }]) => other !== actor && mentions(value, draftId),
      ),
  },
  "Query.files": { write: list("files"), isPermitted: hasProject },
  "Query.homepage#files": {
    write: () => "{ homepage { files(first: 1000) { id } } }",
    isPermitted: hasProject,
  },
  "Query.deletedFiles": {
    write: list("deletedFiles"),
    isPermitted: (value, { stage }) => mentions(value, stage.trashedId),
  },
  "Query.sharedFiles": { write: list("sharedFiles"), isPermitted: hasProject },
  "Query.photos": { write: ({ stage }) => `{ photos(ids: ["${stage.photoId}"]) { id } }` },
  "Query.printBatch": { write: (cell) => `{ printBatch(id: "${getBatch(cell)}") { id } }` },
  "Mutation.updateFile": {
    // Stale for those who may save.
    write: ({ stage }) =>
      mutation(
        "updateFile",
        {
          input: {
            fileId: stage.id,
            fileUpdatedAt: "2020-01-01T00:00:00.000Z",
            name: "Taken",
            outputType: "VINYL_WALL_MAP",
            outputScale: 1,
            accessPolicy: "PUBLIC",
          },
        },
        ["VINYL_WALL_MAP", "PUBLIC"],
      ),
  },
  "Mutation.renameFile": {
    write: ({ stage }) => mutation("renameFile", { fileId: stage.id, name: "Taken" }),
    changes: true,
  },
  "Mutation.deleteFile": {
    write: ({ stage }) => `mutation { deleteFile(fileId: "${stage.id}") }`,
    changes: true,
  },
  "Mutation.restoreFile": {
    write: ({ stage }) => `mutation { restoreFile(fileId: "${stage.trashedId}") }`,
    changes: true,
  },
  "Mutation.deleteFileForever": {
    write: ({ stage }) => `mutation { deleteFileForever(fileId: "${stage.trashedId}") }`,
    changes: true,
  },
  "Mutation.addMapmakerFileAccess": {
    write: ({ stage, people }) => {
      const granteeEmail = people.stranger.email;
      const input = { fileId: stage.id, granteeEmail, role: "COLLABORATOR" };
      return mutation("addMapmakerFileAccess", { input }, ["COLLABORATOR"]);
    },
    changes: true,
  },
  "Mutation.deleteMapmakerFileAccess": {
    write: ({ stage }) =>
      mutation("deleteMapmakerFileAccess", { fileId: stage.id, id: stage.grantId }),
    changes: true,
  },
  "Mutation.updateShareLink": {
    write: ({ stage }) =>
      mutation("updateShareLink", { fileId: stage.id, expiresAt: "2099-01-01T00:00:00.000Z" }),
    changes: true,
  },
  "Mutation.renewShareLink": {
    write: ({ stage }) => mutation("renewShareLink", { fileId: stage.id, requestId: randomUUID() }),
    changes: true,
  },
  "Mutation.openShareLink": {
    write: ({ stage }) => mutation("openShareLink", { fileId: stage.id, key: stage.key }),
  },
  "Mutation.openShareLink#wrong key": {
    write: ({ stage }) => mutation("openShareLink", { fileId: stage.id, key: "another" }),
  },
  ...SUGGESTION_OPERATIONS,
  // Invalid after the check of access, so that nothing is rendered.
  "Mutation.createRectangularPrints": {
    write: ({ stage }) =>
      mutation("createRectangularPrints", { input: createInvalidPrints(stage.id) }),
  },
  "Mutation.createRectangularPrintsForDownload": {
    write: ({ stage }) =>
      mutation("createRectangularPrintsForDownload", { input: createInvalidPrints(stage.id) }),
  },
  "Query.getStickerOffer": {
    write: ({ stage }) =>
      `{ getStickerOffer(input: { fileId: ${JSON.stringify(stage.id)} }) { __typename ... on StickerOffer { hasOrders } } }`,
  },
  // Invalid after the check of access, so that nothing is ordered.
  "Mutation.createStickerOrder": {
    write: ({ stage }) => {
      const quantities = { quantity: 1, quantityWithMoney: 1, quantityWithTokens: 0 };
      const stickers = [{ openingId: "none", scale: 1, ...quantities }];
      const requestId = randomUUID();
      const input = { fileId: stage.id, outputType: "VINYL_WALL_MAP", requestId, stickers };
      return mutation("createStickerOrder", { input }, ["VINYL_WALL_MAP"]);
    },
  },
  "Mutation.createMapPrint": {
    write: ({ stage }) => {
      const input = { fileId: stage.id, format: "png", downloadFilename: "map.png" };
      return mutation("createMapPrint", { input }, ["png"]);
    },
  },
  "Mutation.render": {
    write: ({ stage }) => {
      const output = { format: "jpeg", downloadFilename: "map.jpeg" };
      const props = { type: "openings_print", file: stage.id, openingId: ["none"] };
      return mutation("render", { request: { output, props } }, ["jpeg", "openings_print"]);
    },
  },
  "Mutation.storefrontCheckoutCreate#with a map of the project": ORDER_OPERATION,
  "Mutation.cancelPrints": {
    write: (cell) => `mutation { cancelPrints(batchId: "${getBatch(cell)}") { id } }`,
  },
  "Mutation.walgreensSubmitOrder": { write: (cell) => writeSubmission(getBatch(cell)) },
};

function createInvalidPrints(fileId: string) {
  const layout = { width: 576, height: 720, printOpenings: NO_SUCH_OPENING };
  const printLayouts = [{ ...layout, downloadFilename: "map.jpeg" }];
  return { fileId, dpi: 300, printOptions: PRINT_OPTIONS, printLayouts };
}
