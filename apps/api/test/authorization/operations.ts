import { randomUUID } from "node:crypto";
import { makeImage, makeInput } from "@photomap/testing";
import { CONTENT_OPERATIONS } from "./content.ts";
import type { Cell, Operation } from "./operation.ts";
import { PICKUP_OPERATIONS, writeSubmission } from "./pickups.ts";
import { CHECKOUT_OPERATIONS, ORDER_OPERATION, PRODUCT_OPERATIONS } from "./shop.ts";
import { LATITUDE, OPENING } from "./stage.ts";
import { TICKET_OPERATIONS } from "./tickets.ts";

const REFUSALS: ReadonlySet<unknown> = new Set(["NotFound", "NotSignedIn"]);

/** Whether the value of a field is neither empty nor a refusal. */
export function isPermitted(value: unknown): boolean {
  if (value === null || value === false || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  return !(isRecord(value) && REFUSALS.has(value["__typename"]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const mentions = (value: unknown, fact: string | number) =>
  JSON.stringify(value ?? null).includes(String(fact));

/** GraphQL of a value: JSON without quotes around keys; `enums` are not quoted either. */
function literal(value: unknown, enums: readonly string[] = []): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, enums)).join(", ")}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([key, item]) => `${key}: ${literal(item, enums)}`);
    return `{ ${fields.join(", ")} }`;
  }
  return enums.includes(String(value)) ? String(value) : JSON.stringify(value);
}

const mutation = (name: string, args: object, enums: readonly string[] = []) => {
  const given = literal(args, enums).slice(1, -1);
  return `mutation { ${name}(${given}) { __typename ... on Refusal { message } } }`;
};

/** The own draft, or that of another suggester for an actor without a session. */
function getDraft({ stage, people, actor }: Cell) {
  const who = people[actor].identity === undefined ? "collaborator" : actor;
  return { id: stage.of[who].draftId, fileId: stage.id, openingId: OPENING };
}

function getDraftOfCollaborator({ stage }: Cell) {
  return { id: stage.of.collaborator.draftId, fileId: stage.id, openingId: OPENING };
}

function getBatch({ stage, people, actor }: Cell): string {
  return stage.of[people[actor].identity === undefined ? "owner" : actor].batchId;
}

function createSuggested({ people, actor }: Cell) {
  const { identity } = people[actor];
  return makeInput(identity === undefined ? [] : [makeImage(identity)]);
}

const PRINT_OPTIONS = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: false,
  printingGuides: false,
};
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
  "Query.openingSuggestion": {
    write: ({ stage: { id, submittedId } }) =>
      `{ openingSuggestion(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${submittedId}") { id } }`,
  },
  "Query.openingSuggestion#draft": {
    write: ({ stage: { id, of } }) =>
      `{ openingSuggestion(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${of.collaborator.draftId}") { id } }`,
  },
  "Query.isSuggestionSubmitted": {
    write: ({ stage: { id, submittedId } }) =>
      `{ isSuggestionSubmitted(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${submittedId}") }`,
  },
  "Query.isSuggestionSubmitted#draft": {
    write: ({ stage: { id, of } }) =>
      `{ isSuggestionSubmitted(fileId: "${id}", openingId: "${OPENING}", suggestionId: "${of.collaborator.draftId}") }`,
  },
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
  "Mutation.createOpeningSuggestion": {
    write: (cell) =>
      mutation("createOpeningSuggestion", {
        fileId: cell.stage.id,
        openingId: OPENING,
        input: createSuggested(cell),
        requestId: randomUUID(),
      }),
    changes: true,
  },
  "Mutation.createOpeningSuggestions": {
    write: (cell) =>
      mutation("createOpeningSuggestions", {
        fileId: cell.stage.id,
        suggestions: [
          { openingId: OPENING, input: createSuggested(cell), requestId: randomUUID() },
        ],
      }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", { ...getDraft(cell), input: createSuggested(cell) }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion#of another": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", {
        ...getDraftOfCollaborator(cell),
        input: createSuggested(cell),
      }),
    changes: true,
  },
  "Mutation.updateOpeningSuggestion#submitted": {
    write: (cell) =>
      mutation("updateOpeningSuggestion", {
        ...getDraftOfCollaborator(cell),
        id: cell.stage.submittedId,
        input: createSuggested(cell),
      }),
    isPermitted: (value) => mentions(value, "Success"),
  },
  "Mutation.submitOpeningSuggestion": {
    write: (cell) => mutation("submitOpeningSuggestion", { ...getDraft(cell), name: "Me" }),
    changes: true,
  },
  "Mutation.submitOpeningSuggestion#of another": {
    write: (cell) =>
      mutation("submitOpeningSuggestion", { ...getDraftOfCollaborator(cell), name: "Me" }),
    changes: true,
  },
  "Mutation.submitOpeningSuggestions": {
    write: (cell) => {
      const { id, fileId } = getDraft(cell);
      return mutation("submitOpeningSuggestions", { fileId, ids: [id], name: "Me" });
    },
    changes: true,
  },
  "Mutation.deleteOpeningSuggestion": {
    write: (cell) => mutation("deleteOpeningSuggestion", getDraft(cell)),
    changes: true,
  },
  "Mutation.deleteOpeningSuggestion#of another": {
    write: (cell) => mutation("deleteOpeningSuggestion", getDraftOfCollaborator(cell)),
    changes: true,
  },
  "Mutation.hideOpeningSuggestion": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("hideOpeningSuggestion", { fileId, id, openingId: OPENING, hide: true }),
    changes: true,
  },
  "Mutation.hideOpeningSuggestions": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("hideOpeningSuggestions", { fileId, ids: [id], hide: true }),
    changes: true,
  },
  "Mutation.adoptSuggestedPhotos": {
    write: ({ stage: { id: fileId, submittedId: id } }) =>
      mutation("adoptSuggestedPhotos", { fileId, suggestionIds: [id] }),
    changes: true,
  },
  // Invalid after the check of access, so that nothing is rendered.
  "Mutation.createRectangularPrints": {
    write: ({ stage }) => {
      const layout = { width: 576, height: 720, printOpenings: NO_SUCH_OPENING };
      const printLayouts = [{ ...layout, downloadFilename: "map.jpeg" }];
      const input = { fileId: stage.id, dpi: 300, printOptions: PRINT_OPTIONS, printLayouts };
      return mutation("createRectangularPrints", { input });
    },
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

const GUEST_PROJECT = {
  designId: "50-states-36x24",
  name: "Mine",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  inputs: {},
};
/** Invalid: refused before a password is hashed. */
const EMAIL = { email: "nobody" };
const PASSWORD = "seven gray cranes";
const CODE = { code: "123456" };

/** Without a project; a refusal of the input shows that the operation was reached. */
export const VIEWER_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.account": { write: () => "{ account { id } }" },
  "Query.accountStickerTokenData": { write: () => "{ accountStickerTokenData { balance } }" },
  // Everyone is answered; the order of another viewer is refused in the answer.
  "Query.getStickerOrder": {
    write: () => '{ getStickerOrder(id: "none-1") { __typename } }',
  },
  ...Object.fromEntries(
    ["getStickerOrders", "getStickerOrdersForCartPage", "getStickerOrdersForOrderDetails"].map(
      (name): [string, Operation] => [
        `Query.${name}`,
        { write: () => `{ ${name}(ids: ["none-1"]) { __typename } }` },
      ],
    ),
  ),
  "Query.stickerTokensModal": {
    write: () =>
      '{ stickerTokensModal(designId: "50-states-36x24", scale: 1, outputType: VINYL_WALL_MAP) { count } }',
  },
  "Mutation.redeemStickerTokenVoucher": {
    write: () => mutation("redeemStickerTokenVoucher", { input: { voucherId: "wrong" } }),
  },
  "Query.getPromotion": { write: () => '{ getPromotion(promotionId: "matrix") { title } }' },
  "Mutation.enterPromotion": {
    write: () => mutation("enterPromotion", { promotionId: "matrix", submission: "Our trip" }),
  },
  "Query.dataExport": { write: () => "{ dataExport { id } }" },
  "Query.design": { write: () => '{ design(id: "50-states-36x24") { id } }' },
  ...PRODUCT_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...CHECKOUT_OPERATIONS,
  ...PICKUP_OPERATIONS,
  ...TICKET_OPERATIONS,
  "Query.designs": { write: () => "{ designs { id } }" },
  "Query.designGroups": { write: () => "{ designGroups { slug } }" },
  "Query.designGroup": { write: () => `{ designGroup(slug: "50-states") { group { slug } } }` },
  "Mutation.createMapmakerFile": {
    write: () => mutation("createMapmakerFile", { input: { designId: "50-states-36x24" } }),
  },
  "Mutation.importGuestData": {
    write: () => mutation("importGuestData", { data: { projects: [] } }),
  },
  "Mutation.storeGuestSnapshot": {
    write: () =>
      mutation("storeGuestSnapshot", { project: { ...GUEST_PROJECT, requestId: randomUUID() } }, [
        "VINYL_WALL_MAP",
      ]),
    isPermitted: (value) => mentions(value, "StoreGuestSnapshotSuccess"),
  },
  "Mutation.createPresignedPost": {
    write: () => mutation("createPresignedPost", { folder: "photos" }),
  },
  "Mutation.openUploadFolder": { write: () => mutation("openUploadFolder", { folder: "photos" }) },
  "Mutation.requestDataExport": {
    write: () => "mutation { requestDataExport { __typename } }",
  },
  "Mutation.deleteAccount": {
    write: () => mutation("deleteAccount", { password: "wrong", confirmation: "delete" }),
  },
  "Mutation.changePassword": {
    write: () => mutation("changePassword", { currentPassword: "wrong", newPassword: "x" }),
  },
  "Mutation.setWantsDigest": { write: () => "mutation { setWantsDigest(wantsDigest: true) }" },
  "Mutation.confirmEmailChange": {
    write: () => 'mutation { confirmEmailChange(token: "forged") { __typename } }',
  },
  "Mutation.unsubscribe": { write: () => 'mutation { unsubscribe(token: "forged") }' },
  "Mutation.retryMail": { write: () => "mutation { retryMail }" },
  "Mutation.signUp": {
    write: () => mutation("signUp", { ...EMAIL, password: PASSWORD, acceptsTerms: true }),
  },
  "Mutation.signIn": {
    write: () => mutation("signIn", { ...EMAIL, password: PASSWORD }),
  },
  "Mutation.verifyEmail": {
    write: () => mutation("verifyEmail", { ...EMAIL, ...CODE, password: PASSWORD }),
  },
  "Mutation.resendVerificationCode": {
    write: () => mutation("resendVerificationCode", EMAIL),
  },
  "Mutation.sendPasswordResetCode": {
    write: () => mutation("sendPasswordResetCode", EMAIL),
  },
  "Mutation.resetPassword": {
    write: () => mutation("resetPassword", { ...EMAIL, ...CODE, newPassword: PASSWORD }),
  },
  "Mutation.signOut": { write: () => "mutation { signOut }" },
};
