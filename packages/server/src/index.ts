export { resolveOwnPolicy } from "./access/project-access.service.ts";
export type {
  AcceptedAgreement,
  Caller,
  CodeRequestResult,
  CodeResult,
  NewSession,
  SignedIn,
} from "./accounts/account.types.ts";
export type { Device } from "./accounts/device-cookie.ts";
export type { EmailChangeRow } from "./accounts/email-change.service.ts";
export { RoleService } from "./accounts/role.service.ts";
export { CustomerCipher } from "./adapters/customer-cipher.ts";
export { mailDeliveries, operationDuration, paymentDifferences } from "./adapters/metrics.ts";
export { PaymentUnavailable } from "./adapters/payments.ts";
export { getPhotoTraceparent, getVariantKey, isPhotoKey } from "./adapters/photo-keys.ts";
export type { JobName } from "./adapters/queue.ts";
export type { RetailProduct, RetailStore } from "./adapters/retail-chain.ts";
export type { Storage, UploadPermit } from "./adapters/storage.ts";
export { AdmissionBudget, AdmissionTimeoutError } from "./admission-budget.ts";
export { type Backend, openBackend } from "./backend.ts";
export { backendSection, openStorage } from "./backend-config.ts";
export {
  type BrandHosts,
  BUSINESS_ID_HEADER,
  brandSection,
  resolveBusinessId,
} from "./brand/brand.ts";
export type {
  CartProject,
  CartVariant,
  Checkout,
  CheckoutAnswer,
  CheckoutLine,
  CheckoutProblem,
} from "./carts/cart.types.ts";
export {
  databaseSection,
  developmentSection,
  httpSection,
  imageSection,
  managementSection,
  parseConfig,
  processSection,
  storageSection,
} from "./config/config.ts";
export type { HelpNavigation } from "./content/content.service.ts";
export { openDatabase } from "./database/database.ts";
export { migrate } from "./database/migrate.ts";
export { getPictureType } from "./designs/catalog-pictures.service.ts";
export {
  DesignService,
  designSection,
  FIVE_MINUTES,
  IMMUTABLE,
  type PublicFile,
} from "./designs/design.service.ts";
export { getMapSlug } from "./designs/design-group.service.ts";
export {
  DesignPictureService,
  type DesignPictures,
  designPictureSection,
} from "./designs/design-picture.service.ts";
export type { ReportResult, ReportSender } from "./errors/client-error.service.ts";
export { AccessEpochService } from "./images/access-epoch.service.ts";
export { getImageAccess, getSuggestionAccess, requireOwnerAccess } from "./images/image-access.ts";
export type { ImageAccess, ImageScope } from "./images/image-access.types.ts";
export {
  createPreviewPath,
  createSharePicturePath,
  createSuggestionPreviewPath,
  type PreviewParameters,
  SHARE_PICTURES,
  type SharePicture,
  type SuggestionPreviewParameters,
  signPhoto,
  verifyPhoto,
  verifyPreview,
  verifySharePicture,
  verifySuggestionPreview,
} from "./images/image-addresses.ts";
export {
  decodeImageRequest,
  encodeImageRequest,
  type ImageRequest,
} from "./images/image-request.ts";
export { ImageSigner } from "./images/image-signer.ts";
export { createPhotoBundlePath, verifyPhotoBundle } from "./images/photo-bundle-address.ts";
export {
  type StickerOrderPreviewParameters,
  type StickerPreviewParameters,
  signStickerOrderPreview,
  signStickerPreview,
  verifyStickerOrderPreview,
  verifyStickerPreview,
} from "./images/sticker-addresses.ts";
export { type PhotoRow, REJECTIONS } from "./ingest/photo.repository.ts";
export { type IngestPhoto, PhotoService } from "./ingest/photo.service.ts";
export type { LiveConnection } from "./live/live.types.ts";
export { MailReportService } from "./mail/mail-report.service.ts";
export { type OrderRow, REVIEW_REASONS, sumTokensUsed } from "./orders/order.types.ts";
export { formatAddresses } from "./orders/order-address.ts";
export type { OrderDetails, OrderItem } from "./orders/order-history.types.ts";
export type { PlaceResult } from "./orders/order-placement.service.ts";
export type { CartKey } from "./orders/payment-session.service.ts";
export type { PickupSubmitResult } from "./pickup/pickup.service.ts";
export {
  type OrderedProduct,
  PICKUP_STATES,
  type PickupOrder,
} from "./pickup/pickup.types.ts";
export type { PrintBatch, PrintResult } from "./prints/print.service.ts";
export type { RenderedFile } from "./prints/render.service.ts";
export {
  type Drawing,
  type DrawnProject,
  getDesignId,
  type Lane,
  type RenderRequest,
} from "./prints/render.types.ts";
export type { SandboxFile, SandboxResult } from "./prints/sandbox.service.ts";
export {
  type CollectionData,
  type DiscountData,
  PRODUCT_IMAGE_WIDTHS,
  PRODUCT_SORT_KEYS,
  type Product,
  type ProductCollection,
  type ProductData,
  type ProductImage,
  type ProductVariant,
  type VariantData,
} from "./products/product.types.ts";
export { ProductDataService } from "./products/product-data.service.ts";
export {
  ProductPictureService,
  productPictureSection,
} from "./products/product-picture.service.ts";
export type {
  ListedProject,
  ProjectRow,
  ProjectWithInputs,
  StoredProject,
} from "./projects/project.types.ts";
export { SignedProjects } from "./projects/signed-projects.ts";
export type { DataExport } from "./rights/export.service.ts";
export { runBackendProcess } from "./run-backend-process.ts";
export type { ShareLink, ShareLinkChange } from "./share-links/share-link.service.ts";
export { addSharePass } from "./share-links/share-pass-cookie.ts";
export type { Customer, CustomerProject, CustomerRow } from "./staff/customer.service.ts";
export type { Dashboard, DayValue, Series } from "./staff/dashboard.service.ts";
export type {
  ConfigVariable,
  DebugReport,
  FailedMail,
  FailedWebhookRow,
  QueueDepth,
  RecentErrorRow,
  RunningProcessRow,
  Versions,
} from "./staff/debug.service.ts";
export type { StaffDiscount } from "./staff/discount.service.ts";
export type { FoundOrder, OrderSearch } from "./staff/order-search.service.ts";
export type { PickupChangeResult, StaffPickupOrder } from "./staff/pickup.service.ts";
export type {
  ProductChangeResult,
  ProductSummary,
  StaffProductRow,
  StaffVariant,
} from "./staff/product.service.ts";
export type { StaffPromotion } from "./staff/promotion.service.ts";
export type { StaffEntry, StaffEntryPage } from "./staff/promotion-entry.service.ts";
export type { StaffActionRow } from "./staff/staff-action.service.ts";
export type {
  StaffFulfillment,
  StaffOrder,
  StaffOrderLine,
  StaffPrint,
  StaffRefund,
} from "./staff/staff-order.service.ts";
export type { OrderChangeResult } from "./staff/staff-order-change.service.ts";
export type { QueuedStickers, StickerGroup, StickerQueue } from "./staff/sticker-queue.service.ts";
export type { LayOutResult, SheetSticker, StaffSheetSet } from "./staff/sticker-sheet.service.ts";
export type { TicketChangeResult } from "./staff/ticket.service.ts";
export type { StaffVouchers } from "./staff/voucher.service.ts";
export { SignedSnapshots } from "./stickers/signed-snapshots.ts";
export { openSnapshotPhoto } from "./stickers/snapshot-photos.ts";
export type {
  CreateStickerOrderResult,
  OfferedSticker,
  StickerOffer,
} from "./stickers/sticker.service.ts";
export {
  STICKER_ORDER_STATUSES,
  type StickerOrder,
  type StickerOrderItem,
} from "./stickers/sticker-order.types.ts";
export type { OrderOfSheets } from "./stickers/sticker-sheet.service.ts";
export {
  getPictureName,
  getSheetName,
  SHEET_SET_STATES,
  SHEETS_PDF,
  type SheetFacts,
} from "./stickers/sticker-sheet.types.ts";
export type { AdoptionResult } from "./suggestions/adoption.service.ts";
export { SignedSuggestions } from "./suggestions/signed-suggestions.ts";
export type { SuggestionsResult } from "./suggestions/suggestion.service.ts";
export type { SuggestionRow } from "./suggestions/suggestion.types.ts";
export type { CreateTicketResult, ReplyResult } from "./tickets/ticket.service.ts";
export {
  TICKET_AUTHORS,
  TICKET_FIELD_TYPES,
  TICKET_STATUSES,
  type Ticket,
  type TicketField,
  type TicketFile,
  type TicketMessage,
  type TicketRow,
} from "./tickets/ticket.types.ts";
export { TOKEN_REASONS, type TokenTransaction } from "./tokens/ledger.types.ts";
export type { EnterResult } from "./tokens/promotion.service.ts";
export {
  ENTRY_STATUSES,
  PROMOTION_STATUSES,
  type Promotion,
  type PromotionEntry,
} from "./tokens/promotion.types.ts";
export type { TokenData } from "./tokens/token.service.ts";
export type { RedeemResult } from "./tokens/voucher.service.ts";
export { ACCOUNT_ROLES, type AccountRole, CAPABILITIES, ROLES } from "./viewer/role.ts";
export {
  type AccountViewer,
  getViewerCapabilities,
  getViewerId,
  getViewerRole,
  type IdentifiedViewer,
  type SharePass,
  type Viewer,
} from "./viewer/viewer.ts";
