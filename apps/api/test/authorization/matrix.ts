/** The columns of the matrix, in this order. */
export const ACTORS = [
  "owner",
  "collaborator",
  "invited viewer",
  "invited, not verified",
  "removed collaborator",
  "stranger",
  "guest",
  "anonymous",
  "owner of another brand",
  "anonymous with share pass",
  "guest with share pass",
] as const;

export type Actor = (typeof ACTORS)[number];

/**
 * The three access policies, and public collaboration through a link that needs its key or has
 * expired.
 */
export const POLICIES = [
  "PRIVATE",
  "PUBLIC",
  "PUBLIC_COLLABORATORS",
  "WITH_KEY",
  "EXPIRED",
] as const;

export type Policy = (typeof POLICIES)[number];

/** One character for each actor: `+` is permitted, `-` is answered as if nothing was there. */
export type Row = Readonly<Record<Policy, string>>;

const always = (cells: string): Row => ({
  PRIVATE: cells,
  PUBLIC: cells,
  PUBLIC_COLLABORATORS: cells,
  WITH_KEY: cells,
  EXPIRED: cells,
});

const VIEW: Row = {
  PRIVATE: "+++--------",
  PUBLIC: "+++++++++++",
  PUBLIC_COLLABORATORS: "+++++++++++",
  WITH_KEY: "+++------++",
  EXPIRED: "+++--------",
};
/**
 * New suggestions, and those from before. Suggesting needs a session: the upload of a photo starts
 * one.
 */
const SUGGEST: Row = {
  PRIVATE: "-+---------",
  PUBLIC: "-+---------",
  PUBLIC_COLLABORATORS: "-++++++-+-+",
  WITH_KEY: "-+--------+",
  EXPIRED: "-+---------",
};
/** The viewer's earlier prints; a viewer without a session has none. */
const OWN_PRINT: Row = {
  PRIVATE: "+++--------",
  PUBLIC: "+++++++-+-+",
  PUBLIC_COLLABORATORS: "+++++++-+-+",
  WITH_KEY: "+++-------+",
  EXPIRED: "+++--------",
};
const LINK: Row = {
  PRIVATE: "-----------",
  PUBLIC: "+++++++++++",
  PUBLIC_COLLABORATORS: "+++++++++++",
  WITH_KEY: "+++++++++++",
  EXPIRED: "-----------",
};
const OWNER = always("+----------");
const NOBODY = always("-----------");

/**
 * Operations on a project, by `Query.` or `Mutation.` and the name of the field, by the method and
 * path of a route, or by the kind of an image address. After `#` a second row of an operation.
 */
export const PROJECT_MATRIX: Readonly<Record<string, Row>> = {
  "Query.file": VIEW,
  "Query.file#deleted": NOBODY,
  "Query.file#access list": OWNER,
  "Query.file#share link": OWNER,
  "Query.file#places of photos": OWNER,
  "Query.file#suggestions of others": OWNER,
  "Query.file#drafts of others": NOBODY,
  "Query.files": OWNER,
  "Query.homepage#files": OWNER,
  "Query.deletedFiles": OWNER,
  "Query.sharedFiles": always("-++--------"),
  "Query.openingSuggestion": always("++---------"),
  "Query.openingSuggestion#draft": always("-+---------"),
  "Query.isSuggestionSubmitted": {
    ...always("-+---------"),
    PUBLIC_COLLABORATORS: "-++++++++++",
    WITH_KEY: "-+-------++",
  },
  "Query.isSuggestionSubmitted#draft": NOBODY,
  "Query.photos": OWNER,
  "Query.printBatch": OWN_PRINT,
  "Mutation.updateFile": OWNER,
  "Query.getStickerOffer": OWNER,
  "Mutation.createStickerOrder": OWNER,
  "Mutation.renameFile": OWNER,
  "Mutation.deleteFile": OWNER,
  "Mutation.restoreFile": OWNER,
  "Mutation.deleteFileForever": OWNER,
  "Mutation.addMapmakerFileAccess": OWNER,
  "Mutation.deleteMapmakerFileAccess": OWNER,
  "Mutation.updateShareLink": OWNER,
  "Mutation.renewShareLink": OWNER,
  "Mutation.openShareLink": LINK,
  "Mutation.openShareLink#wrong key": { ...LINK, WITH_KEY: "-----------" },
  "Mutation.createOpeningSuggestion": SUGGEST,
  "Mutation.createOpeningSuggestions": SUGGEST,
  "Mutation.updateOpeningSuggestion": SUGGEST,
  "Mutation.updateOpeningSuggestion#of another": always("-+---------"),
  "Mutation.updateOpeningSuggestion#submitted": NOBODY,
  "Mutation.submitOpeningSuggestion": SUGGEST,
  "Mutation.submitOpeningSuggestion#of another": always("-+---------"),
  "Mutation.submitOpeningSuggestions": SUGGEST,
  "Mutation.deleteOpeningSuggestion": SUGGEST,
  "Mutation.deleteOpeningSuggestion#of another": always("-+---------"),
  "Mutation.hideOpeningSuggestion": OWNER,
  "Mutation.hideOpeningSuggestions": OWNER,
  "Mutation.adoptSuggestedPhotos": OWNER,
  "Mutation.createRectangularPrints": VIEW,
  "Mutation.createRectangularPrintsForDownload": VIEW,
  "Mutation.createMapPrint": VIEW,
  "Mutation.render": VIEW,
  "Mutation.cancelPrints": OWN_PRINT,
  "Mutation.walgreensSubmitOrder": OWN_PRINT,
  "Mutation.storefrontCheckoutCreate#with a map of the project": OWNER,
  "GET /prints/:name": OWN_PRINT,
  "GET /events/prints/:id": OWN_PRINT,
  "GET /events/projects/:id": VIEW,
  "image preview": VIEW,
  "image photo": VIEW,
  "image bundle": VIEW,
};

/** What a project is to each actor: owner, collaborator, viewer, or none. */
export const VIEWER_POLICIES: Row = {
  PRIVATE: "OCV--------",
  PUBLIC: "OCVVVVVVVVV",
  PUBLIC_COLLABORATORS: "OCCCCCCCCCC",
  WITH_KEY: "OCV------CC",
  EXPIRED: "OCV--------",
};

const ANYONE = "+++++++++++";
const ACCOUNT = "++++++--+--";
const BRAND = "++++++++-++";
/** Operations on the owner's cart, whose id all actors know. */
const CART = "+----------";

/** Operations on the viewer alone, without a project. */
export const VIEWER_MATRIX: Readonly<Record<string, string>> = {
  "Query.account": ACCOUNT,
  "Query.accountStickerTokenData": ACCOUNT,
  "Query.getStickerOrder": ANYONE,
  "Query.getStickerOrders": ANYONE,
  "Query.getStickerOrdersForCartPage": ANYONE,
  "Query.getStickerOrdersForOrderDetails": ANYONE,
  "Query.getStickerProducts": BRAND,
  "Query.stickerTokensModal": ANYONE,
  "Mutation.redeemStickerTokenVoucher": ACCOUNT,
  "Query.getPromotion": BRAND,
  "Mutation.enterPromotion": "++++++-----",
  "Query.dataExport": "+----------",
  "Query.design": ANYONE,
  "Query.designs": ANYONE,
  "Query.designGroups": ANYONE,
  "Query.designGroup": ANYONE,
  "Query.storefrontGetProductByHandle": BRAND,
  "Query.storefrontGetBrowseCollections": BRAND,
  "Query.storefrontCollections": BRAND,
  "Query.storefrontProductSearch": BRAND,
  "Query.storefrontProductRecommendations": BRAND,
  "Query.storefrontProductCollection": BRAND,
  "Query.storefrontDesignProducts": BRAND,
  "Query.homepage": BRAND,
  "Query.navigationById": ANYONE,
  "Query.pageBySlug": ANYONE,
  "Query.pageBySlug#hidden": "-----------",
  "Query.getReference": ANYONE,
  "Query.searchHelp": ANYONE,
  "Query.allPosts": ANYONE,
  "Query.blogPost": ANYONE,
  "Query.privacyPolicy": ANYONE,
  "Query.refundPolicy": ANYONE,
  "Query.termsOfService": ANYONE,
  "Query.contactCategories": ANYONE,
  "Query.contactQuestion": ANYONE,
  "Query.supportEmail": ANYONE,
  "Query.checkout": CART,
  "Query.accountCheckout": "+----------",
  "Query.getShippingOptions": ANYONE,
  "Query.freeShipping": ANYONE,
  "Query.getOrder": "+----------",
  "Query.getOrder#of an address that is not verified": "-----------",
  "Query.orderByKey#of another order": "-----------",
  "Mutation.confirmOrderMap": "+----------",
  "Query.getOrdersForUser": "+----------",
  "Query.walgreensProducts": ANYONE,
  "Query.walgreensStores": ANYONE,
  "Query.pickupOrder": "+----------",
  "Query.pickupOrders": "+----------",
  "Query.ticket": "+----------",
  "Query.ticket#of an address that is not verified": "-----------",
  "Query.tickets": "+----------",
  "Mutation.createTicket": ANYONE,
  "Mutation.replyToTicket": "+----------",
  "Query.checkoutOrder": CART,
  "Mutation.storefrontCheckoutLineItemsAdd": CART,
  "Mutation.storefrontCheckoutLineItemsUpdate": CART,
  "Mutation.UpdateCheckoutLineItems": CART,
  "Mutation.storefrontCheckoutLineItemsRemove": CART,
  "Mutation.RemoveCheckoutLineItems": CART,
  "Mutation.storefrontCheckoutLineItemsReplace": CART,
  "Mutation.storefrontCheckoutLineItemSplit": CART,
  "Mutation.payCheckoutStickers": CART,
  "Mutation.storefrontCheckoutAttributesUpdateV2": CART,
  "Mutation.UpdateCheckoutAttributes": CART,
  "Mutation.storefrontCheckoutDiscountCodeApply": CART,
  "Mutation.storefrontCheckoutDiscountCodeRemove": CART,
  "Mutation.placeOrder": CART,
  "Mutation.settleCheckout": CART,
  "Mutation.reopenCheckout": CART,
  "Mutation.mergeCheckout": "+----------",
  "Mutation.storefrontCheckoutCreate": ANYONE,
  "Mutation.createMapmakerFile": ACCOUNT,
  "Mutation.importGuestData": ACCOUNT,
  "Mutation.storeGuestSnapshot": "------+---+",
  "Mutation.createPresignedPost": ANYONE,
  "Mutation.openUploadFolder": ANYONE,
  "Mutation.requestDataExport": ACCOUNT,
  "Mutation.downloadDataExport": ACCOUNT,
  "Mutation.deleteAccount": ACCOUNT,
  "Mutation.changePassword": ACCOUNT,
  "Mutation.retryMail": ACCOUNT,
  "Mutation.setWantsDigest": ACCOUNT,
  "Mutation.unsubscribe": "-----------",
  "Mutation.requestEmailChange": ACCOUNT,
  "Mutation.confirmEmailChange": "-----------",
  "Mutation.allowEmailChange": "-----------",
  "Mutation.stopEmailChange": "-----------",
  "Mutation.signUp": ANYONE,
  "Mutation.signIn": ANYONE,
  "Mutation.verifyEmail": ANYONE,
  "Mutation.resendVerificationCode": ANYONE,
  "Mutation.sendPasswordResetCode": ANYONE,
  "Mutation.resetPassword": ANYONE,
  "Mutation.sendSignInCode": ANYONE,
  "Mutation.signInWithCode": ANYONE,
  "GET /config": ANYONE,
  "GET /designs/index.json": ANYONE,
  "GET /healthz": ANYONE,
  "POST /errors": ANYONE,
  "POST /errors/csp": ANYONE,
  // Without a signature of the mail service.
  "POST /hooks/mail-reports": "-----------",
  // Without a signature of the payment provider.
  "POST /webhooks/stripe": "-----------",
  // Last: it ends the session.
  "Mutation.signOut": ANYONE,
};

/**
 * Routes where there is nothing to permit: published files, development, counts of what anybody
 * does, and the operations above.
 */
export const OPEN_ROUTES: readonly string[] = [
  "GET /designs/:name",
  "GET /thumbnails/:name",
  "GET /design-pictures/:name",
  "GET /backgrounds/:name",
  "GET /lookups/:name",
  "GET /search-data/:name",
  "GET /products/:name",
  "GET /content/:name",
  "POST /dev/sign-in",
  "POST /dev/sign-out",
  "POST /graphql",
  "POST /usage",
];
