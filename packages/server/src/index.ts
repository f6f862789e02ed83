export { type Backend, openBackend } from "./backend/backend.ts";
export { backendVariables, createStorage } from "./backend/backend-config.ts";
export { runBackendProcess } from "./backend/run-backend-process.ts";
export type {
  AcceptedAgreement,
  Agreement,
  ClientInfo,
  CodeRequestResult,
  CodeSignInResult,
  IssuedSession,
  SignInSuccess,
} from "./people/accounts/account.types.ts";
export { AccountAdminService } from "./people/accounts/account-admin.service.ts";
export type { Device } from "./people/accounts/device-cookie.ts";
export type { EmailChangeRow } from "./people/accounts/email-change.service.ts";
export { AccessEpochService } from "./photos/images/access-epoch.service.ts";
export {
  getImageAccess,
  getSuggestionAccess,
  requireOwnImageAccess,
} from "./photos/images/image-access.ts";
export type { ImageAccess, ImageScope } from "./photos/images/image-access.types.ts";
export {
  createPreviewPath,
  createSharePicturePath,
  createSuggestionPreviewPath,
  type PreviewParameters,
  SHARE_PICTURE_NAMES,
  type SharePictureName,
  type SuggestionPreviewParameters,
  signPhoto,
  verifyPhoto,
  verifyPreview,
  verifySharePicture,
  verifySuggestionPreview,
} from "./photos/images/image-addresses.ts";
export {
  decodeImageRequest,
  encodeImageRequest,
  type ImageRequest,
} from "./photos/images/image-request.ts";
export { ImageSigner } from "./photos/images/image-signer.ts";
export { createPhotoBundlePath, verifyPhotoBundle } from "./photos/images/photo-bundle-address.ts";
export {
  createStickerOrderPreviewPath,
  createStickerPreviewPath,
  type StickerOrderPreviewParameters,
  type StickerPreviewParameters,
  verifyStickerOrderPreview,
  verifyStickerPreview,
} from "./photos/images/sticker-addresses.ts";
export { getPhotoTraceparent, getVariantKey, isPhotoKey } from "./photos/keys/photo-keys.ts";
export { type PhotoRow, REJECTION_REASONS } from "./photos/processing/photo.repository.ts";
export { type PhotoProcessor, PhotoService } from "./photos/processing/photo.service.ts";
export type { JobName } from "./platform/adapters/pg-boss/queue.ts";
export type { Storage, UploadPermit } from "./platform/adapters/s3/storage.ts";
export { PaymentUnavailableError } from "./platform/adapters/stripe/payment-provider.ts";
export type { RetailProduct, RetailStore } from "./platform/adapters/walgreens/retail-chain.ts";
export {
  type BrandHosts,
  BUSINESS_ID_HEADER,
  brandVariables,
  resolveBrandId,
} from "./platform/brand/brand.ts";
export {
  databaseVariables,
  developmentVariables,
  httpVariables,
  imageSigningVariables,
  managementVariables,
  parseConfig,
  processVariables,
  storageVariables,
} from "./platform/config/config.ts";
export { CustomerCipher } from "./platform/crypto/customer-cipher.ts";
export { openDatabase } from "./platform/database/database.ts";
export { migrate } from "./platform/database/migrate.ts";
export type { ReportResult } from "./platform/errors/client-error.service.ts";
export { AdmissionBudget, AdmissionTimeoutError } from "./platform/resilience/admission-budget.ts";
export { SingleFlight } from "./platform/resilience/single-flight.ts";
export {
  forgottenStickers,
  mailDeliveries,
  operationDuration,
  paymentDifferences,
  paymentDisputes,
} from "./platform/telemetry/metrics.ts";
export { ACCOUNT_ROLES, type AccountRole, PERMISSIONS, ROLES } from "./platform/viewer/role.ts";
export {
  type AccountViewer,
  getViewerId,
  getViewerPermissions,
  getViewerRole,
  type IdentifiedViewer,
  type SharePass,
  type Viewer,
} from "./platform/viewer/viewer.ts";
export type { PickupSubmitResult } from "./printing/pickup/pickup.service.ts";
export {
  type OrderedProduct,
  PICKUP_STATES,
  type PickupOrder,
} from "./printing/pickup/pickup.types.ts";
export type { PrintBatch, PrintResult } from "./printing/prints/print.service.ts";
export type { RenderSummary } from "./printing/prints/render.service.ts";
export {
  type Drawing,
  type FrozenProject,
  getDesignId,
  type Lane,
  type RenderRequest,
} from "./printing/prints/render.types.ts";
export type { SandboxProject, StaffRenderResult } from "./printing/prints/sandbox.service.ts";
export { resolveOwnPolicy } from "./project/access/project-access.service.ts";
export { getPictureContentType } from "./project/designs/catalog-pictures.service.ts";
export {
  DesignService,
  designVariables,
  FIVE_MINUTE_CACHE,
  IMMUTABLE_CACHE,
  type PublicFile,
} from "./project/designs/design.service.ts";
export { getMapSlug } from "./project/designs/design-group.service.ts";
export {
  type DesignPicturePaths,
  DesignPictureService,
  designPictureVariables,
} from "./project/designs/design-picture.service.ts";
export type { LiveConnection } from "./project/live/live.types.ts";
export type {
  ListedProject,
  ProjectRow,
  ProjectWithInputs,
  ProjectWithInputsJson,
} from "./project/projects/project.types.ts";
export { SignedUrlProjects } from "./project/projects/signed-url-projects.ts";
export type { ShareLink, ShareLinkChangeResult } from "./project/share-links/share-link.service.ts";
export { addSharePass } from "./project/share-links/share-pass-cookie.ts";
export type { AdoptionResult } from "./project/suggestions/adoption.service.ts";
export { SignedUrlSuggestions } from "./project/suggestions/signed-url-suggestions.ts";
export type { SuggestionsResult } from "./project/suggestions/suggestion.service.ts";
export type { SuggestionRow } from "./project/suggestions/suggestion.types.ts";
export type {
  CartProject,
  CartVariant,
  Checkout,
  CheckoutLine,
  CheckoutProblem,
  CheckoutRequestResult,
} from "./shop/carts/cart.types.ts";
export type { OrderDetails, OrderItem } from "./shop/orders/history/order-history.types.ts";
export type { CustomerMapReview } from "./shop/orders/map-review/customer-map-review.service.ts";
export type { MapReviewSetting } from "./shop/orders/map-review.queries.ts";
export { MAP_REVIEW_OUTCOMES, type MapReviewRow } from "./shop/orders/map-review.types.ts";
export { type OrderRow, REVIEW_REASONS, sumTokensUsed } from "./shop/orders/order.types.ts";
export type { CartKey } from "./shop/orders/payment/payment-session.service.ts";
export type { BuyerAddress } from "./shop/orders/placement/buyer-address.ts";
export type { MapCheck } from "./shop/orders/placement/map-check.service.ts";
export type { OrderPlacementResult } from "./shop/orders/placement/order-placement.service.ts";
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
} from "./shop/products/product.types.ts";
export { ProductDataService } from "./shop/products/product-data.service.ts";
export {
  ProductPictureService,
  productPictureVariables,
} from "./shop/products/product-picture.service.ts";
export type { StoredShippingRates } from "./shop/shipping/shipping-rates.queries.ts";
export { SignedUrlSnapshots } from "./shop/stickers/signed-url-snapshots.ts";
export { readSnapshotPhoto } from "./shop/stickers/snapshot-photos.ts";
export type {
  CreateStickerOrderResult,
  OfferedSticker,
  StickerOffer,
} from "./shop/stickers/sticker.service.ts";
export {
  STICKER_ORDER_STATUSES,
  type StickerOrder,
  type StickerOrderItem,
} from "./shop/stickers/sticker-order.types.ts";
export type { StickerOrderContent } from "./shop/stickers/sticker-sheet.service.ts";
export {
  getSheetFileName,
  getSheetPictureFileName,
  SHEET_SET_STATES,
  SHEETS_PDF_FILE_NAME,
  type SheetFacts,
} from "./shop/stickers/sticker-sheet.types.ts";
export { TOKEN_REASONS, type TokenTransaction } from "./shop/tokens/ledger.types.ts";
export type { EnterResult } from "./shop/tokens/promotion.service.ts";
export {
  ENTRY_STATUSES,
  PROMOTION_STATUSES,
  type Promotion,
  type PromotionEntry,
} from "./shop/tokens/promotion.types.ts";
export type { TokenStatement } from "./shop/tokens/token.service.ts";
export type { RedeemResult } from "./shop/tokens/voucher.service.ts";
export type {
  Customer,
  CustomerProject,
  CustomerRow,
} from "./staff/customers/staff-customer.service.ts";
export type { DailyValue, Dashboard, Series } from "./staff/dashboard/staff-dashboard.service.ts";
export type {
  ConfigVariable,
  DebugReport,
  FailedMail,
  FailedWebhookRow,
  QueueDepth,
  RecentErrorRow,
  RunningProcessRow,
  Versions,
} from "./staff/debug/staff-debug.service.ts";
export { ORDER_SORTS } from "./staff/orders/staff-order.queries.ts";
export type {
  StaffDispute,
  StaffOrder,
  StaffOrderLineDetails,
  StaffRefund,
  StaffShipment,
} from "./staff/orders/staff-order.service.ts";
export type { OrderChangeResult } from "./staff/orders/staff-order-change.service.ts";
export type { StaffOrderPrint } from "./staff/orders/staff-order-print.ts";
export type {
  OrderNeighbors,
  OrderSearchRequest,
  OrderSearchRow,
} from "./staff/orders/staff-order-search.service.ts";
export type {
  SavedFilterRow,
  SavedFiltersResult,
} from "./staff/orders/staff-saved-filter.service.ts";
export type {
  SelectedOrder,
  SelectedPrint,
  UnshippedLine,
} from "./staff/orders/staff-selected-orders.service.ts";
export type { PickupChangeResult, StaffPickupOrder } from "./staff/pickups/staff-pickup.service.ts";
export type { StaffDiscount } from "./staff/products/staff-discount.service.ts";
export type {
  PictureUpload,
  ProductChangeResult,
  ProductSummary,
  StaffProductRow,
  StaffVariant,
} from "./staff/products/staff-product.service.ts";
export type { StaffCollection } from "./staff/products/staff-product-creation.service.ts";
export type { PictureChangeResult } from "./staff/products/staff-product-picture.service.ts";
export type { StaffActionRow } from "./staff/shared/staff-action.service.ts";
export type {
  QueuedStickerOrder,
  StickerNestGroup,
  StickerQueuePage,
} from "./staff/stickers/staff-sticker-queue.service.ts";
export type {
  RequestSheetSetResult,
  StaffSheetSet,
  StaffStickerOrderRow,
} from "./staff/stickers/staff-sticker-sheet.service.ts";
export type { TicketChangeResult } from "./staff/tickets/staff-ticket.service.ts";
export type { StaffPromotion } from "./staff/tokens/staff-promotion.service.ts";
export type {
  StaffEntryPage,
  StaffPromotionEntry,
} from "./staff/tokens/staff-promotion-entry.service.ts";
export type { StaffVoucherBatch } from "./staff/tokens/staff-voucher.service.ts";
export type { HelpNavigation, LegalPageReview } from "./support/content/content.service.ts";
export type { DataExport } from "./support/data-rights/export.service.ts";
export { MailReportService } from "./support/mail/mail-report.service.ts";
export type { CreateTicketResult, ReplyResult } from "./support/tickets/ticket.service.ts";
export {
  TICKET_AUTHORS,
  TICKET_FIELD_TYPES,
  TICKET_STATUSES,
  type Ticket,
  type TicketField,
  type TicketFile,
  type TicketMessage,
  type TicketRow,
} from "./support/tickets/ticket.types.ts";
export type { CountResult } from "./support/usage/usage.service.ts";
export type { UsageCount } from "./support/usage/usage-count.queries.ts";
