import { randomUUID } from "node:crypto";
import { CONTENT_OPERATIONS } from "./content.ts";
import type { Operation } from "./operation.ts";
import { mentions } from "./permitted.ts";
import { PICKUP_OPERATIONS } from "./pickups.ts";
import { CHECKOUT_OPERATIONS, PRODUCT_OPERATIONS } from "./shop.ts";
import { TICKET_OPERATIONS } from "./tickets.ts";
import { mutation } from "./write-mutation.ts";

const GUEST_PROJECT = {
  designId: "50-states-36x24",
  name: "Mine",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  inputs: {},
};
/** An invalid address, which is refused before a password is hashed. */
const EMAIL = { email: "nobody" };
const PASSWORD = "seven gray cranes";
const CODE = { code: "123456" };

/**
 * The operations without a project; a refusal of the input shows that the operation was reached.
 */
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
  "Mutation.downloadDataExport": {
    write: () => mutation("downloadDataExport", { password: "wrong" }),
  },
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
  "Mutation.requestEmailChange": {
    write: () => mutation("requestEmailChange", { ...EMAIL, password: "wrong" }),
  },
  "Mutation.allowEmailChange": {
    write: () => 'mutation { allowEmailChange(token: "forged") { __typename } }',
  },
  "Mutation.stopEmailChange": {
    write: () => 'mutation { stopEmailChange(token: "forged") { __typename } }',
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
  "Mutation.sendSignInCode": {
    write: () => mutation("sendSignInCode", EMAIL),
  },
  "Mutation.signInWithCode": {
    write: () => mutation("signInWithCode", { ...EMAIL, ...CODE, acceptsTerms: true }),
  },
  "Mutation.signOut": { write: () => "mutation { signOut }" },
};
