/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Blocks } from '@photomap/content/blocks';
import type { Inputs, SuggestedInput } from '@photomap/project';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccessPolicy =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'PUBLIC_COLLABORATORS';

/** The role that is stored with an account; a guest has none. */
export type AccountRole =
  | 'ADMIN'
  | 'EMPLOYEE'
  | 'USER';

export type AddMapmakerFileAccessInput = {
  fileId: string;
  granteeEmail: string;
  /** A note in plain text, quoted in the email. */
  note?: string | null | undefined;
  role: FileAccessRole;
};

export type AddressInput = {
  city: string;
  /** The USA if it's missing. */
  country?: CountryCode | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  name: string;
  /** The state, two letters. */
  state: string;
  zip: string;
};

/** A brand. */
export type BusinessId =
  | 'pm'
  | 'tbl';

/** Permissions beyond the user's own projects. */
export type Capability =
  | 'ADJUST_TOKENS'
  | 'ALL_ORDERS'
  | 'APPROVE_EMAIL_CHANGES'
  | 'CHANGE_EMAILS'
  | 'GRANT_ROLES'
  | 'MANAGE_SHOP'
  | 'OWN_PROJECTS'
  | 'SANDBOX'
  | 'SEE_HIDDEN'
  | 'STICKER_SHEETS'
  | 'TRANSPARENT_PRINTS'
  | 'UPLOAD';

/** Omitted values stay; null and blank text remove them. */
export type CheckoutAttributesInput = {
  email?: string | null | undefined;
  /** The note, at most 5,000 characters. */
  note?: string | null | undefined;
  /** One of `shippingOptions`. */
  shippingOptionId?: string | null | undefined;
  /** A US ZIP code. */
  zip?: string | null | undefined;
};

export type CheckoutErrorCode =
  | 'ALREADY_COMPLETED'
  | 'BAD_DOMAIN'
  | 'BLANK'
  | 'CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE'
  | 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE'
  | 'DISCOUNT_ALREADY_APPLIED'
  | 'DISCOUNT_CODE_APPLICATION_FAILED'
  | 'DISCOUNT_DISABLED'
  | 'DISCOUNT_EXPIRED'
  | 'DISCOUNT_LIMIT_REACHED'
  | 'DISCOUNT_NOT_FOUND'
  | 'EMPTY'
  | 'EXPIRED_QUEUE_TOKEN'
  | 'GIFT_CARD_ALREADY_APPLIED'
  | 'GIFT_CARD_CODE_INVALID'
  | 'GIFT_CARD_CURRENCY_MISMATCH'
  | 'GIFT_CARD_DEPLETED'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_UNUSABLE'
  | 'HIGHER_VALUE_DISCOUNT_APPLIED'
  | 'INVALID'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_PROVINCE_IN_COUNTRY'
  | 'INVALID_QUEUE_TOKEN'
  | 'INVALID_REGION_IN_COUNTRY'
  | 'INVALID_STATE_IN_COUNTRY'
  | 'LESS_THAN'
  | 'LINE_ITEM_NOT_FOUND'
  | 'LOCKED'
  | 'MAXIMUM_DISCOUNT_CODE_LIMIT_REACHED'
  | 'MISSING_DISCOUNT_CODE'
  | 'MISSING_NOTE'
  | 'MISSING_PAYMENT_INPUT'
  | 'NOT_ENOUGH_IN_STOCK'
  | 'NOT_SUPPORTED'
  | 'PRESENT'
  | 'SHIPPING_RATE_EXPIRED'
  | 'THROTTLED_DURING_CHECKOUT'
  | 'TOO_LONG'
  | 'TOTAL_PRICE_MISMATCH'
  | 'UNABLE_TO_APPLY';

/** A line to add; the server knows the prices. */
export type CheckoutLineItemInput = {
  /** The attributes. All lines of a sticker order have its Order ID and are added together, or none is. */
  customAttributes?: Array<CustomAttributeInput> | null | undefined;
  /** The project of a personalized map. */
  fileId?: string | null | undefined;
  /** The quantity, 1 to 25; for a sticker order the number of its stickers. */
  quantity: number;
  variantId: string;
};

export type CheckoutLineItemUpdateInput = {
  /** All attributes of the line; when omitted, they stay. */
  customAttributes?: Array<CustomAttributeInput> | null | undefined;
  id: string;
  /** The new quantity; 0 removes the line. */
  quantity?: number | null | undefined;
};

export type ConfirmOrderMapInput = {
  /** The key from the link of an email, without an account. */
  key?: string | null | undefined;
  /** The order's number. */
  number: number;
  reviewId: string;
};

export type ContactFieldType =
  | 'file'
  | 'select'
  | 'text';

/** The ISO 3166-1 code of a country that we ship to. */
export type CountryCode =
  | 'US';

export type CreateMapPrintInput = {
  downloadFilename: string;
  fileId: string;
  format: MapPrintFormat;
  /** The paper of a PDF: letter, A4, legal, 11x17, A3, or full_size for one page. */
  paper?: string | null | undefined;
};

export type CreateMapmakerFileInput = {
  backgroundId?: string | null | undefined;
  designId: string;
  /** The initial inputs by opening id. */
  inputs?: unknown;
  /** The design's name by default. Gets a number if another project of the viewer has the name. */
  name?: string | null | undefined;
  outputScale?: number | null | undefined;
  outputType?: OutputType | null | undefined;
  /** A UUID of the client: repeating it creates no second project. */
  requestId?: string | null | undefined;
};

export type CreateRectangularPrintsInput = {
  dpi: number;
  fileId: string;
  format?: PrintFormat | null | undefined;
  /** The cutting machine, for svg only. */
  machine?: CuttingMachine | null | undefined;
  printLayouts: Array<PrintLayoutInput>;
  printOptions: PrintOptionsInput;
};

export type CreateStickerOrderInput = {
  fileId: string;
  outputType: OutputType;
  /** A UUID: a repeated request returns the order of the first one. Without it, each request creates an order, which is forgotten unless it is paid for. */
  requestId?: string | null | undefined;
  stickers: Array<StickerInput>;
};

export type CreateTicketInput = {
  /** The address that gets the answers. */
  email: string;
  fields?: Array<TicketFieldInput> | null | undefined;
  /** A UUID; repeating it creates no second ticket. Derived when it is omitted. */
  id?: string | null | undefined;
  /** The message, at most 10,000 characters. */
  message?: string | null | undefined;
  name: string;
  /** The question as {category}/{question}; something else when it is omitted. */
  question?: string | null | undefined;
  /** The subject; the question's title when it is empty. */
  subject: string;
  tags?: Array<string> | null | undefined;
  /** The browser; the request's User-Agent when it is omitted. */
  userAgent?: string | null | undefined;
};

/** A currency's ISO 4217 code. */
export type CurrencyCode =
  | 'CAD'
  | 'EUR'
  | 'GBP'
  | 'USD';

export type CustomAttributeInput = {
  key: string;
  /** The value; a blank one removes the attribute. */
  value: string;
};

export type CuttingMachine =
  | 'cricut'
  | 'silhouette';

export type DataExportStatus =
  | 'DONE'
  | 'EXPIRED'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

/** A photo to upload; the permit allows nothing else. */
export type DeclaredPhoto = {
  bytes: number;
  contentType: string;
  /** The extension with its dot. */
  extension: string;
  /** A UUID; repeating it repeats the same upload. */
  id: string;
};

export type DesignsInput = {
  /** Whether to include hidden designs; ignored without the permission see-hidden. */
  includeHidden: boolean;
};

export type DiscountApplicationTargetType =
  | 'LINE_ITEM'
  | 'SHIPPING_LINE';

export type DiscountApplicationType =
  | 'automatic'
  /** The entered code applies the discount. */
  | 'code'
  /** Not used. */
  | 'manual'
  /** Not used. */
  | 'script';

export type FileAccessRole =
  | 'COLLABORATOR'
  | 'VIEWER';

/** All data of a guest in this browser. */
export type GuestDataInput = {
  projects: Array<GuestProjectInput>;
};

export type GuestProjectInput = {
  backgroundId?: string | null | undefined;
  designId: string;
  inputs: unknown;
  name: string;
  outputScale: number;
  outputType: OutputType;
  /** The id of the project in the browser, a UUID. */
  requestId: string;
};

export type LineItemKind =
  | 'BASIC'
  | 'MAP'
  | 'STICKER'
  | 'STICKER_TOKEN';

export type MapFamily =
  | 'COUNTIES'
  | 'COUNTRIES'
  | 'MOSAICS'
  | 'SILHOUETTES'
  | 'WORLD';

export type MapPrintFormat =
  | 'jpeg'
  /** A document with as many sheets of the paper as the map needs. */
  | 'pdf'
  /** A picture with a transparent background; needs the permission TRANSPARENT_PRINTS. */
  | 'png';

/** Photos too small for the size on paper, bare paper, photos outside their region, regions without a photo. */
export type MapProblemKind =
  | 'BLURRY'
  | 'GAP'
  | 'MISSING'
  | 'OUTSIDE';

/** The customer confirmed the map, the time was over, or staff stopped waiting. */
export type MapReviewOutcome =
  | 'CONFIRMED'
  | 'EXPIRED'
  | 'STOPPED';

export type NewSuggestionInput = {
  /** The images, background and modifiedAt, with at least one photo. */
  input: unknown;
  openingId: string;
  /** A UUID of the client, which becomes the suggestion's id: repeating it creates no second one. */
  requestId: string;
};

export type OrderCancelReason =
  | 'CUSTOMER'
  | 'DECLINED'
  | 'FRAUD'
  | 'INVENTORY'
  | 'OTHER';

export type OrderFinancialStatus =
  | 'AUTHORIZED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

export type OrderFulfillmentStatus =
  | 'FULFILLED'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PARTIALLY_FULFILLED'
  | 'PENDING_FULFILLMENT'
  | 'RESTOCKED'
  | 'SCHEDULED'
  | 'UNFULFILLED';

export type OutputType =
  | 'MATBOARD_WALL_MAP'
  | 'MATBOARD_WALL_MAP_SINGLE'
  | 'VEHICLE_MAP'
  | 'VINYL_WALL_MAP';

export type PhotoStatus =
  | 'READY'
  | 'REJECTED'
  | 'WAITING';

export type PickupOrderState =
  | 'FAILED'
  | 'MOVED'
  | 'PLACED'
  | 'REFUSED'
  | 'SENDING'
  | 'UNKNOWN'
  | 'WAITING';

export type PlaceOrderInput = {
  /** Where the order is sent, with the checkout's ZIP code. Without it, the payment page asks; orders without a payment need it. */
  address?: AddressInput | null | undefined;
  checkoutId: string;
  email: string;
  /** The keys of the map checks that were on the page when the buyer went on. */
  shownMapChecks?: Array<string> | null | undefined;
  /** The version of the checkout whose prices the buyer saw. */
  version: number;
};

export type PrintFormat =
  | 'jpeg'
  /** One document of all sheets at true size. */
  | 'pdf'
  /** A picture with a transparent background; needs the permission TRANSPARENT_PRINTS. */
  | 'png'
  /** A drawing with cut lines as a layer, for a cutting machine. */
  | 'svg';

export type PrintLayoutInput = {
  downloadFilename: string;
  /** The height in points. */
  height: number;
  printOpenings: Array<PrintOpeningInput>;
  /** The width in points. */
  width: number;
};

export type PrintOpeningInput = {
  openingId: string;
  /** Whether the piece is turned by 90 degrees clockwise. */
  turned: boolean;
  /** The distance in points from the left edge of the sheet. */
  x: number;
  y: number;
};

export type PrintOptionsInput = {
  backgroundColor: string;
  borderColor: string;
  /** The width in points; 0 is no border. */
  borderWidth: number;
  clipImage: boolean;
  includeBuffer: boolean;
  printingGuides: boolean;
  /** Whether names of openings are printed beside their outlines, where there is room. */
  regionNames?: boolean | null | undefined;
};

export type ProductSortKey =
  | 'BEST_SELLING'
  | 'MANUAL'
  | 'NEWEST'
  | 'PRICE'
  | 'TITLE';

export type PromotionEntryStatus =
  | 'APPROVED'
  | 'AWAITING_APPROVAL'
  | 'DENIED';

export type PromotionStatus =
  | 'CLOSED'
  | 'OPEN';

export type ReconcilePickupInput = {
  orderId: string;
  /** Null when the chain has no such order. */
  walgreensOrderId?: string | null | undefined;
};

export type RenderFormat =
  | 'jpeg'
  | 'png'
  | 'svg';

export type RenderOutputInput = {
  downloadFilename: string;
  format: RenderFormat;
};

/** Each type uses some of these and ignores the others. */
export type RenderPropsInput = {
  /** The background of a progress image or of a product. */
  background?: string | null | undefined;
  design?: string | null | undefined;
  file?: string | null | undefined;
  frame?: string | null | undefined;
  grommets?: boolean | null | undefined;
  hangerBars?: boolean | null | undefined;
  height?: number | null | undefined;
  layer?: string | null | undefined;
  /** One opening, or several for openings_print. */
  openingId?: Array<string> | null | undefined;
  outerColor?: string | null | undefined;
  /** The inset in points. */
  shrinkBorder?: number | null | undefined;
  type: RenderType;
  width?: number | null | undefined;
};

export type RenderRequestInput = {
  output: RenderOutputInput;
  props: RenderPropsInput;
};

export type RenderStatus =
  | 'CANCELED'
  | 'DONE'
  | 'EXPIRED'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

/** What is rendered from a project (file) or a design. */
export type RenderType =
  | 'all_openings'
  | 'cut'
  | 'file_preview'
  | 'openings_print'
  | 'pm_product'
  | 'region_completion'
  | 'tbl_product';

export type ReplyToTicketAsStaffInput = {
  /** A UUID; repeating it sends nothing twice. */
  requestId: string;
  /** At most 10,000 characters. */
  text: string;
  ticketId: string;
};

export type ReplyToTicketInput = {
  /** The key from the link in an email. */
  key?: string | null | undefined;
  /** A UUID; repeating it sends nothing twice. */
  requestId: string;
  /** The text, at most 10,000 characters. */
  text: string;
  ticketId: string;
};

export type Role =
  | 'ADMIN'
  | 'EMPLOYEE'
  | 'GUEST'
  | 'USER';

/** SVG for lines to cut, PDF for sheets. */
export type SandboxFormat =
  | 'jpeg'
  | 'pdf'
  | 'png'
  | 'svg';

/** Each type uses some of these and ignores the others. */
export type SandboxPropsInput = {
  /** The background of a progress image or of a product. */
  background?: string | null | undefined;
  /** Such as #ffcc00. */
  backgroundColor?: string | null | undefined;
  design?: string | null | undefined;
  file?: string | null | undefined;
  frame?: string | null | undefined;
  grommets?: boolean | null | undefined;
  hangerBars?: boolean | null | undefined;
  height?: number | null | undefined;
  layer?: string | null | undefined;
  maxHeight?: number | null | undefined;
  maxWidth?: number | null | undefined;
  message?: string | null | undefined;
  /** One, or several for openings_print. */
  openingId?: Array<string> | null | undefined;
  outerColor?: string | null | undefined;
  outputType?: OutputType | null | undefined;
  /** Points. */
  shrinkBorder?: number | null | undefined;
  suggestion?: string | null | undefined;
  type: SandboxRenderType;
  width?: number | null | undefined;
};

/** What is drawn, of a file, of a design or of neither. */
export type SandboxRenderType =
  | 'all_openings'
  | 'cut'
  | 'debug'
  | 'file_preview'
  | 'opening_sticker_preview'
  | 'opening_suggestion'
  | 'openings_print'
  | 'output_type_demonstration'
  | 'pm_product'
  | 'region_completion'
  | 'simple_message'
  | 'tbl_product';

export type ShippingObstacle =
  | 'DISPUTED'
  | 'HELD'
  | 'WAITING_FOR_CUSTOMER';

/** A part of the USA that packages travel to at its own price. */
export type ShippingZone =
  | 'CONTIGUOUS'
  | 'DISTANT'
  | 'MILITARY'
  | 'TERRITORIES';

export type StaffAddProductPictureInput = {
  altText: string;
  /** A UUID: a repeated request adds it once. */
  id: string;
  /** The key of an uploaded photo. */
  photoKey: string;
  productId: string;
};

export type StaffAdjustTokensInput = {
  customerId: string;
  /** The customer reads it. */
  note: string;
  /** Chosen by the client; adjusts once. */
  requestId: string;
  /** In steps of 0.5; negative takes them. */
  tokens: number;
};

export type StaffAskAboutMapInput = {
  /** For the customer, at most 1,000 characters. */
  note?: string | null | undefined;
  printId: string;
  /** A repeated request asks once. */
  requestId: string;
};

export type StaffCreateProductInput = {
  businessId: BusinessId;
  /** The handle of a collection that lists it. */
  collection?: string | null | undefined;
  /** The end of the page's address. */
  handle: string;
  /** A UUID: a repeated request creates it once. */
  id: string;
  lengthIn?: number | null | undefined;
  /** Empty for a single variant. */
  optionName: string;
  optionValues: Array<string>;
  /** Such as 12.50. */
  price: string;
  /** The start of the SKUs of several variants. */
  sku: string;
  /** Of each variant; null is made to order. */
  stock?: number | null | undefined;
  title: string;
  weightOz?: number | null | undefined;
};

export type StaffCreateVouchersInput = {
  /** 1 to 200. */
  count: number;
  expiresAt?: string | null | undefined;
  /** Chosen by the client; a repeated request returns the same codes. */
  requestId: string;
  /** Of each, 0.5 to 50, in steps of 0.5. */
  tokens: number;
};

export type StaffFulfillOrderInput = {
  /** Stickers without finished sheets are sent too; refused without. */
  confirmsUnmadeStickers?: boolean | null | undefined;
  lines: Array<StaffLineUnitsInput>;
  orderId: string;
  /** A repeated request ships nothing twice. */
  requestId: string;
  trackingCompany?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
};

export type StaffLayOutStickersInput = {
  /** A repeated request creates one set. */
  requestId: string;
  /** Of one nest group. */
  stickerOrderIds: Array<string>;
};

export type StaffLineUnitsInput = {
  lineId: string;
  quantity: number;
};

/** REFUSED is by the mail server of the recipient. */
export type StaffMailState =
  | 'FAILED'
  | 'REFUSED'
  | 'RETRIED';

export type StaffOrderSort =
  | 'NEWEST'
  | 'WAITING_LONGEST';

export type StaffOrdersInput = {
  /** `nextCursor` of the page before. */
  after?: string | null | undefined;
  businessId?: BusinessId | null | undefined;
  /** At most 100. */
  first?: number | null | undefined;
  fulfillmentStatus?: Array<string> | null | undefined;
  hasPrints?: boolean | null | undefined;
  /** Words of number, name, e-mail and address; #1042 is one number. */
  search?: string | null | undefined;
  /** Newest first by default. WAITING_LONGEST is by the day to ship or of payment. */
  sort?: StaffOrderSort | null | undefined;
  state?: Array<string> | null | undefined;
};

export type StaffPackagePriceInput = {
  expedited: string;
  standard: string;
};

export type StaffPackagePricesInput = {
  CONTIGUOUS: StaffPackagePriceInput;
  DISTANT: StaffPackagePriceInput;
  MILITARY: StaffPackagePriceInput;
  TERRITORIES: StaffPackagePriceInput;
};

export type StaffPackageRateInput = {
  maxLengthIn?: number | null | undefined;
  maxWeightOz?: number | null | undefined;
  prices: StaffPackagePricesInput;
};

export type StaffPickupsInput = {
  /** `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** An id, the chain's number, a project or a store. */
  search?: string | null | undefined;
  state?: PickupOrderState | null | undefined;
};

export type StaffRefundOrderInput = {
  /** Such as 12.50; what was paid for the units when it is omitted. */
  amount?: string | null | undefined;
  /** Units that are returned or not sent. */
  lines?: Array<StaffLineUnitsInput> | null | undefined;
  orderId: string;
  reason?: string | null | undefined;
  /** A repeated request refunds once. */
  requestId: string;
  /** The units can be sold again. */
  restock: boolean;
};

export type StaffRequestEmailChangeInput = {
  /** The brand of the emails. */
  businessId: BusinessId;
  customerId: string;
  /** The new address. */
  email: string;
  /** For the audit log. */
  reason: string;
};

export type StaffSaveDiscountInput = {
  amount?: string | null | undefined;
  businessId: BusinessId;
  /** Omitted applies automatically. */
  code?: string | null | undefined;
  endsAt?: string | null | undefined;
  /** Of a new one, chosen by the client. */
  id: string;
  isActive: boolean;
  /** percentage, fixed or free-shipping. */
  kind: string;
  minimumSubtotal?: string | null | undefined;
  percentage?: number | null | undefined;
  /** Omitted is every product. */
  productIds?: Array<string> | null | undefined;
  startsAt: string;
  title: string;
  /** As the form showed it; omitted for a new one. */
  updatedAt?: string | null | undefined;
  usageLimit?: number | null | undefined;
};

export type StaffSaveFilterInput = {
  /** Saved without `after` and `first`. */
  filter: StaffOrdersInput;
  /** At most 60 characters. */
  name: string;
};

export type StaffSaveMapReviewSettingInput = {
  businessDays: number;
  businessId: BusinessId;
  /** As the form showed it. */
  updatedAt: string;
};

export type StaffSavePromotionInput = {
  businessId: BusinessId;
  description: string;
  endsAt?: string | null | undefined;
  /** A part of its address, chosen by the client. */
  id: string;
  maxEntries: number;
  startsAt: string;
  status: PromotionStatus;
  title: string;
  /** 0.5 to 50, in steps of 0.5. */
  tokens: number;
  /** As the form showed it; omitted for a new one. */
  updatedAt?: string | null | undefined;
};

export type StaffSaveShippingRatesInput = {
  businessId: BusinessId;
  freeFrom: string;
  freeFromStickers: number;
  makingDays: number;
  packages: Array<StaffPackageRateInput>;
  packingDays: number;
  stickerPrice: string;
  /** As the form showed it. */
  updatedAt: string;
};

export type StaffSetRoleInput = {
  customerId: string;
  /** As it was shown: if the role has changed since, this change is refused. */
  previousRole: AccountRole;
  role: AccountRole;
};

export type StaffShipStickersInput = {
  /** A repeated request sends nothing twice. */
  requestId: string;
  stickerOrderIds: Array<string>;
  trackingCompany?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
};

export type StaffStickerSheetState =
  | 'DONE'
  | 'FAILED'
  | 'WAITING';

export type StaffTicketsInput = {
  /** `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** At most 100. */
  first?: number | null | undefined;
  /** Words of name, e-mail, subject, question and tags. */
  search?: string | null | undefined;
  status?: TicketStatus | null | undefined;
};

export type StaffUpdateProductInput = {
  /** Paragraphs, lists, links. */
  descriptionHtml: string;
  id: string;
  isActive: boolean;
  title: string;
  /** As the form showed it. */
  updatedAt: string;
};

export type StaffUpdateVariantInput = {
  id: string;
  isActive: boolean;
  /** As the form showed it; another current value is not overwritten. */
  previous: StaffVariantValues;
  /** Such as 12.50. */
  price: string;
  /** Null is made to order. */
  stock?: number | null | undefined;
};

export type StaffVariableState =
  | 'HIDDEN'
  | 'NOT_SET'
  | 'SHOWN';

export type StaffVariantValues = {
  isActive: boolean;
  price: string;
  /** Null is made to order. */
  stock?: number | null | undefined;
};

/** How the opening compares with the last paid order of its sticker. */
export type StickerChange =
  | 'CHANGED'
  | 'NEVER_ORDERED'
  | 'UNCHANGED';

export type StickerInput = {
  openingId: string;
  /** The number of stickers, the sum of the two others; 1 to 99. */
  quantity: number;
  quantityWithMoney: number;
  quantityWithTokens: number;
  scale: number;
};

export type StickerOrderStatus =
  | 'AWAITING_PAYMENT'
  | 'AWAITING_SHIPMENT'
  | 'CANCELLED'
  | 'SHIPPED';

export type StickerSizeClass =
  | 'LARGE'
  | 'MEDIUM'
  | 'SMALL';

export type StickerTokenReason =
  | 'ADMIN_ADJUSTMENT'
  | 'PROMOTION'
  | 'STICKER_PURCHASE'
  | 'VOUCHER_REDEMPTION';

/** Who got the tokens. YOU: the viewer. MAIL: a code was emailed to the buyer. */
export type StickerTokenRecipient =
  | 'MAIL'
  | 'OTHER_ACCOUNT'
  | 'YOU';

export type SuggestionStatus =
  | 'DRAFT'
  | 'HIDDEN'
  | 'SUBMITTED';

export type TicketAuthor =
  | 'CUSTOMER'
  | 'STAFF';

export type TicketFieldInput = {
  label: string;
  type: TicketFieldType;
  value?: string | null | undefined;
  /** The value; for a FILE, keys of the viewer's uploads in the folder contact. */
  values?: Array<string> | null | undefined;
};

export type TicketFieldType =
  | 'FILE'
  | 'SELECT'
  | 'TEXT';

export type TicketStatus =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN';

export type TransactionStatus =
  | 'ERROR'
  | 'FAILURE'
  | 'PENDING'
  | 'SUCCESS';

export type UpdateFileInput = {
  accessPolicy: AccessPolicy;
  backgroundId?: string | null | undefined;
  fileId: string;
  /** The updatedAt that the change is based on; an older one is stale. */
  fileUpdatedAt: string;
  /** The openings that changed. */
  inputs?: Inputs | null | undefined;
  name: string;
  outputScale: number;
  outputType: OutputType;
};

/** The role of the viewer in a project. */
export type ViewerPolicy =
  | 'COLLABORATOR'
  | 'NONE'
  | 'OWNER'
  | 'VIEWER';

export type WalgreensImageDetailInput = {
  /** A finished file of the batch. */
  printFileId: string;
  qty: number;
};

export type WalgreensProductCountInput = {
  productId: string;
  qty: number;
};

export type WalgreensProductDetailInput = {
  imageDetails: Array<WalgreensImageDetailInput>;
  productId: string;
};

export type WalgreensStoresInput = {
  productDetails: Array<WalgreensProductCountInput>;
  zip: string;
};

export type WalgreensSubmitOrderInput = {
  /** A print batch of the viewer; the one of the ordered files when it is omitted. */
  batchId?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  /** The openings on the ordered prints. */
  openingIds: Array<string>;
  phone: string;
  productDetails: Array<WalgreensProductDetailInput>;
  /** The time that the person saw. */
  promiseTime: string;
  storeNum: string;
  /** The ZIP code of the store search; the store's own when it is omitted. */
  zip?: string | null | undefined;
};

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  restore: boolean;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'AccountDeleted', restorableUntil: string, message: string }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PasswordResetRequired', message: string }
    | { __typename: 'SignedIn', isRestored: boolean }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'UserNotConfirmed', message: string }
    | { __typename: 'UserNotFound', message: string }
   };

export type SignUpMutationVariables = Exact<{
  email: string;
  password: string;
  acceptsTerms: boolean;
}>;


export type SignUpMutation = { signUp:
    | { __typename: 'CodeSent' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type VerifyEmailMutationVariables = Exact<{
  email: string;
  code: string;
  password: string;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'CodeRefused', message: string }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'SignedIn' }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type ResendVerificationCodeMutationVariables = Exact<{
  email: string;
}>;


export type ResendVerificationCodeMutation = { resendVerificationCode:
    | { __typename: 'CodeSent' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SendPasswordResetCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendPasswordResetCodeMutation = { sendPasswordResetCode:
    | { __typename: 'CodeSent' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  code: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'CodeRefused', message: string }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'SignedIn', isRestored: boolean }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PasswordChanged', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SignOutMutationVariables = Exact<{
  everywhere: boolean;
}>;


export type SignOutMutation = { signOut: boolean };

export type DataExportFieldsFragment = { id: string, status: DataExportStatus, photosDone: number, photosTotal: number | null, bytes: number | null, expiresAt: string | null };

export type GetDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDataExportQuery = { dataExport: { id: string, status: DataExportStatus, photosDone: number, photosTotal: number | null, bytes: number | null, expiresAt: string | null } | null };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport:
    | { __typename: 'DataExportRequested', dataExport: { id: string, status: DataExportStatus, photosDone: number, photosTotal: number | null, bytes: number | null, expiresAt: string | null } }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type DownloadDataExportMutationVariables = Exact<{
  password: string;
}>;


export type DownloadDataExportMutation = { downloadDataExport:
    | { __typename: 'DataExportOpened', url: string }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
  confirmation: string;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'DeletionRequested' }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type RetryMailMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryMailMutation = { retryMail: boolean };

export type SetWantsDigestMutationVariables = Exact<{
  wantsDigest: boolean;
}>;


export type SetWantsDigestMutation = { setWantsDigest: boolean };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange:
    | { __typename: 'EmailChangeRequested', newEmail: string }
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange:
    | { __typename: 'EmailChangeWaiting', email: string }
    | { __typename: 'EmailChanged', email: string }
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type AllowEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type AllowEmailChangeMutation = { allowEmailChange:
    | { __typename: 'EmailChangeWaiting', email: string }
    | { __typename: 'EmailChanged', email: string }
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type StopEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type StopEmailChangeMutation = { stopEmailChange:
    | { __typename: 'EmailChangeStopped', email: string, isUndone: boolean }
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type GetShellQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShellQuery = { account: { email: string, identity: string } | null, files: Array<{ id: string }> };

export type PostCardFragment = { _id: string, slug: string, title: string, description: string, publishedAt: string, cardImage: { alt: string, width: number, height: number, asset: { url: string }, sources: Array<{ url: string, width: number }> } };

export type GetAllPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllPostsQuery = { allPosts: Array<{ _id: string, slug: string, title: string, description: string, publishedAt: string, cardImage: { alt: string, width: number, height: number, asset: { url: string }, sources: Array<{ url: string, width: number }> } }> };

export type GetBlogPostQueryVariables = Exact<{
  slug: string;
}>;


export type GetBlogPostQuery = { blogPost: { _id: string, slug: string, title: string, description: string, publishedAt: string, shareImageUrl: string, body: Blocks, author: { name: string, slug: string }, mainImage: { alt: string, width: number, height: number, asset: { id: string, url: string, path: string, assetId: string, extension: string }, sources: Array<{ url: string, width: number }> }, recentPosts: Array<{ _id: string, slug: string, title: string, description: string, publishedAt: string, cardImage: { alt: string, width: number, height: number, asset: { url: string }, sources: Array<{ url: string, width: number }> } }> } | null };

export type GetPostFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPostFeedQuery = { allPosts: Array<{ slug: string, title: string, description: string, publishedAt: string, author: { name: string } }> };

export type GetContactCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContactCategoriesQuery = { contactCategories: Array<{ slug: string, title: string, description: string, questions: Array<{ slug: string, title: string, description: string }> }> };

export type GetContactQuestionQueryVariables = Exact<{
  category: string;
  question: string;
}>;


export type GetContactQuestionQuery = { supportEmail: string, contactQuestion: { id: string, slug: string, title: string, description: string, messageLabel: string, tags: Array<string>, contentRaw: Blocks, fields: Array<{ name: string, label: string, type: ContactFieldType, required: boolean, options: Array<string> }>, category: { slug: string, title: string } } | null };

export type CreateTicketMutationVariables = Exact<{
  input: CreateTicketInput;
}>;


export type CreateTicketMutation = { createTicket:
    | { __typename: 'CreatedTicket', created: boolean }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetHelpPanelQueryVariables = Exact<{
  slug: string;
}>;


export type GetHelpPanelQuery = { navigationById: { section: Array<{ title: string, target: { slug: string } }> } | null, pageBySlug: { slug: string, title: string, description: string, contentRaw: Blocks } | null };

export type NavigationEntryFragment = { title: string, hidden: boolean, target: { slug: string, description: string } };

export type HelpTreeFragment = { canSeeHidden: boolean, items: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, target: { slug: string, description: string } }>, target: { slug: string, description: string } }>, target: { slug: string, description: string } }> };

export type GetHelpHomeQueryVariables = Exact<{
  includeHidden: boolean;
}>;


export type GetHelpHomeQuery = { navigationById: { canSeeHidden: boolean, items: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, target: { slug: string, description: string } }>, target: { slug: string, description: string } }>, target: { slug: string, description: string } }> } | null };

export type GetHelpPageQueryVariables = Exact<{
  slug: string;
  includeHidden: boolean;
}>;


export type GetHelpPageQuery = { navigationById: { canSeeHidden: boolean, trail: Array<{ title: string, hidden: boolean, target: { slug: string, description: string } }>, section: Array<{ title: string, hidden: boolean, target: { slug: string, description: string } }>, previous: { title: string, hidden: boolean, target: { slug: string, description: string } } | null, next: { title: string, hidden: boolean, target: { slug: string, description: string } } | null, items: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, children: Array<{ title: string, hidden: boolean, target: { slug: string, description: string } }>, target: { slug: string, description: string } }>, target: { slug: string, description: string } }> } | null, pageBySlug: { slug: string, title: string, description: string, updated: string, contentRaw: Blocks } | null };

export type SearchHelpQueryVariables = Exact<{
  query: string;
}>;


export type SearchHelpQuery = { searchHelp: Array<{ excerpt: string, page: { slug: string, title: string } }> };

export type GetHomepageQueryVariables = Exact<{ [key: string]: never; }>;


export type GetHomepageQuery = { homepage: { files: Array<{ id: string, name: string, updatedAt: string, progress: { filled: number, total: number } | null, design: { regionTypePlural: string } }>, popularProducts: Array<{ id: string, handle: string, title: string, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url: string, smallUrl: string }> }> } };

export type LegalTextFragment = { title: string, description: string, version: string, effective: string, contentRaw: Blocks };

export type GetPrivacyPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrivacyPolicyQuery = { document: { title: string, description: string, version: string, effective: string, contentRaw: Blocks } };

export type GetRefundPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRefundPolicyQuery = { document: { title: string, description: string, version: string, effective: string, contentRaw: Blocks } };

export type GetTermsOfServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTermsOfServiceQuery = { document: { title: string, description: string, version: string, effective: string, contentRaw: Blocks } };

export type TicketThreadFragment = { id: string, subject: string, status: TicketStatus, name: string, email: string, createdAt: string, fields: Array<{ label: string, value: string | null, values: Array<string> | null, files: Array<{ name: string, url: string | null }> }>, messages: Array<{ id: string, author: TicketAuthor, text: string, createdAt: string }> };

export type GetTicketQueryVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type GetTicketQuery = { ticket: { id: string, subject: string, status: TicketStatus, name: string, email: string, createdAt: string, fields: Array<{ label: string, value: string | null, values: Array<string> | null, files: Array<{ name: string, url: string | null }> }>, messages: Array<{ id: string, author: TicketAuthor, text: string, createdAt: string }> } | null };

export type ReplyToTicketMutationVariables = Exact<{
  input: ReplyToTicketInput;
}>;


export type ReplyToTicketMutation = { replyToTicket:
    | { __typename: 'ChangedTicket' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTicketsQuery = { tickets: Array<{ id: string, subject: string, status: TicketStatus, updatedAt: string, messages: Array<{ id: string, author: TicketAuthor, text: string }> }> };

export type GetPageQueryVariables = Exact<{
  slug: string;
}>;


export type GetPageQuery = { pageBySlug: { slug: string, title: string, description: string, updated: string, contentRaw: Blocks } | null };

export type GetAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountQuery = { account: { id: string, email: string, isEmailVerified: boolean, stickerTokenBalance: number, identity: string, role: Role, isInternal: boolean, hasPassword: boolean, isMailRefused: boolean, wantsDigest: boolean, capabilities: Array<Capability>, agreement: { acceptedAt: string, termsVersion: string | null, privacyVersion: string | null } | null } | null };

export type GetDesignsQueryVariables = Exact<{
  request?: DesignsInput | null | undefined;
}>;


export type GetDesignsQuery = { designs: Array<{ hidden: boolean, id: string, businessId: BusinessId, name: string, thumbnailUrl: string | null, width: number, height: number, regionType: string, regionTypePlural: string, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number, inputs: unknown }>, backgroundOptions: Array<{ id: string, name: string, imageKey: string }> }> };

export type GetDesignQueryVariables = Exact<{
  id: string;
}>;


export type GetDesignQuery = { design: { keywords: Array<string>, features: unknown, id: string, businessId: BusinessId, name: string, thumbnailUrl: string | null, width: number, height: number, regionType: string, regionTypePlural: string, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number, inputs: unknown }>, backgroundOptions: Array<{ id: string, name: string, imageKey: string }> } | null };

export type RenderableDesignFieldsFragment = { id: string, businessId: BusinessId, name: string, thumbnailUrl: string | null, width: number, height: number, regionType: string, regionTypePlural: string, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number, inputs: unknown }>, backgroundOptions: Array<{ id: string, name: string, imageKey: string }> };

export type RenderableDesignQueryVariables = Exact<{
  id: string;
}>;


export type RenderableDesignQuery = { design: { features: unknown, id: string, businessId: BusinessId, name: string, thumbnailUrl: string | null, width: number, height: number, regionType: string, regionTypePlural: string, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number, inputs: unknown }>, backgroundOptions: Array<{ id: string, name: string, imageKey: string }> } | null };

export type RenderableFileFieldsFragment = { id: string, businessId: BusinessId, name: string, designId: string, backgroundId: string | null, outputType: OutputType, outputScale: number, openingsWithImages: number, backupVersion: number };

export type RenderableFileListQueryVariables = Exact<{ [key: string]: never; }>;


export type RenderableFileListQuery = { files: Array<{ id: string, businessId: BusinessId, name: string, designId: string, backgroundId: string | null, outputType: OutputType, outputScale: number, openingsWithImages: number, backupVersion: number }> };

export type RenderableFileQueryVariables = Exact<{
  id: string;
}>;


export type RenderableFileQuery = { file: { id: string, businessId: BusinessId, name: string, designId: string, backgroundId: string | null, outputType: OutputType, outputScale: number, openingsWithImages: number, backupVersion: number } | null };

export type RenderableFileHeavyQueryVariables = Exact<{
  id: string;
}>;


export type RenderableFileHeavyQuery = { file: { inputs: Inputs | null, photoBucket: string, photoSignatures: Readonly<Record<string, string>>, id: string, businessId: BusinessId, name: string, designId: string, backgroundId: string | null, outputType: OutputType, outputScale: number, openingsWithImages: number, backupVersion: number, design: { features: unknown, id: string, businessId: BusinessId, name: string, thumbnailUrl: string | null, width: number, height: number, regionType: string, regionTypePlural: string, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number, inputs: unknown }>, backgroundOptions: Array<{ id: string, name: string, imageKey: string }> } } | null };

export type RenderableOpeningSuggestionQueryVariables = Exact<{
  fileId: string;
  openingId: string;
  suggestionId: string;
}>;


export type RenderableOpeningSuggestionQuery = { openingSuggestion: { id: string, fileId: string, openingId: string, status: SuggestionStatus, name: string, input: SuggestedInput, photoBucket: string, photoSignatures: Readonly<Record<string, string>> } | null };

export type SendSignInCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendSignInCodeMutation = { sendSignInCode:
    | { __typename: 'CodeSent' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SignInWithCodeMutationVariables = Exact<{
  email: string;
  code: string;
  acceptsTerms: boolean;
}>;


export type SignInWithCodeMutation = { signInWithCode:
    | { __typename: 'CodeRefused', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailRefused', message: string }
    | { __typename: 'SignedIn', isRestored: boolean }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'UserNotFound', message: string }
   };

export type GetShopPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShopPathsQuery = { stickerTokens: { handle: string } | null, storefrontCollections: Array<{ handle: string, products: Array<{ handle: string }> }> };

export type GetMapPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMapPathsQuery = { designGroups: Array<{ slug: string }> };

export type HelpPathFragment = { target: { slug: string, updated: string } };

export type GetHelpPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetHelpPathsQuery = { navigationById: { items: Array<{ children: Array<{ children: Array<{ target: { slug: string, updated: string } }>, target: { slug: string, updated: string } }>, target: { slug: string, updated: string } }> } | null };

export type GetPostPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPostPathsQuery = { allPosts: Array<{ slug: string, publishedAt: string }> };

export type GetContactPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContactPathsQuery = { contactCategories: Array<{ slug: string, questions: Array<{ slug: string }> }> };

export type GetSitePathsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSitePathsQuery = { about: { updated: string } | null, privacy: { effective: string }, refunds: { effective: string }, terms: { effective: string } };

export type GetMapProductsQueryVariables = Exact<{
  designId: string;
}>;


export type GetMapProductsQuery = { storefrontDesignProducts: Array<{ handle: string, options: Array<{ name: string, values: Array<string> }>, variants: Array<{ availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, metafields: { outputType: string | null, background: string | null, sizes: unknown } }> };

export type CreateMapPrintMutationVariables = Exact<{
  input: CreateMapPrintInput;
}>;


export type CreateMapPrintMutation = { createMapPrint:
    | { __typename: 'CreateRectangularPrintsSuccess', batchId: string, files: Array<{ id: string, status: RenderStatus, progress: number, downloadFilename: string, bytes: number | null, url: string | null }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type CancelPrintsMutationVariables = Exact<{
  batchId: string;
}>;


export type CancelPrintsMutation = { cancelPrints: { files: Array<{ id: string, status: RenderStatus, progress: number, downloadFilename: string, bytes: number | null, url: string | null }> } | null };

export type StoreGuestSnapshotMutationVariables = Exact<{
  project: GuestProjectInput;
}>;


export type StoreGuestSnapshotMutation = { storeGuestSnapshot:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StoreGuestSnapshotSuccess', projectId: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetPrintRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrintRightsQuery = { account: { capabilities: Array<Capability> } | null };

export type RetailProductFieldsFragment = { productId: string, productSize: string, productPrice: { amount: string, currencyCode: CurrencyCode } };

export type RetailStoreFieldsFragment = { storeNum: string, promiseTime: string, zip: string, city: string, state: string, street: string, phone: string, distance: number, distanceUnit: string, openTime: string, closeTime: string, latitude: number, longitude: number };

export type PickupOrderFieldsFragment = { id: string, state: PickupOrderState, walgreensOrderId: string | null, message: string | null, promiseTime: string, createdAt: string, store: { storeNum: string, promiseTime: string, zip: string, city: string, state: string, street: string, phone: string, distance: number, distanceUnit: string, openTime: string, closeTime: string, latitude: number, longitude: number }, products: Array<{ productId: string, productSize: string, quantity: number, productPrice: { amount: string, currencyCode: CurrencyCode } }> };

export type GetRetailProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRetailProductsQuery = { walgreensProducts:
    | { __typename: 'RetailUnavailable', message: string }
    | { __typename: 'WalgreensProductsSuccess', products: Array<{ productId: string, productSize: string, productPrice: { amount: string, currencyCode: CurrencyCode } }> }
   };

export type FindRetailStoresQueryVariables = Exact<{
  input: WalgreensStoresInput;
}>;


export type FindRetailStoresQuery = { walgreensStores:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RetailUnavailable', message: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WalgreensStoresSuccess', stores: Array<{ storeNum: string, promiseTime: string, zip: string, city: string, state: string, street: string, phone: string, distance: number, distanceUnit: string, openTime: string, closeTime: string, latitude: number, longitude: number }>, center: { latitude: number, longitude: number } }
   };

export type SubmitPickupOrderMutationVariables = Exact<{
  input: WalgreensSubmitOrderInput;
}>;


export type SubmitPickupOrderMutation = { walgreensSubmitOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PickupTimeMoved', promiseTime: string, message: string }
    | { __typename: 'RetailUnavailable', message: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WalgreensSubmitOrderSuccess', order: { id: string, state: PickupOrderState, walgreensOrderId: string | null, message: string | null, promiseTime: string, createdAt: string, store: { storeNum: string, promiseTime: string, zip: string, city: string, state: string, street: string, phone: string, distance: number, distanceUnit: string, openTime: string, closeTime: string, latitude: number, longitude: number }, products: Array<{ productId: string, productSize: string, quantity: number, productPrice: { amount: string, currencyCode: CurrencyCode } }> } }
   };

export type GetPickupOrderQueryVariables = Exact<{
  id: string;
}>;


export type GetPickupOrderQuery = { pickupOrder: { id: string, state: PickupOrderState, walgreensOrderId: string | null, message: string | null, promiseTime: string, createdAt: string, store: { storeNum: string, promiseTime: string, zip: string, city: string, state: string, street: string, phone: string, distance: number, distanceUnit: string, openTime: string, closeTime: string, latitude: number, longitude: number }, products: Array<{ productId: string, productSize: string, quantity: number, productPrice: { amount: string, currencyCode: CurrencyCode } }> } | null };

export type ListPickupOrdersQueryVariables = Exact<{
  fileId: string;
}>;


export type ListPickupOrdersQuery = { pickupOrders: Array<{ id: string, state: PickupOrderState, walgreensOrderId: string | null, createdAt: string }> };

export type PrintFileFieldsFragment = { id: string, status: RenderStatus, progress: number, downloadFilename: string, bytes: number | null, url: string | null };

export type CreateRectangularPrintsMutationVariables = Exact<{
  input: CreateRectangularPrintsInput;
}>;


export type CreateRectangularPrintsMutation = { createRectangularPrints:
    | { __typename: 'CreateRectangularPrintsSuccess', batchId: string, files: Array<{ id: string, status: RenderStatus, progress: number, downloadFilename: string, bytes: number | null, url: string | null }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetPrintBatchQueryVariables = Exact<{
  id: string;
}>;


export type GetPrintBatchQuery = { printBatch: { files: Array<{ id: string, status: RenderStatus, progress: number, downloadFilename: string, bytes: number | null, url: string | null }> } | null };

export type GetDesignsAndFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDesignsAndFilesQuery = { designs: Array<{ id: string, name: string }>, account: { email: string, identity: string } | null, files: Array<{ id: string, name: string, updatedAt: string, viewerPolicy: ViewerPolicy, previewImageUrl: string | null, firstPhotoDay: string | null, progress: { filled: number, total: number } | null, design: { thumbnailUrl: string | null, width: number, height: number, regionTypePlural: string } }>, sharedFiles: Array<{ id: string, name: string, updatedAt: string, viewerPolicy: ViewerPolicy, previewImageUrl: string | null, firstPhotoDay: string | null, progress: { filled: number, total: number } | null, design: { thumbnailUrl: string | null, width: number, height: number, regionTypePlural: string } }>, deletedFiles: Array<{ id: string, name: string, deletedAt: string | null, design: { thumbnailUrl: string | null, width: number, height: number } }> };

export type FinderProjectFragment = { id: string, name: string, updatedAt: string, viewerPolicy: ViewerPolicy, previewImageUrl: string | null, firstPhotoDay: string | null, progress: { filled: number, total: number } | null, design: { thumbnailUrl: string | null, width: number, height: number, regionTypePlural: string } };

export type DeleteFileMutationVariables = Exact<{
  fileId: string;
}>;


export type DeleteFileMutation = { deleteFile: boolean };

export type RestoreFileMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreFileMutation = { restoreFile: boolean };

export type DeleteFileForeverMutationVariables = Exact<{
  fileId: string;
}>;


export type DeleteFileForeverMutation = { deleteFileForever: boolean };

export type RenameFileMutationVariables = Exact<{
  fileId: string;
  name: string;
}>;


export type RenameFileMutation = { renameFile:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RenameFileSuccess', file: { id: string, name: string } }
   };

export type CreateFileMutationVariables = Exact<{
  input: CreateMapmakerFileInput;
}>;


export type CreateFileMutation = { createMapmakerFile:
    | { __typename: 'CreateMapmakerFileSuccess', file: { id: string, name: string, outputType: OutputType } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type ImportGuestDataMutationVariables = Exact<{
  data: GuestDataInput;
}>;


export type ImportGuestDataMutation = { importGuestData:
    | { __typename: 'ImportGuestDataSuccess', projects: Array<{ requestId: string, isNew: boolean, projectId: string }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PhotosMissing', photoIds: Array<string> }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type FileAccessesFragment = { fileAccesses: Array<{ id: string, fileId: string, granteeId: string | null, granteeEmail: string, granteeHasAccount: boolean, role: FileAccessRole }> };

export type GetFileWithDesignQueryVariables = Exact<{
  id: string;
}>;


export type GetFileWithDesignQuery = { file: { id: string, businessId: BusinessId, name: string, outputType: OutputType, outputScale: number, accessPolicy: AccessPolicy, backgroundId: string | null, viewerPolicy: ViewerPolicy, createdAt: string, updatedAt: string, inputs: Inputs | null, photoBucket: string, photoSignatures: Readonly<Record<string, string>>, design: { id: string, name: string }, fileAccesses: Array<{ id: string, fileId: string, granteeId: string | null, granteeEmail: string, granteeHasAccount: boolean, role: FileAccessRole }> } | null, account: { identity: string } | null };

export type UpdateFileMutationVariables = Exact<{
  input: UpdateFileInput;
}>;


export type UpdateFileMutation = { updateFile:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'StaleWrite', file: { id: string, name: string, outputType: OutputType, outputScale: number, accessPolicy: AccessPolicy, backgroundId: string | null, viewerPolicy: ViewerPolicy, createdAt: string, updatedAt: string, inputs: Inputs | null, photoSignatures: Readonly<Record<string, string>>, fileAccesses: Array<{ id: string, fileId: string, granteeId: string | null, granteeEmail: string, granteeHasAccount: boolean, role: FileAccessRole }> } }
    | { __typename: 'UpdateFileSuccess', file: { id: string, name: string, accessPolicy: AccessPolicy, viewerPolicy: ViewerPolicy, createdAt: string, updatedAt: string, fileAccesses: Array<{ id: string, fileId: string, granteeId: string | null, granteeEmail: string, granteeHasAccount: boolean, role: FileAccessRole }> } }
   };

export type OpenUploadFolderMutationVariables = Exact<{
  folder: string;
}>;


export type OpenUploadFolderMutation = { openUploadFolder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'UploadFolder', keyPrefix: string }
   };

export type PresignedImageUploadMutationVariables = Exact<{
  folder?: string | null | undefined;
  photo?: DeclaredPhoto | null | undefined;
}>;


export type PresignedImageUploadMutation = { createPresignedPost:
    | { __typename: 'AlreadyUploaded', key: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PresignedPost', url: string, fields: Readonly<Record<string, string>>, expires: string, key: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'UploadQuotaSpent', message: string }
   };

export type GetPhotosQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GetPhotosQuery = { photos: Array<{ id: string, status: PhotoStatus, signature: string }> };

export type GetPhotoSignaturesQueryVariables = Exact<{
  id: string;
}>;


export type GetPhotoSignaturesQuery = { file: { photoSignatures: Readonly<Record<string, string>> } | null };

export type GetInitialPreviewQueryVariables = Exact<{
  id: string;
}>;


export type GetInitialPreviewQuery = { file: { designId: string, previewImageUrl: string | null, photoBundlePath: string | null, design: { width: number, height: number } } | null };

export type HideOpeningSuggestionsMutationVariables = Exact<{
  fileId: string;
  ids: Array<string> | string;
  hide: boolean;
}>;


export type HideOpeningSuggestionsMutation = { hideOpeningSuggestions:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionsSuccess' }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SuggestionPartsFragment = { id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string };

export type GetOpeningSuggestionsQueryVariables = Exact<{
  id: string;
}>;


export type GetOpeningSuggestionsQuery = { file: { openingSuggestions: Array<{ id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string }> } | null };

export type ShareLinkFieldsFragment = { url: string, expiresAt: string | null, hasPassword: boolean };

export type GetShareLinkQueryVariables = Exact<{
  id: string;
}>;


export type GetShareLinkQuery = { file: { shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } | null } | null };

export type SetShareLinkExpiryMutationVariables = Exact<{
  fileId: string;
  expiresAt?: string | null | undefined;
}>;


export type SetShareLinkExpiryMutation = { updateShareLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'ShareLinkSuccess', shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } }
   };

export type SetShareLinkPasswordMutationVariables = Exact<{
  fileId: string;
  password: string;
}>;


export type SetShareLinkPasswordMutation = { updateShareLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'ShareLinkSuccess', shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } }
   };

export type RemoveShareLinkPasswordMutationVariables = Exact<{
  fileId: string;
}>;


export type RemoveShareLinkPasswordMutation = { updateShareLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'ShareLinkSuccess', shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } }
   };

export type RenewShareLinkMutationVariables = Exact<{
  fileId: string;
  requestId: string;
}>;


export type RenewShareLinkMutation = { renewShareLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'ShareLinkSuccess', shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } }
   };

type ShareLinkChange_InvalidInput_Fragment = { __typename: 'InvalidInput', message: string };

type ShareLinkChange_NotFound_Fragment = { __typename: 'NotFound', message: string };

type ShareLinkChange_NotSignedIn_Fragment = { __typename: 'NotSignedIn', message: string };

type ShareLinkChange_ShareLinkSuccess_Fragment = { __typename: 'ShareLinkSuccess', shareLink: { url: string, expiresAt: string | null, hasPassword: boolean } };

export type ShareLinkChangeFragment =
  | ShareLinkChange_InvalidInput_Fragment
  | ShareLinkChange_NotFound_Fragment
  | ShareLinkChange_NotSignedIn_Fragment
  | ShareLinkChange_ShareLinkSuccess_Fragment
;

export type OpenShareLinkMutationVariables = Exact<{
  fileId: string;
  key?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type OpenShareLinkMutation = { openShareLink:
    | { __typename: 'IncorrectPassword', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'OpenShareLinkSuccess' }
    | { __typename: 'SharePasswordRequired', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type AddMapmakerFileAccessMutationVariables = Exact<{
  input: AddMapmakerFileAccessInput;
}>;


export type AddMapmakerFileAccessMutation = { addMapmakerFileAccess:
    | { __typename: 'AddMapmakerFileAccessSuccess', fileAccess: { id: string, fileId: string, granteeId: string | null, granteeEmail: string, granteeHasAccount: boolean, role: FileAccessRole } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type RenderMutationVariables = Exact<{
  request: RenderRequestInput;
}>;


export type RenderMutation = { render:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RenderFailed', message: string }
    | { __typename: 'RenderSuccess', url: string }
    | { __typename: 'RenderUnderWay', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetSharePageQueryVariables = Exact<{
  id: string;
}>;


export type GetSharePageQuery = { file: { id: string, name: string, viewerPolicy: ViewerPolicy, photoBucket: string, design: { id: string, name: string, regionType: string, regionTypePlural: string, width: number, height: number }, sharePage: { picturePath: string, emptyRegionCount: number, progress: { filled: number, total: number }, regions: Array<{ id: string, name: string, year: number | null, isCounted: boolean, photoCount: number, photoId: string, photoSignature: string }>, emptyRegions: Array<{ id: string, name: string, outline: string | null }> } | null } | null };

export type GetProjectIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProjectIdsQuery = { files: Array<{ id: string }>, sharedFiles: Array<{ id: string }> };

export type AdoptSuggestedPhotosMutationVariables = Exact<{
  fileId: string;
  suggestionIds: Array<string> | string;
}>;


export type AdoptSuggestedPhotosMutation = { adoptSuggestedPhotos:
    | { __typename: 'AdoptSuggestedPhotosSuccess', waitingIds: Array<string>, missingIds: Array<string>, photos: Array<{ suggestedId: string, id: string, signature: string }> }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'UploadQuotaSpent', message: string }
   };

export type DeleteMapmakerFileAccessMutationVariables = Exact<{
  id: string;
  fileId: string;
}>;


export type DeleteMapmakerFileAccessMutation = { deleteMapmakerFileAccess:
    | { __typename: 'DeleteMapmakerFileAccessSuccess' }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type IsSuggestionSubmittedQueryVariables = Exact<{
  fileId: string;
  openingId: string;
  suggestionId: string;
}>;


export type IsSuggestionSubmittedQuery = { isSuggestionSubmitted: boolean };

export type CreateOpeningSuggestionMutationVariables = Exact<{
  fileId: string;
  openingId: string;
  input: unknown;
  requestId?: string | null | undefined;
}>;


export type CreateOpeningSuggestionMutation = { createOpeningSuggestion:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionSuccess', suggestion: { id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string } }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type CreateOpeningSuggestionsMutationVariables = Exact<{
  fileId: string;
  suggestions: Array<NewSuggestionInput> | NewSuggestionInput;
}>;


export type CreateOpeningSuggestionsMutation = { createOpeningSuggestions:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionsSuccess', suggestions: Array<{ id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string }> }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type UpdateOpeningSuggestionMutationVariables = Exact<{
  id: string;
  fileId: string;
  openingId: string;
  input: unknown;
}>;


export type UpdateOpeningSuggestionMutation = { updateOpeningSuggestion:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionSuccess', suggestion: { id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string } }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SubmitOpeningSuggestionMutationVariables = Exact<{
  id: string;
  fileId: string;
  openingId: string;
  name: string;
  note?: string | null | undefined;
}>;


export type SubmitOpeningSuggestionMutation = { submitOpeningSuggestion:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionSuccess', suggestion: { id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string } }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SubmitOpeningSuggestionsMutationVariables = Exact<{
  fileId: string;
  ids: Array<string> | string;
  name: string;
  note?: string | null | undefined;
}>;


export type SubmitOpeningSuggestionsMutation = { submitOpeningSuggestions:
    | { __typename: 'AlreadySubmitted', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'OpeningSuggestionsSuccess', suggestions: Array<{ id: string, openingId: string, suggesterId: string, status: SuggestionStatus, submittedAt: string | null, modifiedAt: string, name: string, note: string, input: SuggestedInput, isOwn: boolean, photoSignatures: Readonly<Record<string, string>>, previewImageUrl: string, projectId: string }> }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type DeleteOpeningSuggestionMutationVariables = Exact<{
  fileId: string;
  id: string;
  openingId: string;
}>;


export type DeleteOpeningSuggestionMutation = { deleteOpeningSuggestion:
    | { __typename: 'DeleteOpeningSuggestionSuccess' }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
   };

export type PriceFragment = { amount: string, currencyCode: CurrencyCode };

export type ArrivalFragment = { text: string };

export type FreeShippingFragment = { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } };

export type OrderTokensFragment = { count: number, recipient: StickerTokenRecipient, email: string | null };

export type CheckoutLineFragment = { id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null };

export type ShippingAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string };

export type CheckoutPartsFragment = { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> };

export type CheckoutAnswerFragment = { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> };

export type GetCheckoutQueryVariables = Exact<{
  checkoutId: string;
}>;


export type GetCheckoutQuery = { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null };

export type GetAccountCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountCheckoutQuery = { accountCheckout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null };

export type CreateCheckoutMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCheckoutMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type AddCheckoutLinesMutationVariables = Exact<{
  checkoutId: string;
  lineItems: Array<CheckoutLineItemInput> | CheckoutLineItemInput;
  requestId: string;
}>;


export type AddCheckoutLinesMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type UpdateCheckoutLinesMutationVariables = Exact<{
  checkoutId: string;
  lineItems: Array<CheckoutLineItemUpdateInput> | CheckoutLineItemUpdateInput;
}>;


export type UpdateCheckoutLinesMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type RemoveCheckoutLinesMutationVariables = Exact<{
  checkoutId: string;
  lineItemIds: Array<string> | string;
}>;


export type RemoveCheckoutLinesMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type SplitCheckoutLineMutationVariables = Exact<{
  checkoutId: string;
  lineItemId: string;
  quantity: number;
  customAttributes: Array<CustomAttributeInput> | CustomAttributeInput;
  requestId: string;
}>;


export type SplitCheckoutLineMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type UpdateCheckoutAttributesMutationVariables = Exact<{
  checkoutId: string;
  input: CheckoutAttributesInput;
}>;


export type UpdateCheckoutAttributesMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type ApplyDiscountCodeMutationVariables = Exact<{
  checkoutId: string;
  discountCode: string;
}>;


export type ApplyDiscountCodeMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type RemoveDiscountCodeMutationVariables = Exact<{
  checkoutId: string;
}>;


export type RemoveDiscountCodeMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type PayCheckoutStickersMutationVariables = Exact<{
  checkoutId: string;
  withTokens: boolean;
}>;


export type PayCheckoutStickersMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type MergeCheckoutMutationVariables = Exact<{
  checkoutId: string;
}>;


export type MergeCheckoutMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type ReopenCheckoutMutationVariables = Exact<{
  checkoutId: string;
}>;


export type ReopenCheckoutMutation = { payload: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string, lineItemId: string | null }> } };

export type ProductPictureFragment = { altText: string, width: number, height: number, url256: string, url1024: string, url2048: string };

export type ProductTileFragment = { id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> };

export type GetShopQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShopQuery = { storefrontCollections: Array<{ id: string, handle: string, title: string, description: string, products: Array<{ id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> }> }> };

export type GetCollectionQueryVariables = Exact<{
  handle: string;
  sortKey: ProductSortKey;
  reverse: boolean;
}>;


export type GetCollectionQuery = { storefrontGetBrowseCollections: { id: string, handle: string, title: string, description: string, products: Array<{ id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> }> } | null };

export type SearchProductsQueryVariables = Exact<{
  query: string;
}>;


export type SearchProductsQuery = { storefrontProductSearch: Array<{ id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> }> };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PlaceOrderRefused', message: string, errors: Array<{ code: CheckoutErrorCode, message: string, field: Array<string> | null, lineItemId: string | null }>, checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } }
    | { __typename: 'PlaceOrderSuccess', paymentUrl: string | null }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SettleCheckoutMutationVariables = Exact<{
  checkoutId: string;
}>;


export type SettleCheckoutMutation = { settleCheckout: { checkout: { id: string, version: number, completedAt: string | null, orderNumber: number | null, webUrl: string, email: string | null, note: string, zip: string | null, requiresShipping: boolean, discountCode: string | null, totalQuantity: number, stickerTokens: { count: number, recipient: StickerTokenRecipient, email: string | null } | null, nextCheckout: { id: string, version: number, totalQuantity: number } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null, lineItems: Array<{ id: string, title: string, quantity: number, kind: LineItemKind, numTokens: number | null, stickerOrderId: string | null, tokensUsed: number, unitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, customAttributes: Array<{ key: string, value: string }>, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode }, discountApplication: { id: string, title: string, code: string | null, type: DiscountApplicationType } }>, variant: { id: string, title: string, stickerTokens: number | null, image: { altText: string, url: string } | null, product: { handle: string } } | null, file: { id: string, name: string, previewUrl: string | null } | null }>, discountApplications: Array<{ id: string, title: string, code: string | null, applicable: boolean, targetType: DiscountApplicationTargetType, type: DiscountApplicationType }>, lineItemsSubtotalPrice: { amount: string, currencyCode: CurrencyCode }, subtotalPriceV2: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, arrival: { text: string } | null, freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } } | null, shippingPrice: { amount: string, currencyCode: CurrencyCode } | null, shippingOption: { id: string } | null, shippingOptions: Array<{ id: string, title: string, arrival: { text: string }, price: { amount: string, currencyCode: CurrencyCode } }> } | null, checkoutUserErrors: Array<{ code: CheckoutErrorCode, message: string }> } };

export type MapCheckFragment = { lineItemId: string, fileId: string, regionType: string, regionTypePlural: string, key: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> };

export type GetMapChecksQueryVariables = Exact<{
  checkoutId: string;
}>;


export type GetMapChecksQuery = { checkout: { mapChecks: Array<{ lineItemId: string, fileId: string, regionType: string, regionTypePlural: string, key: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> }> } | null };

export type GetMapsQueryVariables = Exact<{
  query: string;
}>;


export type GetMapsQuery = { designGroups: Array<{ slug: string, name: string, family: MapFamily, designs: Array<{ width: number, height: number, regionCount: number }>, mainDesign: { id: string, thumbnailUrl: string | null, width: number, height: number, regionCount: number, regionTypePlural: string } }> };

export type GetMapQueryVariables = Exact<{
  slug: string;
}>;


export type GetMapQuery = { designGroup: { group: { slug: string, name: string, family: MapFamily, designs: Array<{ id: string, width: number, height: number, regionCount: number, stickersOnly: boolean, outputOptions: Array<{ type: OutputType, name: string, scale: number }> }>, mainDesign: { id: string, width: number, height: number, thumbnailUrl: string | null, regionType: string, regionTypePlural: string, regionCount: number, stickers: Array<{ outputType: OutputType, stickers: Array<{ sizeClass: StickerSizeClass }> }> } }, regions: Array<{ name: string, width: number, height: number }>, pictures: { large: string, small: string, empty: string, share: string } | null, products: Array<{ id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> }>, related: Array<{ slug: string, name: string, family: MapFamily, designs: Array<{ width: number, height: number, regionCount: number }>, mainDesign: { id: string, thumbnailUrl: string | null, width: number, height: number, regionCount: number, regionTypePlural: string } }> } | null };

export type MapTileFragment = { slug: string, name: string, family: MapFamily, designs: Array<{ width: number, height: number, regionCount: number }>, mainDesign: { id: string, thumbnailUrl: string | null, width: number, height: number, regionCount: number, regionTypePlural: string } };

type OrderItemParts_BasicLineItem_Fragment = { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null };

type OrderItemParts_MapLineItem_Fragment = { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null };

type OrderItemParts_StickerLineItem_Fragment = { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null };

type OrderItemParts_StickerTokenLineItem_Fragment = { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null };

export type OrderItemPartsFragment =
  | OrderItemParts_BasicLineItem_Fragment
  | OrderItemParts_MapLineItem_Fragment
  | OrderItemParts_StickerLineItem_Fragment
  | OrderItemParts_StickerTokenLineItem_Fragment
;

export type OrderStatusFragment = { number: number, createdAt: string, cancelledAt: string | null, isReturned: boolean, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, recipient: string | null, arrival: { text: string } | null, total: { amount: string, currencyCode: CurrencyCode }, items: Array<
    | { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
  > };

export type GetOrdersForUserQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOrdersForUserQuery = { getOrdersForUser: Array<{ number: number, createdAt: string, cancelledAt: string | null, isReturned: boolean, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, recipient: string | null, fulfillments: Array<{ deliveredAt: string | null }>, arrival: { text: string } | null, total: { amount: string, currencyCode: CurrencyCode }, items: Array<
      | { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    > }> };

export type MapReviewFragment = { id: string, lineItemId: string, fileId: string, note: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, regionType: string, regionTypePlural: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> };

export type OrderPartsFragment = { note: string | null, tokensUsed: number, billingAddressMatchesShippingAddress: boolean, billingAddressFormatted: Array<string>, shippingAddressFormatted: Array<string>, number: number, createdAt: string, cancelledAt: string | null, isReturned: boolean, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, recipient: string | null, mapReviews: Array<{ id: string, lineItemId: string, fileId: string, note: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, regionType: string, regionTypePlural: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> }>, subtotal: { amount: string, currencyCode: CurrencyCode }, totalDiscount: { amount: string, currencyCode: CurrencyCode }, totalShipping: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, stickerTokens: { count: number, recipient: StickerTokenRecipient, email: string | null } | null, transactions: Array<{ status: TransactionStatus }>, fulfillments: Array<{ id: string, createdAt: string, deliveredAt: string | null, trackingInfo: Array<{ company: string | null, number: string | null, url: string | null }> }>, refunds: Array<{ id: string, createdAt: string, tokensReturned: number, totalRefunded: { amount: string, currencyCode: CurrencyCode } }>, arrival: { text: string } | null, total: { amount: string, currencyCode: CurrencyCode }, items: Array<
    | { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    | { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
  > };

export type GetOrderQueryVariables = Exact<{
  number: number;
}>;


export type GetOrderQuery = { getOrder: { note: string | null, tokensUsed: number, billingAddressMatchesShippingAddress: boolean, billingAddressFormatted: Array<string>, shippingAddressFormatted: Array<string>, number: number, createdAt: string, cancelledAt: string | null, isReturned: boolean, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, recipient: string | null, mapReviews: Array<{ id: string, lineItemId: string, fileId: string, note: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, regionType: string, regionTypePlural: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> }>, subtotal: { amount: string, currencyCode: CurrencyCode }, totalDiscount: { amount: string, currencyCode: CurrencyCode }, totalShipping: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, stickerTokens: { count: number, recipient: StickerTokenRecipient, email: string | null } | null, transactions: Array<{ status: TransactionStatus }>, fulfillments: Array<{ id: string, createdAt: string, deliveredAt: string | null, trackingInfo: Array<{ company: string | null, number: string | null, url: string | null }> }>, refunds: Array<{ id: string, createdAt: string, tokensReturned: number, totalRefunded: { amount: string, currencyCode: CurrencyCode } }>, arrival: { text: string } | null, total: { amount: string, currencyCode: CurrencyCode }, items: Array<
      | { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    > } | null };

export type GetOrderByKeyQueryVariables = Exact<{
  number: number;
  key: string;
}>;


export type GetOrderByKeyQuery = { orderByKey: { note: string | null, tokensUsed: number, billingAddressMatchesShippingAddress: boolean, billingAddressFormatted: Array<string>, shippingAddressFormatted: Array<string>, number: number, createdAt: string, cancelledAt: string | null, isReturned: boolean, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, recipient: string | null, mapReviews: Array<{ id: string, lineItemId: string, fileId: string, note: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, regionType: string, regionTypePlural: string, problems: Array<{ kind: MapProblemKind, count: number, regions: Array<{ id: string, name: string }> }> }>, subtotal: { amount: string, currencyCode: CurrencyCode }, totalDiscount: { amount: string, currencyCode: CurrencyCode }, totalShipping: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode }, stickerTokens: { count: number, recipient: StickerTokenRecipient, email: string | null } | null, transactions: Array<{ status: TransactionStatus }>, fulfillments: Array<{ id: string, createdAt: string, deliveredAt: string | null, trackingInfo: Array<{ company: string | null, number: string | null, url: string | null }> }>, refunds: Array<{ id: string, createdAt: string, tokensReturned: number, totalRefunded: { amount: string, currencyCode: CurrencyCode } }>, arrival: { text: string } | null, total: { amount: string, currencyCode: CurrencyCode }, items: Array<
      | { __typename: 'BasicLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'MapLineItem', id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, file: { name: string, previewUrl: string | null } | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerLineItem', stickerOrderId: string, tokensUsed: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, projectId: string | null, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
      | { __typename: 'StickerTokenLineItem', numTokens: number, id: string, name: string, description: string, handle: string, variantId: string | null, quantity: number, attributes: Array<{ key: string, value: string }>, originalUnitPrice: { amount: string, currencyCode: CurrencyCode }, totalPrice: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string } | null }
    > } | null };

export type ConfirmOrderMapMutationVariables = Exact<{
  input: ConfirmOrderMapInput;
}>;


export type ConfirmOrderMapMutation = { confirmOrderMap:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'OrderMapConfirmed' }
    | { __typename: 'OrderMapPrinted', message: string }
   };

export type ProductPageFragment = { id: string, handle: string, title: string, descriptionHtml: string, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }>, variants: Array<{ id: string, sku: string, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, image: { url1024: string } | null, selectedOptions: Array<{ name: string, value: string }> }>, metafields: { productType: string | null, personalizationType: string | null, hideQuantity: boolean, freeStickerTokens: number, primaryOption: string | null, demoMapId: string | null, blueprintId: string | null, designIds: Array<string>, background: string | null, outputType: string | null, outputScale: number | null, defaultInputs: unknown, sizes: unknown, textFields: Array<{ key: string, maxLength: number, isRequired: boolean, example: string | null }> } };

export type GetProductPageQueryVariables = Exact<{
  handle: string;
}>;


export type GetProductPageQuery = { freeShipping: { from: { amount: string, currencyCode: CurrencyCode } }, product: { id: string, handle: string, title: string, descriptionHtml: string, arrival: { text: string } | null, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }>, variants: Array<{ id: string, sku: string, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, image: { url1024: string } | null, selectedOptions: Array<{ name: string, value: string }> }>, metafields: { productType: string | null, personalizationType: string | null, hideQuantity: boolean, freeStickerTokens: number, primaryOption: string | null, demoMapId: string | null, blueprintId: string | null, designIds: Array<string>, background: string | null, outputType: string | null, outputScale: number | null, defaultInputs: unknown, sizes: unknown, textFields: Array<{ key: string, maxLength: number, isRequired: boolean, example: string | null }> } } | null, stickerTokens: { handle: string, title: string, variants: Array<{ id: string, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, image: { url256: string } | null, selectedOptions: Array<{ name: string, value: string }> }> } | null };

export type GetProductSurroundingsQueryVariables = Exact<{
  productId: string;
  designId: string;
}>;


export type GetProductSurroundingsQuery = { recommendations: Array<{ id: string, handle: string, title: string, availableForSale: boolean, options: Array<{ name: string, values: Array<string> }>, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: Array<{ altText: string, width: number, height: number, url256: string, url1024: string, url2048: string }> }>, collection: { handle: string, title: string } | null, design: { id: string, regionCount: number, thumbnailUrl: string | null } | null };

export type GetOwnMapsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnMapsQuery = { account: { id: string } | null, files: Array<{ id: string, name: string, designId: string, previewImageUrl: string | null, progress: { filled: number, total: number } | null, design: { regionTypePlural: string, width: number, height: number } }> };

export type GetTokenNeedQueryVariables = Exact<{
  designId: string;
  scale: number;
  outputType: OutputType;
}>;


export type GetTokenNeedQuery = { stickerTokensModal: { count: number, tokens: number, sizeClasses: Array<{ sizeClass: StickerSizeClass, count: number, tokens: number }> } | null };

export type StickerOrderPartsFragment = { id: string, status: StickerOrderStatus, outputType: OutputType, stickers: Array<{ openingId: string, name: string, sizeClass: StickerSizeClass, quantity: number, quantityWithTokens: number, render: { url: string } }> };

export type GetStickerOrdersForCartPageQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GetStickerOrdersForCartPageQuery = { getStickerOrdersForCartPage: Array<
    | { __typename: 'StickerOrder', id: string, status: StickerOrderStatus, outputType: OutputType, stickers: Array<{ openingId: string, name: string, sizeClass: StickerSizeClass, quantity: number, quantityWithTokens: number, render: { url: string } }> }
    | { __typename: 'StickerOrderAccessRefused', message: string }
  > };

export type GetStickerOrdersForOrderDetailsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GetStickerOrdersForOrderDetailsQuery = { getStickerOrdersForOrderDetails: Array<
    | { __typename: 'StickerOrder', id: string, status: StickerOrderStatus, outputType: OutputType, stickers: Array<{ openingId: string, name: string, sizeClass: StickerSizeClass, quantity: number, quantityWithTokens: number, render: { url: string } }> }
    | { __typename: 'StickerOrderAccessRefused', message: string }
  > };

export type GetStickerOrdersForSandboxQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GetStickerOrdersForSandboxQuery = { getStickerOrdersForSandbox: Array<{ __typename: 'StickerOrder', outputScale: number, id: string, status: StickerOrderStatus, outputType: OutputType, file: { id: string, name: string, backupVersion: number }, stickers: Array<{ openingId: string, name: string, sizeClass: StickerSizeClass, quantity: number, quantityWithTokens: number, render: { url: string } }> }> | null };

export type GetStickerOfferQueryVariables = Exact<{
  fileId: string;
}>;


export type GetStickerOfferQuery = { getStickerOffer:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StickerOffer', outputType: OutputType, hasOrders: boolean, stickers: Array<{ openingId: string, sizeClass: StickerSizeClass, scale: number, change: StickerChange, render: { url: string } }> }
    | { __typename: 'StickerOfferRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
  , freeShipping: { fromStickers: number, from: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode } }, getStickerProducts: Array<{ outputType: OutputType, tokenRedemptionVariantId: string | null, variants: Array<{ id: string, name: string, tokens: number, sizeClass: StickerSizeClass, price: { amount: string, currencyCode: CurrencyCode } }> }>, accountStickerTokenData: { balance: number, reserved: number } | null };

export type CreateStickerOrderMutationVariables = Exact<{
  input: CreateStickerOrderInput;
}>;


export type CreateStickerOrderMutation = { createStickerOrder:
    | { __typename: 'CreateStickerOrderSuccess', stickerOrder: { id: string, stickers: Array<{ openingId: string, sizeClass: StickerSizeClass, quantity: number, quantityWithMoney: number, quantityWithTokens: number }> } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StickerOrderRefused', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetPromotionQueryVariables = Exact<{
  promotionId: string;
}>;


export type GetPromotionQuery = { getPromotion: { id: string, title: string, description: string, status: PromotionStatus, maxEntries: number, numEntries: number, tokens: number, myEntry: { id: string, submission: string, status: PromotionEntryStatus, createdAt: string } | null } | null };

export type EnterPromotionMutationVariables = Exact<{
  promotionId: string;
  submission: string;
}>;


export type EnterPromotionMutation = { enterPromotion:
    | { __typename: 'EnterPromotionSuccess', success: boolean, entry: { id: string, status: PromotionEntryStatus } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'PromotionClosed', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type GetTokenBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTokenBalanceQuery = { accountStickerTokenData: { balance: number, reserved: number } | null };

export type GetStickerTokenDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStickerTokenDataQuery = { accountStickerTokenData: { balance: number, reserved: number, owed: number, transactions: Array<{ id: string, createdAt: string, reason: StickerTokenReason, tokens: number, startingBalance: number, endingBalance: number, note: string }> } | null };

export type RedeemStickerTokenVoucherMutationVariables = Exact<{
  voucherId: string;
}>;


export type RedeemStickerTokenVoucherMutation = { redeemStickerTokenVoucher:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotSignedIn', message: string }
    | { __typename: 'RedeemStickerTokenVoucherSuccess', transaction: { id: string, tokens: number } }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'VoucherRefused', message: string }
   };

export type StaffCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffCustomersQuery = { staffCustomers: { nextCursor: string | null, customers: Array<{ id: string, email: string, isVerified: boolean, name: string, createdAt: string, deletedAt: string | null, projectCount: number, orderCount: number, spent: { amount: string, currencyCode: CurrencyCode } }> } | null };

export type StaffCustomerQueryVariables = Exact<{
  id: string;
}>;


export type StaffCustomerQuery = { staffCustomer: { id: string, email: string, isVerified: boolean, role: AccountRole, isInternal: boolean, hasTransparentPrints: boolean, name: string, createdAt: string, deletedAt: string | null, projectCount: number, orderCount: number, spent: { amount: string, currencyCode: CurrencyCode }, projects: Array<{ id: string, name: string, designId: string, businessId: BusinessId, filledOpenings: number, updatedAt: string, canOpen: boolean }>, orders: Array<{ id: string, number: number, createdAt: string, canceledAt: string | null, name: string | null, email: string | null, state: string, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, businessId: BusinessId, itemCount: number, hasPrints: boolean, reviewReason: string | null, shipBy: string | null, shippingObstacle: ShippingObstacle | null, total: { amount: string, currencyCode: CurrencyCode } }>, emailChange: { newEmail: string, isOwn: boolean, isNewProven: boolean, isOldProven: boolean, isRequestedByViewer: boolean, approvableAt: string, isApprovable: boolean, createdAt: string, expiresAt: string } | null, stickerTokens: { balance: number, reserved: number, owed: number, transactions: Array<{ id: string, createdAt: string, reason: StickerTokenReason, tokens: number, endingBalance: number, note: string }> } } | null };

export type StaffAdjustTokensMutationVariables = Exact<{
  input: StaffAdjustTokensInput;
}>;


export type StaffAdjustTokensMutation = { staffAdjustTokens:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotEnoughTokens', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffTokensAdjusted' }
   };

export type StaffRequestEmailChangeMutationVariables = Exact<{
  input: StaffRequestEmailChangeInput;
}>;


export type StaffRequestEmailChangeMutation = { staffRequestEmailChange:
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffEmailChangeRequested' }
   };

export type StaffCancelEmailChangeMutationVariables = Exact<{
  customerId: string;
}>;


export type StaffCancelEmailChangeMutation = { staffCancelEmailChange:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffEmailChangeCanceled' }
   };

export type StaffSetRoleMutationVariables = Exact<{
  input: StaffSetRoleInput;
}>;


export type StaffSetRoleMutation = { staffSetRole:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffRoleOutdated', message: string }
    | { __typename: 'StaffRoleRefused', message: string }
    | { __typename: 'StaffRoleSet' }
   };

export type StaffApproveEmailChangeMutationVariables = Exact<{
  customerId: string;
}>;


export type StaffApproveEmailChangeMutation = { staffApproveEmailChange:
    | { __typename: 'EmailChanged' }
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type StaffSetTransparentPrintsMutationVariables = Exact<{
  customerId: string;
  isAllowed: boolean;
}>;


export type StaffSetTransparentPrintsMutation = { staffSetTransparentPrints:
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffTransparentPrintsSet' }
   };

export type StaffSeriesValuesFragment = { total: number, previousTotal: number, days: Array<{ day: string, value: number }> };

export type StaffDashboardQueryVariables = Exact<{
  days: number;
}>;


export type StaffDashboardQuery = { staffDashboard: { ordersToSend: number, ordersToReview: number, failedPrints: number, stickersToPrint: number, pickupsToReconcile: number, orders: { total: number, previousTotal: number, days: Array<{ day: string, value: number }> }, revenue: { total: number, previousTotal: number, days: Array<{ day: string, value: number }> }, renders: { total: number, previousTotal: number, days: Array<{ day: string, value: number }> }, uploads: { total: number, previousTotal: number, days: Array<{ day: string, value: number }> }, usage: Array<{ event: string, choice: string, count: number, previousCount: number }>, legalPages: Array<{ path: string, title: string, isApproved: boolean }> } | null, staffTickets: { total: number } | null };

export type StaffDebugQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDebugQuery = { staffDebug: { versions: { node: string, postgresql: string, queue: number | null, lastMigration: string | null, migrationCount: number, missingMigrations: Array<string> }, processes: Array<{ id: string, name: string, release: string, nodeVersion: string, startedAt: string, seenAt: string }>, variables: Array<{ name: string, state: StaffVariableState, value: string | null }>, queues: Array<{ name: string, waiting: number, delayed: number, active: number, failed: number, oldestSeconds: number | null }>, errors: Array<{ id: string, source: string, release: string, brand: string | null, name: string, message: string, action: string | null, path: string | null, requestId: string | null, stack: string | null, createdAt: string }>, failedMails: Array<{ id: string, kind: string | null, state: StaffMailState, attempts: number | null, recipient: string | null, reason: string, failedAt: string }>, failedWebhooks: Array<{ id: string, endpoint: string, eventId: string | null, eventType: string | null, reason: string, isHandled: boolean, createdAt: string }> } | null };

export type StaffDiscountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDiscountsQuery = { staffDiscounts: Array<{ id: string, updatedAt: string, businessId: BusinessId, code: string | null, title: string, kind: string, percentage: number | null, isForAllProducts: boolean, usageLimit: number | null, usedCount: number, startsAt: string, endsAt: string | null, isActive: boolean, amount: { amount: string, currencyCode: CurrencyCode } | null, products: Array<{ id: string, title: string }>, minimumSubtotal: { amount: string, currencyCode: CurrencyCode } | null }> | null };

export type StaffDiscountRowFragment = { id: string, updatedAt: string, businessId: BusinessId, code: string | null, title: string, kind: string, percentage: number | null, isForAllProducts: boolean, usageLimit: number | null, usedCount: number, startsAt: string, endsAt: string | null, isActive: boolean, amount: { amount: string, currencyCode: CurrencyCode } | null, products: Array<{ id: string, title: string }>, minimumSubtotal: { amount: string, currencyCode: CurrencyCode } | null };

export type StaffDiscountProductsQueryVariables = Exact<{
  search: string;
}>;


export type StaffDiscountProductsQuery = { staffProducts: { products: Array<{ id: string, title: string, businessId: BusinessId }> } | null };

export type StaffSaveDiscountMutationVariables = Exact<{
  input: StaffSaveDiscountInput;
}>;


export type StaffSaveDiscountMutation = { staffSaveDiscount:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffDiscountOutdated', message: string }
    | { __typename: 'StaffDiscountSaved' }
   };

export type StaffOrdersQueryVariables = Exact<{
  input: StaffOrdersInput;
}>;


export type StaffOrdersQuery = { staffOrders: { nextCursor: string | null, total: number, orders: Array<{ id: string, number: number, createdAt: string, canceledAt: string | null, name: string | null, email: string | null, state: string, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, businessId: BusinessId, itemCount: number, hasPrints: boolean, reviewReason: string | null, shipBy: string | null, shippingObstacle: ShippingObstacle | null, total: { amount: string, currencyCode: CurrencyCode } }> } | null, staffSavedFilters: Array<{ id: string, name: string, search: string, state: Array<string>, fulfillmentStatus: Array<string>, businessId: BusinessId | null, hasPrints: boolean | null, sort: StaffOrderSort }> | null };

export type StaffSavedFilterFieldsFragment = { id: string, name: string, search: string, state: Array<string>, fulfillmentStatus: Array<string>, businessId: BusinessId | null, hasPrints: boolean | null, sort: StaffOrderSort };

export type StaffSaveFilterMutationVariables = Exact<{
  input: StaffSaveFilterInput;
}>;


export type StaffSaveFilterMutation = { staffSaveFilter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffSavedFiltersChanged' }
   };

export type StaffRemoveFilterMutationVariables = Exact<{
  id: string;
}>;


export type StaffRemoveFilterMutation = { staffRemoveFilter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffSavedFiltersChanged' }
   };

export type StaffSelectedOrdersQueryVariables = Exact<{
  numbers: Array<number> | number;
}>;


export type StaffSelectedOrdersQuery = { staffSelectedOrders: Array<{ id: string, number: number, name: string | null, shippingObstacle: ShippingObstacle | null, lines: Array<{ id: string, title: string, variantTitle: string, quantity: number, areStickersMade: boolean | null }>, prints: Array<{ id: string, status: RenderStatus, isReady: boolean, isWaitingForCustomer: boolean }> }> | null };

export type StaffOrderDetailsFragment = { id: string, number: number, businessId: BusinessId, createdAt: string, paidAt: string | null, canceledAt: string | null, cancelReason: OrderCancelReason | null, state: string, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, reviewReason: string | null, shipmentHold: string | null, email: string | null, name: string | null, customerId: string | null, note: string, shippingAddress: Array<string>, billingAddress: Array<string>, shippingOption: string | null, shipBy: string | null, sessionId: string | null, stickerTokens: number, tokensTakeable: number, tokensUsed: number, arrival: { text: string } | null, subtotal: { amount: string, currencyCode: CurrencyCode }, discount: { amount: string, currencyCode: CurrencyCode }, shipping: { amount: string, currencyCode: CurrencyCode }, tax: { amount: string, currencyCode: CurrencyCode }, total: { amount: string, currencyCode: CurrencyCode }, paid: { amount: string, currencyCode: CurrencyCode }, refunded: { amount: string, currencyCode: CurrencyCode }, discounts: Array<{ title: string, code: string | null, amount: { amount: string, currencyCode: CurrencyCode } }>, lines: Array<{ id: string, title: string, variantTitle: string, sku: string, projectId: string | null, quantity: number, requiresShipping: boolean, hasStock: boolean, areStickersMade: boolean | null, fulfilledQuantity: number, refundedQuantity: number, tokensUsed: number, tokensBought: number, tokensFree: number, image: { altText: string, url: string } | null, attributes: Array<{ key: string, value: string }>, unitPrice: { amount: string, currencyCode: CurrencyCode }, discount: { amount: string, currencyCode: CurrencyCode }, total: { amount: string, currencyCode: CurrencyCode } }>, fulfillments: Array<{ id: string, createdAt: string, deliveredAt: string | null, trackingCompany: string | null, trackingNumber: string | null, trackingUrl: string | null, lines: Array<{ lineId: string, quantity: number }> }>, refunds: Array<{ id: string, createdAt: string, reason: string, status: string, restock: boolean, tokensReturned: number, tokensTaken: number, tokensKept: number, tokensOwed: number, amount: { amount: string, currencyCode: CurrencyCode } }>, disputes: Array<{ id: string, createdAt: string, reason: string, status: string, tokensTaken: number, tokensOwed: number, amount: { amount: string, currencyCode: CurrencyCode } }>, prints: Array<{ id: string, lineItemId: string, fileName: string | null, status: RenderStatus, progress: number, bytes: number | null, url: string | null, findings: Array<string>, shownFindings: Array<string> | null, widthInches: number | null, heightInches: number | null, dpi: number | null, canRender: boolean, reviews: Array<{ id: string, note: string, createdAt: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, isChanged: boolean }> }>, actions: Array<{ id: string, createdAt: string, email: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, details: unknown }> };

export type StaffMoneyFragment = { amount: string, currencyCode: CurrencyCode };

export type StaffOrderQueryVariables = Exact<{
  number: number;
  list: StaffOrdersInput;
}>;


export type StaffOrderQuery = { staffOrder: { id: string, number: number, businessId: BusinessId, createdAt: string, paidAt: string | null, canceledAt: string | null, cancelReason: OrderCancelReason | null, state: string, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, reviewReason: string | null, shipmentHold: string | null, email: string | null, name: string | null, customerId: string | null, note: string, shippingAddress: Array<string>, billingAddress: Array<string>, shippingOption: string | null, shipBy: string | null, sessionId: string | null, stickerTokens: number, tokensTakeable: number, tokensUsed: number, arrival: { text: string } | null, subtotal: { amount: string, currencyCode: CurrencyCode }, discount: { amount: string, currencyCode: CurrencyCode }, shipping: { amount: string, currencyCode: CurrencyCode }, tax: { amount: string, currencyCode: CurrencyCode }, total: { amount: string, currencyCode: CurrencyCode }, paid: { amount: string, currencyCode: CurrencyCode }, refunded: { amount: string, currencyCode: CurrencyCode }, discounts: Array<{ title: string, code: string | null, amount: { amount: string, currencyCode: CurrencyCode } }>, lines: Array<{ id: string, title: string, variantTitle: string, sku: string, projectId: string | null, quantity: number, requiresShipping: boolean, hasStock: boolean, areStickersMade: boolean | null, fulfilledQuantity: number, refundedQuantity: number, tokensUsed: number, tokensBought: number, tokensFree: number, image: { altText: string, url: string } | null, attributes: Array<{ key: string, value: string }>, unitPrice: { amount: string, currencyCode: CurrencyCode }, discount: { amount: string, currencyCode: CurrencyCode }, total: { amount: string, currencyCode: CurrencyCode } }>, fulfillments: Array<{ id: string, createdAt: string, deliveredAt: string | null, trackingCompany: string | null, trackingNumber: string | null, trackingUrl: string | null, lines: Array<{ lineId: string, quantity: number }> }>, refunds: Array<{ id: string, createdAt: string, reason: string, status: string, restock: boolean, tokensReturned: number, tokensTaken: number, tokensKept: number, tokensOwed: number, amount: { amount: string, currencyCode: CurrencyCode } }>, disputes: Array<{ id: string, createdAt: string, reason: string, status: string, tokensTaken: number, tokensOwed: number, amount: { amount: string, currencyCode: CurrencyCode } }>, prints: Array<{ id: string, lineItemId: string, fileName: string | null, status: RenderStatus, progress: number, bytes: number | null, url: string | null, findings: Array<string>, shownFindings: Array<string> | null, widthInches: number | null, heightInches: number | null, dpi: number | null, canRender: boolean, reviews: Array<{ id: string, note: string, createdAt: string, dueAt: string, endedAt: string | null, outcome: MapReviewOutcome | null, isChanged: boolean }> }>, actions: Array<{ id: string, createdAt: string, email: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, details: unknown }> } | null, staffOrderNeighbors: { previous: number | null, next: number | null } | null };

export type StaffFulfillOrderMutationVariables = Exact<{
  input: StaffFulfillOrderInput;
}>;


export type StaffFulfillOrderMutation = { staffFulfillOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffClearShipmentHoldMutationVariables = Exact<{
  orderId: string;
}>;


export type StaffClearShipmentHoldMutation = { staffClearShipmentHold:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffDeliverShipmentMutationVariables = Exact<{
  orderId: string;
  fulfillmentId: string;
}>;


export type StaffDeliverShipmentMutation = { staffDeliverShipment:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffRefundOrderMutationVariables = Exact<{
  input: StaffRefundOrderInput;
}>;


export type StaffRefundOrderMutation = { staffRefundOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffCancelOrderMutationVariables = Exact<{
  orderId: string;
  reason: OrderCancelReason;
  requestId: string;
}>;


export type StaffCancelOrderMutation = { staffCancelOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffRenderPrintMutationVariables = Exact<{
  printId: string;
}>;


export type StaffRenderPrintMutation = { staffRenderPrint:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffAskAboutMapMutationVariables = Exact<{
  input: StaffAskAboutMapInput;
}>;


export type StaffAskAboutMapMutation = { staffAskAboutMap:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffStopMapReviewMutationVariables = Exact<{
  reviewId: string;
}>;


export type StaffStopMapReviewMutation = { staffStopMapReview:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffOrderChanged' }
   };

export type StaffPickupsQueryVariables = Exact<{
  input: StaffPickupsInput;
}>;


export type StaffPickupsQuery = { staffPickups: { nextCursor: string | null, orders: Array<{ businessId: BusinessId, updatedAt: string, order: { id: string, state: PickupOrderState, walgreensOrderId: string | null, createdAt: string, store: { storeNum: string, city: string, state: string }, products: Array<{ productId: string, quantity: number }> } }> } | null };

export type StaffPickupQueryVariables = Exact<{
  id: string;
}>;


export type StaffPickupQuery = { staffPickup: { businessId: BusinessId, projectId: string | null, sentAt: string | null, updatedAt: string, answer: unknown, chainStatus: unknown, customer: { firstName: string, lastName: string, email: string, phone: string } | null, order: { id: string, state: PickupOrderState, walgreensOrderId: string | null, promiseTime: string, createdAt: string, store: { storeNum: string, street: string, city: string, state: string, zip: string, phone: string, openTime: string, closeTime: string }, products: Array<{ productId: string, productSize: string, quantity: number, productPrice: { amount: string, currencyCode: CurrencyCode } }> } } | null, staffActions: { actions: Array<{ id: string, createdAt: string, email: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, details: unknown }> } | null };

export type CheckPickupStatusMutationVariables = Exact<{
  orderId: string;
}>;


export type CheckPickupStatusMutation = { checkPickupStatus:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RetailUnavailable', message: string }
    | { __typename: 'StaffPickupSuccess' }
   };

export type ReconcilePickupMutationVariables = Exact<{
  input: ReconcilePickupInput;
}>;


export type ReconcilePickupMutation = { reconcilePickup:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RetailUnavailable', message: string }
    | { __typename: 'StaffPickupSuccess' }
   };

export type StaffProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffProductsQuery = { staffProducts: { nextCursor: string | null, products: Array<{ id: string, businessId: BusinessId, handle: string, title: string, isActive: boolean, variantCount: number, stock: number | null, reserved: number, image: { altText: string, url: string } | null, minPrice: { amount: string, currencyCode: CurrencyCode } | null, maxPrice: { amount: string, currencyCode: CurrencyCode } | null }> } | null, staffCollections: Array<{ businessId: BusinessId, handle: string, title: string }> | null };

export type StaffProductDetailsFragment = { id: string, businessId: BusinessId, handle: string, title: string, isActive: boolean, isFromStaff: boolean, descriptionHtml: string, updatedAt: string, images: Array<{ key: string, altText: string, url: string }>, pictureUploads: Array<{ id: string, altText: string, problem: string | null }>, variants: Array<{ id: string, sku: string, title: string, stock: number | null, reserved: number, isActive: boolean, price: { amount: string, currencyCode: CurrencyCode } }> };

export type StaffProductQueryVariables = Exact<{
  id: string;
}>;


export type StaffProductQuery = { staffProduct: { id: string, businessId: BusinessId, handle: string, title: string, isActive: boolean, isFromStaff: boolean, descriptionHtml: string, updatedAt: string, images: Array<{ key: string, altText: string, url: string }>, pictureUploads: Array<{ id: string, altText: string, problem: string | null }>, variants: Array<{ id: string, sku: string, title: string, stock: number | null, reserved: number, isActive: boolean, price: { amount: string, currencyCode: CurrencyCode } }> } | null };

export type StaffUpdateVariantMutationVariables = Exact<{
  input: StaffUpdateVariantInput;
}>;


export type StaffUpdateVariantMutation = { staffUpdateVariant:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffProductChanged' }
    | { __typename: 'StaffProductOutdated', message: string }
   };

export type StaffUpdateProductMutationVariables = Exact<{
  input: StaffUpdateProductInput;
}>;


export type StaffUpdateProductMutation = { staffUpdateProduct:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffProductChanged' }
    | { __typename: 'StaffProductOutdated', message: string }
   };

export type StaffCreateProductMutationVariables = Exact<{
  input: StaffCreateProductInput;
}>;


export type StaffCreateProductMutation = { staffCreateProduct:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffProductCreated' }
   };

export type StaffAddProductPictureMutationVariables = Exact<{
  input: StaffAddProductPictureInput;
}>;


export type StaffAddProductPictureMutation = { staffAddProductPicture:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffPicturesChanged' }
   };

export type StaffRemoveProductPictureMutationVariables = Exact<{
  productId: string;
  picture: string;
}>;


export type StaffRemoveProductPictureMutation = { staffRemoveProductPicture:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffPicturesChanged' }
   };

export type StaffPromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPromotionsQuery = { staffPromotions: Array<{ id: string, updatedAt: string, businessId: BusinessId, title: string, description: string, status: PromotionStatus, maxEntries: number, numEntries: number, waitingCount: number, tokens: number, startsAt: string, endsAt: string | null }> | null };

export type StaffPromotionRowFragment = { id: string, updatedAt: string, businessId: BusinessId, title: string, description: string, status: PromotionStatus, maxEntries: number, numEntries: number, waitingCount: number, tokens: number, startsAt: string, endsAt: string | null };

export type StaffSavePromotionMutationVariables = Exact<{
  input: StaffSavePromotionInput;
}>;


export type StaffSavePromotionMutation = { staffSavePromotion:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffPromotionOutdated', message: string }
    | { __typename: 'StaffPromotionSaved' }
   };

export type StaffPromotionEntriesQueryVariables = Exact<{
  promotionId: string;
  status?: PromotionEntryStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffPromotionEntriesQuery = { staffPromotionEntries: { nextCursor: string | null, promotion: { id: string, updatedAt: string, businessId: BusinessId, title: string, description: string, status: PromotionStatus, maxEntries: number, numEntries: number, waitingCount: number, tokens: number, startsAt: string, endsAt: string | null }, entries: Array<{ id: string, createdAt: string, customerId: string, email: string, submission: string, status: PromotionEntryStatus, decidedAt: string | null, decidedBy: string | null }> } | null };

export type StaffEntryRowFragment = { id: string, createdAt: string, customerId: string, email: string, submission: string, status: PromotionEntryStatus, decidedAt: string | null, decidedBy: string | null };

export type StaffDecideEntryMutationVariables = Exact<{
  entryId: string;
  status: PromotionEntryStatus;
}>;


export type StaffDecideEntryMutation = { staffDecideEntry:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffEntryApproved', message: string }
    | { __typename: 'StaffEntryDecided' }
   };

export type SandboxFileQueryVariables = Exact<{
  id: string;
}>;


export type SandboxFileQuery = { sandboxFile: { id: string, name: string, openings: Array<{ id: string, name: string, photoCount: number }>, suggestions: Array<{ id: string, openingId: string, name: string }> } | null };

export type RenderInSandboxMutationVariables = Exact<{
  format: SandboxFormat;
  props: SandboxPropsInput;
}>;


export type RenderInSandboxMutation = { renderInSandbox:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SandboxFailed', message: string }
    | { __typename: 'SandboxPicture', url: string, bytes: number, drawnMs: number | null }
   };

export type StaffOrderRowFragment = { id: string, number: number, createdAt: string, canceledAt: string | null, name: string | null, email: string | null, state: string, financialStatus: OrderFinancialStatus, fulfillmentStatus: OrderFulfillmentStatus, businessId: BusinessId, itemCount: number, hasPrints: boolean, reviewReason: string | null, shipBy: string | null, shippingObstacle: ShippingObstacle | null, total: { amount: string, currencyCode: CurrencyCode } };

export type StaffActionRowFragment = { id: string, createdAt: string, email: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, details: unknown };

export type StaffActionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffActionsQuery = { staffActions: { nextCursor: string | null, actions: Array<{ id: string, createdAt: string, email: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, details: unknown }> } | null };

export type MapReviewSettingFragment = { businessId: BusinessId, businessDays: number, updatedAt: string };

export type StaffSaveMapReviewSettingMutationVariables = Exact<{
  input: StaffSaveMapReviewSettingInput;
}>;


export type StaffSaveMapReviewSettingMutation = { staffSaveMapReviewSetting:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffMapReviewSettingOutdated', message: string }
    | { __typename: 'StaffMapReviewSettingSaved' }
   };

export type StaffShippingRateTableFragment = { businessId: BusinessId, updatedAt: string, freeFromStickers: number, makingDays: number, packingDays: number, freeFrom: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode }, packages: Array<{ maxWeightOz: number | null, maxLengthIn: number | null, prices: Array<{ zone: ShippingZone, standard: { amount: string, currencyCode: CurrencyCode }, expedited: { amount: string, currencyCode: CurrencyCode } }> }> };

export type StaffShippingRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffShippingRatesQuery = { staffShippingRates: Array<{ businessId: BusinessId, updatedAt: string, freeFromStickers: number, makingDays: number, packingDays: number, freeFrom: { amount: string, currencyCode: CurrencyCode }, stickerPrice: { amount: string, currencyCode: CurrencyCode }, packages: Array<{ maxWeightOz: number | null, maxLengthIn: number | null, prices: Array<{ zone: ShippingZone, standard: { amount: string, currencyCode: CurrencyCode }, expedited: { amount: string, currencyCode: CurrencyCode } }> }> }> | null, staffMapReviewSettings: Array<{ businessId: BusinessId, businessDays: number, updatedAt: string }> | null };

export type StaffSaveShippingRatesMutationVariables = Exact<{
  input: StaffSaveShippingRatesInput;
}>;


export type StaffSaveShippingRatesMutation = { staffSaveShippingRates:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffShippingRatesOutdated', message: string }
    | { __typename: 'StaffShippingRatesSaved' }
   };

export type StaffStickersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffStickersQuery = { staffStickers: { nextCursor: string | null, orderCount: number, groups: Array<{ id: string, fileName: string | null, businessId: BusinessId, outputType: OutputType, outputScale: number, canPrint: boolean, orders: Array<{ id: string, paidAt: string, orderNumber: number | null, customerName: string | null, stickerCount: number, sheetSet: { id: string, state: StaffStickerSheetState } | null }> }> } | null };

export type StaffStickerGroupRowFragment = { id: string, fileName: string | null, businessId: BusinessId, outputType: OutputType, outputScale: number, canPrint: boolean, orders: Array<{ id: string, paidAt: string, orderNumber: number | null, customerName: string | null, stickerCount: number, sheetSet: { id: string, state: StaffStickerSheetState } | null }> };

export type StaffStickerSheetsQueryVariables = Exact<{
  id: string;
}>;


export type StaffStickerSheetsQuery = { staffStickerSheets: { id: string, state: StaffStickerSheetState, message: string, outputType: OutputType, outputScale: number, sheetCount: number | null, overflow: boolean, pdfUrl: string | null, createdAt: string, createdBy: string | null, orders: Array<{ id: string, orderNumber: number | null, customerName: string | null, status: StickerOrderStatus, stickerCount: number }>, sheets: Array<{ widthInches: number, heightInches: number, stickerCount: number, url: string, pictureUrl: string }> } | null };

export type StaffSheetSetDetailsFragment = { id: string, state: StaffStickerSheetState, message: string, outputType: OutputType, outputScale: number, sheetCount: number | null, overflow: boolean, pdfUrl: string | null, createdAt: string, createdBy: string | null, orders: Array<{ id: string, orderNumber: number | null, customerName: string | null, status: StickerOrderStatus, stickerCount: number }>, sheets: Array<{ widthInches: number, heightInches: number, stickerCount: number, url: string, pictureUrl: string }> };

export type StaffLayOutStickersMutationVariables = Exact<{
  input: StaffLayOutStickersInput;
}>;


export type StaffLayOutStickersMutation = { staffLayOutStickers:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffDisparateNestGroups', message: string }
    | { __typename: 'StaffStickerSheetsRequested', sheets: { id: string } }
   };

export type StaffRetryStickerSheetsMutationVariables = Exact<{
  id: string;
}>;


export type StaffRetryStickerSheetsMutation = { staffRetryStickerSheets:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffDisparateNestGroups', message: string }
    | { __typename: 'StaffStickerSheetsRequested' }
   };

export type StaffShipStickersMutationVariables = Exact<{
  input: StaffShipStickersInput;
}>;


export type StaffShipStickersMutation = { staffShipStickers:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffStickersShipped', problems: Array<string> }
   };

export type StaffTicketsQueryVariables = Exact<{
  input: StaffTicketsInput;
}>;


export type StaffTicketsQuery = { staffTickets: { nextCursor: string | null, total: number, tickets: Array<{ id: string, businessId: BusinessId, subject: string, status: TicketStatus, name: string, email: string, tags: Array<string>, updatedAt: string }> } | null };

export type StaffTicketQueryVariables = Exact<{
  id: string;
}>;


export type StaffTicketQuery = { staffTicket: { businessId: BusinessId, question: string, tags: Array<string>, userId: string | null, userAgent: string | null, isAddressVerified: boolean | null, id: string, subject: string, status: TicketStatus, name: string, email: string, createdAt: string, fields: Array<{ label: string, value: string | null, values: Array<string> | null, files: Array<{ name: string, url: string | null }> }>, messages: Array<{ id: string, author: TicketAuthor, text: string, createdAt: string }> } | null };

export type ReplyToTicketAsStaffMutationVariables = Exact<{
  input: ReplyToTicketAsStaffInput;
}>;


export type ReplyToTicketAsStaffMutation = { replyToTicketAsStaff:
    | { __typename: 'ChangedTicket' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type SetTicketStatusMutationVariables = Exact<{
  ticketId: string;
  status: TicketStatus;
}>;


export type SetTicketStatusMutation = { setTicketStatus:
    | { __typename: 'ChangedTicket' }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type StaffVouchersQueryVariables = Exact<{
  requestId: string;
}>;


export type StaffVouchersQuery = { staffVouchers: { requestId: string, createdAt: string, count: number, redeemedCount: number, tokens: number, expiresAt: string | null, codes: Array<string> } | null };

export type StaffCreateVouchersMutationVariables = Exact<{
  input: StaffCreateVouchersInput;
}>;


export type StaffCreateVouchersMutation = { staffCreateVouchers:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StaffVouchersCreated', vouchers: { requestId: string } }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DataExportFieldsFragmentDoc = new TypedDocumentString(`
    fragment DataExportFields on DataExport {
  id
  status
  photosDone
  photosTotal
  bytes
  expiresAt
}
    `, {"fragmentName":"DataExportFields"}) as unknown as TypedDocumentString<DataExportFieldsFragment, unknown>;
export const PostCardFragmentDoc = new TypedDocumentString(`
    fragment PostCard on BlogPost {
  _id
  slug
  title
  description
  publishedAt
  cardImage {
    alt
    width
    height
    asset {
      url
    }
    sources {
      url
      width
    }
  }
}
    `, {"fragmentName":"PostCard"}) as unknown as TypedDocumentString<PostCardFragment, unknown>;
export const NavigationEntryFragmentDoc = new TypedDocumentString(`
    fragment NavigationEntry on NavigationItem {
  title
  hidden
  target {
    slug
    description
  }
}
    `, {"fragmentName":"NavigationEntry"}) as unknown as TypedDocumentString<NavigationEntryFragment, unknown>;
export const HelpTreeFragmentDoc = new TypedDocumentString(`
    fragment HelpTree on Navigation {
  canSeeHidden
  items {
    ...NavigationEntry
    children {
      ...NavigationEntry
      children {
        ...NavigationEntry
      }
    }
  }
}
    fragment NavigationEntry on NavigationItem {
  title
  hidden
  target {
    slug
    description
  }
}`, {"fragmentName":"HelpTree"}) as unknown as TypedDocumentString<HelpTreeFragment, unknown>;
export const LegalTextFragmentDoc = new TypedDocumentString(`
    fragment LegalText on LegalDocument {
  title
  description
  version
  effective
  contentRaw
}
    `, {"fragmentName":"LegalText"}) as unknown as TypedDocumentString<LegalTextFragment, unknown>;
export const TicketThreadFragmentDoc = new TypedDocumentString(`
    fragment TicketThread on Ticket {
  id
  subject
  status
  name
  email
  createdAt
  fields {
    label
    value
    values
    files {
      name
      url
    }
  }
  messages {
    id
    author
    text
    createdAt
  }
}
    `, {"fragmentName":"TicketThread"}) as unknown as TypedDocumentString<TicketThreadFragment, unknown>;
export const RenderableDesignFieldsFragmentDoc = new TypedDocumentString(`
    fragment RenderableDesignFields on MapmakerDesign {
  id
  businessId
  name
  thumbnailUrl
  width
  height
  regionType
  regionTypePlural
  regionCount
  stickersOnly
  outputOptions {
    type
    name
    scale
    inputs
  }
  backgroundOptions {
    id
    name
    imageKey
  }
}
    `, {"fragmentName":"RenderableDesignFields"}) as unknown as TypedDocumentString<RenderableDesignFieldsFragment, unknown>;
export const RenderableFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment RenderableFileFields on MapmakerFile {
  id
  businessId
  name
  designId
  backgroundId
  outputType
  outputScale
  openingsWithImages
  backupVersion
}
    `, {"fragmentName":"RenderableFileFields"}) as unknown as TypedDocumentString<RenderableFileFieldsFragment, unknown>;
export const HelpPathFragmentDoc = new TypedDocumentString(`
    fragment HelpPath on NavigationItem {
  target {
    slug
    updated
  }
}
    `, {"fragmentName":"HelpPath"}) as unknown as TypedDocumentString<HelpPathFragment, unknown>;
export const RetailProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment RetailProductFields on RetailProduct {
  productId
  productPrice {
    amount
    currencyCode
  }
  productSize
}
    `, {"fragmentName":"RetailProductFields"}) as unknown as TypedDocumentString<RetailProductFieldsFragment, unknown>;
export const RetailStoreFieldsFragmentDoc = new TypedDocumentString(`
    fragment RetailStoreFields on RetailStore {
  storeNum
  promiseTime
  zip
  city
  state
  street
  phone
  distance
  distanceUnit
  openTime
  closeTime
  latitude
  longitude
}
    `, {"fragmentName":"RetailStoreFields"}) as unknown as TypedDocumentString<RetailStoreFieldsFragment, unknown>;
export const PickupOrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment PickupOrderFields on PickupOrder {
  id
  state
  walgreensOrderId
  message
  promiseTime
  store {
    ...RetailStoreFields
  }
  products {
    productId
    productSize
    productPrice {
      amount
      currencyCode
    }
    quantity
  }
  createdAt
}
    fragment RetailStoreFields on RetailStore {
  storeNum
  promiseTime
  zip
  city
  state
  street
  phone
  distance
  distanceUnit
  openTime
  closeTime
  latitude
  longitude
}`, {"fragmentName":"PickupOrderFields"}) as unknown as TypedDocumentString<PickupOrderFieldsFragment, unknown>;
export const PrintFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment PrintFileFields on PrintFile {
  id
  status
  progress
  downloadFilename
  bytes
  url
}
    `, {"fragmentName":"PrintFileFields"}) as unknown as TypedDocumentString<PrintFileFieldsFragment, unknown>;
export const FinderProjectFragmentDoc = new TypedDocumentString(`
    fragment FinderProject on MapmakerFile {
  id
  name
  updatedAt
  viewerPolicy
  previewImageUrl
  firstPhotoDay
  progress {
    filled
    total
  }
  design {
    thumbnailUrl
    width
    height
    regionTypePlural
  }
}
    `, {"fragmentName":"FinderProject"}) as unknown as TypedDocumentString<FinderProjectFragment, unknown>;
export const FileAccessesFragmentDoc = new TypedDocumentString(`
    fragment FileAccesses on MapmakerFile {
  fileAccesses {
    id
    fileId
    granteeId
    granteeEmail
    granteeHasAccount
    role
  }
}
    `, {"fragmentName":"FileAccesses"}) as unknown as TypedDocumentString<FileAccessesFragment, unknown>;
export const SuggestionPartsFragmentDoc = new TypedDocumentString(`
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}
    `, {"fragmentName":"SuggestionParts"}) as unknown as TypedDocumentString<SuggestionPartsFragment, unknown>;
export const ShareLinkFieldsFragmentDoc = new TypedDocumentString(`
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}
    `, {"fragmentName":"ShareLinkFields"}) as unknown as TypedDocumentString<ShareLinkFieldsFragment, unknown>;
export const ShareLinkChangeFragmentDoc = new TypedDocumentString(`
    fragment ShareLinkChange on ShareLinkResult {
  __typename
  ... on ShareLinkSuccess {
    shareLink {
      ...ShareLinkFields
    }
  }
  ... on Refusal {
    message
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}`, {"fragmentName":"ShareLinkChange"}) as unknown as TypedDocumentString<ShareLinkChangeFragment, unknown>;
export const ShippingAddressFragmentDoc = new TypedDocumentString(`
    fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
    `, {"fragmentName":"ShippingAddress"}) as unknown as TypedDocumentString<ShippingAddressFragment, unknown>;
export const PriceFragmentDoc = new TypedDocumentString(`
    fragment Price on Money {
  amount
  currencyCode
}
    `, {"fragmentName":"Price"}) as unknown as TypedDocumentString<PriceFragment, unknown>;
export const CheckoutLineFragmentDoc = new TypedDocumentString(`
    fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"fragmentName":"CheckoutLine"}) as unknown as TypedDocumentString<CheckoutLineFragment, unknown>;
export const ArrivalFragmentDoc = new TypedDocumentString(`
    fragment Arrival on ArrivalWindow {
  text
}
    `, {"fragmentName":"Arrival"}) as unknown as TypedDocumentString<ArrivalFragment, unknown>;
export const FreeShippingFragmentDoc = new TypedDocumentString(`
    fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"fragmentName":"FreeShipping"}) as unknown as TypedDocumentString<FreeShippingFragment, unknown>;
export const CheckoutPartsFragmentDoc = new TypedDocumentString(`
    fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}`, {"fragmentName":"CheckoutParts"}) as unknown as TypedDocumentString<CheckoutPartsFragment, unknown>;
export const CheckoutAnswerFragmentDoc = new TypedDocumentString(`
    fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}`, {"fragmentName":"CheckoutAnswer"}) as unknown as TypedDocumentString<CheckoutAnswerFragment, unknown>;
export const ProductPictureFragmentDoc = new TypedDocumentString(`
    fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
    `, {"fragmentName":"ProductPicture"}) as unknown as TypedDocumentString<ProductPictureFragment, unknown>;
export const ProductTileFragmentDoc = new TypedDocumentString(`
    fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}`, {"fragmentName":"ProductTile"}) as unknown as TypedDocumentString<ProductTileFragment, unknown>;
export const MapCheckFragmentDoc = new TypedDocumentString(`
    fragment MapCheck on MapCheck {
  lineItemId
  fileId
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
  key
}
    `, {"fragmentName":"MapCheck"}) as unknown as TypedDocumentString<MapCheckFragment, unknown>;
export const MapTileFragmentDoc = new TypedDocumentString(`
    fragment MapTile on DesignGroup {
  slug
  name
  family
  designs {
    width
    height
    regionCount
  }
  mainDesign {
    id
    thumbnailUrl
    width
    height
    regionCount
    regionTypePlural
  }
}
    `, {"fragmentName":"MapTile"}) as unknown as TypedDocumentString<MapTileFragment, unknown>;
export const OrderItemPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"fragmentName":"OrderItemParts"}) as unknown as TypedDocumentString<OrderItemPartsFragment, unknown>;
export const OrderStatusFragmentDoc = new TypedDocumentString(`
    fragment OrderStatus on Order {
  number
  createdAt
  cancelledAt
  isReturned
  arrival {
    ...Arrival
  }
  financialStatus
  fulfillmentStatus
  recipient
  total {
    ...Price
  }
  items {
    ...OrderItemParts
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}`, {"fragmentName":"OrderStatus"}) as unknown as TypedDocumentString<OrderStatusFragment, unknown>;
export const MapReviewFragmentDoc = new TypedDocumentString(`
    fragment MapReview on OrderMapReview {
  id
  lineItemId
  fileId
  note
  dueAt
  endedAt
  outcome
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
}
    `, {"fragmentName":"MapReview"}) as unknown as TypedDocumentString<MapReviewFragment, unknown>;
export const OrderTokensFragmentDoc = new TypedDocumentString(`
    fragment OrderTokens on OrderStickerTokens {
  count
  recipient
  email
}
    `, {"fragmentName":"OrderTokens"}) as unknown as TypedDocumentString<OrderTokensFragment, unknown>;
export const OrderPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderParts on Order {
  ...OrderStatus
  mapReviews {
    ...MapReview
  }
  note
  subtotal {
    ...Price
  }
  totalDiscount {
    ...Price
  }
  totalShipping {
    ...Price
  }
  totalTax {
    ...Price
  }
  tokensUsed
  billingAddressMatchesShippingAddress
  billingAddressFormatted
  shippingAddressFormatted
  stickerTokens {
    ...OrderTokens
  }
  transactions {
    status
  }
  fulfillments {
    id
    createdAt
    deliveredAt
    trackingInfo {
      company
      number
      url
    }
  }
  refunds {
    id
    createdAt
    totalRefunded {
      ...Price
    }
    tokensReturned
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment OrderTokens on OrderStickerTokens {
  count
  recipient
  email
}
fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}
fragment OrderStatus on Order {
  number
  createdAt
  cancelledAt
  isReturned
  arrival {
    ...Arrival
  }
  financialStatus
  fulfillmentStatus
  recipient
  total {
    ...Price
  }
  items {
    ...OrderItemParts
  }
}
fragment MapReview on OrderMapReview {
  id
  lineItemId
  fileId
  note
  dueAt
  endedAt
  outcome
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
}`, {"fragmentName":"OrderParts"}) as unknown as TypedDocumentString<OrderPartsFragment, unknown>;
export const ProductPageFragmentDoc = new TypedDocumentString(`
    fragment ProductPage on Product {
  id
  handle
  title
  descriptionHtml
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 30) {
    ...ProductPicture
  }
  variants(first: 100) {
    id
    sku
    title
    availableForSale
    price {
      ...Price
    }
    image {
      url1024
    }
    selectedOptions {
      name
      value
    }
  }
  metafields {
    productType
    personalizationType
    hideQuantity
    freeStickerTokens
    primaryOption
    demoMapId
    blueprintId
    designIds
    textFields {
      key
      maxLength
      isRequired
      example
    }
    background
    outputType
    outputScale
    defaultInputs
    sizes
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}`, {"fragmentName":"ProductPage"}) as unknown as TypedDocumentString<ProductPageFragment, unknown>;
export const StickerOrderPartsFragmentDoc = new TypedDocumentString(`
    fragment StickerOrderParts on StickerOrder {
  id
  status
  outputType
  stickers {
    openingId
    name
    sizeClass
    quantity
    quantityWithTokens
    render {
      url
    }
  }
}
    `, {"fragmentName":"StickerOrderParts"}) as unknown as TypedDocumentString<StickerOrderPartsFragment, unknown>;
export const StaffSeriesValuesFragmentDoc = new TypedDocumentString(`
    fragment StaffSeriesValues on StaffSeries {
  days {
    day
    value
  }
  total
  previousTotal
}
    `, {"fragmentName":"StaffSeriesValues"}) as unknown as TypedDocumentString<StaffSeriesValuesFragment, unknown>;
export const StaffDiscountRowFragmentDoc = new TypedDocumentString(`
    fragment StaffDiscountRow on StaffDiscount {
  id
  updatedAt
  businessId
  code
  title
  kind
  percentage
  amount {
    amount
    currencyCode
  }
  products {
    id
    title
  }
  isForAllProducts
  minimumSubtotal {
    amount
    currencyCode
  }
  usageLimit
  usedCount
  startsAt
  endsAt
  isActive
}
    `, {"fragmentName":"StaffDiscountRow"}) as unknown as TypedDocumentString<StaffDiscountRowFragment, unknown>;
export const StaffSavedFilterFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffSavedFilterFields on StaffSavedFilter {
  id
  name
  search
  state
  fulfillmentStatus
  businessId
  hasPrints
  sort
}
    `, {"fragmentName":"StaffSavedFilterFields"}) as unknown as TypedDocumentString<StaffSavedFilterFieldsFragment, unknown>;
export const StaffMoneyFragmentDoc = new TypedDocumentString(`
    fragment StaffMoney on Money {
  amount
  currencyCode
}
    `, {"fragmentName":"StaffMoney"}) as unknown as TypedDocumentString<StaffMoneyFragment, unknown>;
export const StaffActionRowFragmentDoc = new TypedDocumentString(`
    fragment StaffActionRow on StaffAction {
  id
  createdAt
  email
  action
  subjectType
  subjectId
  subjectName
  details
}
    `, {"fragmentName":"StaffActionRow"}) as unknown as TypedDocumentString<StaffActionRowFragment, unknown>;
export const StaffOrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment StaffOrderDetails on StaffOrder {
  id
  number
  businessId
  createdAt
  paidAt
  canceledAt
  cancelReason
  state
  financialStatus
  fulfillmentStatus
  reviewReason
  shipmentHold
  email
  name
  customerId
  note
  shippingAddress
  billingAddress
  shippingOption
  arrival {
    ...Arrival
  }
  shipBy
  subtotal {
    ...StaffMoney
  }
  discount {
    ...StaffMoney
  }
  shipping {
    ...StaffMoney
  }
  tax {
    ...StaffMoney
  }
  total {
    ...StaffMoney
  }
  paid {
    ...StaffMoney
  }
  refunded {
    ...StaffMoney
  }
  discounts {
    title
    code
    amount {
      ...StaffMoney
    }
  }
  sessionId
  stickerTokens
  tokensTakeable
  tokensUsed
  lines {
    id
    title
    variantTitle
    sku
    image {
      altText
      url(width: 256)
    }
    attributes {
      key
      value
    }
    projectId
    quantity
    unitPrice {
      ...StaffMoney
    }
    discount {
      ...StaffMoney
    }
    total {
      ...StaffMoney
    }
    requiresShipping
    hasStock
    areStickersMade
    fulfilledQuantity
    refundedQuantity
    tokensUsed
    tokensBought
    tokensFree
  }
  fulfillments {
    id
    createdAt
    deliveredAt
    lines {
      lineId
      quantity
    }
    trackingCompany
    trackingNumber
    trackingUrl
  }
  refunds {
    id
    createdAt
    amount {
      ...StaffMoney
    }
    reason
    status
    restock
    tokensReturned
    tokensTaken
    tokensKept
    tokensOwed
  }
  disputes {
    id
    createdAt
    amount {
      ...StaffMoney
    }
    reason
    status
    tokensTaken
    tokensOwed
  }
  prints {
    id
    lineItemId
    fileName
    status
    progress
    bytes
    url
    findings
    shownFindings
    widthInches
    heightInches
    dpi
    canRender
    reviews {
      id
      note
      createdAt
      dueAt
      endedAt
      outcome
      isChanged
    }
  }
  actions {
    ...StaffActionRow
  }
}
    fragment Arrival on ArrivalWindow {
  text
}
fragment StaffMoney on Money {
  amount
  currencyCode
}
fragment StaffActionRow on StaffAction {
  id
  createdAt
  email
  action
  subjectType
  subjectId
  subjectName
  details
}`, {"fragmentName":"StaffOrderDetails"}) as unknown as TypedDocumentString<StaffOrderDetailsFragment, unknown>;
export const StaffProductDetailsFragmentDoc = new TypedDocumentString(`
    fragment StaffProductDetails on StaffProduct {
  id
  businessId
  handle
  title
  isActive
  isFromStaff
  descriptionHtml
  updatedAt
  images {
    key
    altText
    url
  }
  pictureUploads {
    id
    altText
    problem
  }
  variants {
    id
    sku
    title
    price {
      amount
      currencyCode
    }
    stock
    reserved
    isActive
  }
}
    `, {"fragmentName":"StaffProductDetails"}) as unknown as TypedDocumentString<StaffProductDetailsFragment, unknown>;
export const StaffPromotionRowFragmentDoc = new TypedDocumentString(`
    fragment StaffPromotionRow on StaffPromotion {
  id
  updatedAt
  businessId
  title
  description
  status
  maxEntries
  numEntries
  waitingCount
  tokens
  startsAt
  endsAt
}
    `, {"fragmentName":"StaffPromotionRow"}) as unknown as TypedDocumentString<StaffPromotionRowFragment, unknown>;
export const StaffEntryRowFragmentDoc = new TypedDocumentString(`
    fragment StaffEntryRow on StaffPromotionEntry {
  id
  createdAt
  customerId
  email
  submission
  status
  decidedAt
  decidedBy
}
    `, {"fragmentName":"StaffEntryRow"}) as unknown as TypedDocumentString<StaffEntryRowFragment, unknown>;
export const StaffOrderRowFragmentDoc = new TypedDocumentString(`
    fragment StaffOrderRow on StaffOrderSummary {
  id
  number
  createdAt
  canceledAt
  name
  email
  total {
    amount
    currencyCode
  }
  state
  financialStatus
  fulfillmentStatus
  businessId
  itemCount
  hasPrints
  reviewReason
  shipBy
  shippingObstacle
}
    `, {"fragmentName":"StaffOrderRow"}) as unknown as TypedDocumentString<StaffOrderRowFragment, unknown>;
export const MapReviewSettingFragmentDoc = new TypedDocumentString(`
    fragment MapReviewSetting on StaffMapReviewSetting {
  businessId
  businessDays
  updatedAt
}
    `, {"fragmentName":"MapReviewSetting"}) as unknown as TypedDocumentString<MapReviewSettingFragment, unknown>;
export const StaffShippingRateTableFragmentDoc = new TypedDocumentString(`
    fragment StaffShippingRateTable on StaffShippingRates {
  businessId
  updatedAt
  freeFrom {
    ...Price
  }
  freeFromStickers
  stickerPrice {
    ...Price
  }
  makingDays
  packingDays
  packages {
    maxWeightOz
    maxLengthIn
    prices {
      zone
      standard {
        ...Price
      }
      expedited {
        ...Price
      }
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"fragmentName":"StaffShippingRateTable"}) as unknown as TypedDocumentString<StaffShippingRateTableFragment, unknown>;
export const StaffStickerGroupRowFragmentDoc = new TypedDocumentString(`
    fragment StaffStickerGroupRow on StaffStickerGroup {
  id
  fileName
  businessId
  outputType
  outputScale
  canPrint
  orders {
    id
    paidAt
    orderNumber
    customerName
    stickerCount
    sheetSet {
      id
      state
    }
  }
}
    `, {"fragmentName":"StaffStickerGroupRow"}) as unknown as TypedDocumentString<StaffStickerGroupRowFragment, unknown>;
export const StaffSheetSetDetailsFragmentDoc = new TypedDocumentString(`
    fragment StaffSheetSetDetails on StaffStickerSheets {
  id
  state
  message
  outputType
  outputScale
  sheetCount
  overflow
  pdfUrl
  createdAt
  createdBy
  orders {
    id
    orderNumber
    customerName
    status
    stickerCount
  }
  sheets {
    widthInches
    heightInches
    stickerCount
    url
    pictureUrl
  }
}
    `, {"fragmentName":"StaffSheetSetDetails"}) as unknown as TypedDocumentString<StaffSheetSetDetailsFragment, unknown>;
export const SignInDocument = new TypedDocumentString(`
    mutation signIn($email: String!, $password: String!, $restore: Boolean!) {
  signIn(email: $email, password: $password, restore: $restore) {
    __typename
    ... on SignedIn {
      isRestored
    }
    ... on AccountDeleted {
      restorableUntil
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:dabc9561a79107fcb7467976d1516ccdc410d7b0460cef54dc3aab1276880643"}) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation signUp($email: String!, $password: String!, $acceptsTerms: Boolean!) {
  signUp(email: $email, password: $password, acceptsTerms: $acceptsTerms) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:d6c15de896e2b7dbb8dae0f24457c06a710b010f9ddda6cb1782d4780ab287c4"}) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation verifyEmail($email: String!, $code: String!, $password: String!) {
  verifyEmail(email: $email, code: $code, password: $password) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:b3395e994ef82c670a5048f3b7cd68cf3f3382a5ed4b98a1a5de7c869ba9539f"}) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationCodeDocument = new TypedDocumentString(`
    mutation resendVerificationCode($email: String!) {
  resendVerificationCode(email: $email) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:b1a7eca18c989e0146607e94e3622e0dd43c42e5b3d20f904b0f46e3a7732008"}) as unknown as TypedDocumentString<ResendVerificationCodeMutation, ResendVerificationCodeMutationVariables>;
export const SendPasswordResetCodeDocument = new TypedDocumentString(`
    mutation sendPasswordResetCode($email: String!) {
  sendPasswordResetCode(email: $email) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:5a5430ee6bdb706df852b07d4501012a98dc0715e5b6c25c45120d81982b2412"}) as unknown as TypedDocumentString<SendPasswordResetCodeMutation, SendPasswordResetCodeMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation resetPassword($email: String!, $code: String!, $newPassword: String!) {
  resetPassword(email: $email, code: $code, newPassword: $newPassword) {
    __typename
    ... on SignedIn {
      isRestored
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:c32c2edd3571f0cf061543def1341a04bd9707b6495e5a395f38096945e343e9"}) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation changePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    __typename
    ... on PasswordChanged {
      message
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:05c54c3a6c21f61fd2e6b044793a8588e0309a5e667f552989fa6848a5df581c"}) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation signOut($everywhere: Boolean!) {
  signOut(everywhere: $everywhere)
}
    `, {"hash":"sha256:b748177d1b09dcef9cb58701c69f5f0c10ec54db2da4da9fe96f338bf9d050e5"}) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const GetDataExportDocument = new TypedDocumentString(`
    query getDataExport {
  dataExport {
    ...DataExportFields
  }
}
    fragment DataExportFields on DataExport {
  id
  status
  photosDone
  photosTotal
  bytes
  expiresAt
}`, {"hash":"sha256:dc74cbdd0812117719def565fe15f5107ff468483c8dc9ecd4a4a80659e25782"}) as unknown as TypedDocumentString<GetDataExportQuery, GetDataExportQueryVariables>;
export const RequestDataExportDocument = new TypedDocumentString(`
    mutation requestDataExport {
  requestDataExport {
    __typename
    ... on DataExportRequested {
      dataExport {
        ...DataExportFields
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment DataExportFields on DataExport {
  id
  status
  photosDone
  photosTotal
  bytes
  expiresAt
}`, {"hash":"sha256:b0a015b35d11dd0606f2b11931d1f2685b1817120bc22c2ffc0bd5da58175bc9"}) as unknown as TypedDocumentString<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const DownloadDataExportDocument = new TypedDocumentString(`
    mutation downloadDataExport($password: String!) {
  downloadDataExport(password: $password) {
    __typename
    ... on DataExportOpened {
      url
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:86974611b41dac78218b5c71ff8be53a30a52c63f46a369bd2e5646dbfa40af4"}) as unknown as TypedDocumentString<DownloadDataExportMutation, DownloadDataExportMutationVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation deleteAccount($password: String!, $confirmation: String!) {
  deleteAccount(password: $password, confirmation: $confirmation) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:d9bd7d8244390f3a39b78f5c1bcc3dd3d6361f3c0b67edb2a1d77c59124714c7"}) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const RetryMailDocument = new TypedDocumentString(`
    mutation retryMail {
  retryMail
}
    `, {"hash":"sha256:0456b4508d566f5de998892d83ba6652b796742f20ac25f5865a49af32857524"}) as unknown as TypedDocumentString<RetryMailMutation, RetryMailMutationVariables>;
export const SetWantsDigestDocument = new TypedDocumentString(`
    mutation setWantsDigest($wantsDigest: Boolean!) {
  setWantsDigest(wantsDigest: $wantsDigest)
}
    `, {"hash":"sha256:cfe4533c38aa8648147c23329009665ab07fa965cd0786e071762ce5efd9401f"}) as unknown as TypedDocumentString<SetWantsDigestMutation, SetWantsDigestMutationVariables>;
export const UnsubscribeDocument = new TypedDocumentString(`
    mutation unsubscribe($token: String!) {
  unsubscribe(token: $token)
}
    `, {"hash":"sha256:6973e29c3b3889cb58e2e122be899acb941280afe49112f726d1257d7cf4aa87"}) as unknown as TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const RequestEmailChangeDocument = new TypedDocumentString(`
    mutation requestEmailChange($email: String!, $password: String!) {
  requestEmailChange(email: $email, password: $password) {
    __typename
    ... on EmailChangeRequested {
      newEmail
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:411582e536732d16ad8fd9c7a58da147d3b7852abadbe7bb114161f121334a31"}) as unknown as TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = new TypedDocumentString(`
    mutation confirmEmailChange($token: String!) {
  confirmEmailChange(token: $token) {
    __typename
    ... on EmailChanged {
      email
    }
    ... on EmailChangeWaiting {
      email
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:035ee11d584ed7a0348c2f8d9cabbf219dac455b81db2b36a3f4baab334f485e"}) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const AllowEmailChangeDocument = new TypedDocumentString(`
    mutation allowEmailChange($token: String!) {
  allowEmailChange(token: $token) {
    __typename
    ... on EmailChanged {
      email
    }
    ... on EmailChangeWaiting {
      email
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:927d15a60243c86ba45a7a0371961da284749eaa96d43d13df4ff2b7e0389294"}) as unknown as TypedDocumentString<AllowEmailChangeMutation, AllowEmailChangeMutationVariables>;
export const StopEmailChangeDocument = new TypedDocumentString(`
    mutation stopEmailChange($token: String!) {
  stopEmailChange(token: $token) {
    __typename
    ... on EmailChangeStopped {
      email
      isUndone
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:2b4ae78e9444403568fa6e7fd5479e39e364743151128011c0765f0ecb40fbad"}) as unknown as TypedDocumentString<StopEmailChangeMutation, StopEmailChangeMutationVariables>;
export const GetShellDocument = new TypedDocumentString(`
    query getShell {
  account {
    email
    identity
  }
  files {
    id
  }
}
    `, {"hash":"sha256:e9565029d635b2d4be0b1abb4e242086ea9452854e66c156068eaa6db0a29fa5"}) as unknown as TypedDocumentString<GetShellQuery, GetShellQueryVariables>;
export const GetAllPostsDocument = new TypedDocumentString(`
    query getAllPosts {
  allPosts {
    ...PostCard
  }
}
    fragment PostCard on BlogPost {
  _id
  slug
  title
  description
  publishedAt
  cardImage {
    alt
    width
    height
    asset {
      url
    }
    sources {
      url
      width
    }
  }
}`, {"hash":"sha256:1255c0283dc6c8fdda4b4b533ccba0696a1780c5290687ea68c5fffef76e460f"}) as unknown as TypedDocumentString<GetAllPostsQuery, GetAllPostsQueryVariables>;
export const GetBlogPostDocument = new TypedDocumentString(`
    query getBlogPost($slug: String!) {
  blogPost(slug: $slug) {
    _id
    slug
    title
    description
    publishedAt
    author {
      name
      slug
    }
    mainImage {
      alt
      width
      height
      asset {
        id
        url
        path
        assetId
        extension
      }
      sources {
        url
        width
      }
    }
    shareImageUrl
    body
    recentPosts {
      ...PostCard
    }
  }
}
    fragment PostCard on BlogPost {
  _id
  slug
  title
  description
  publishedAt
  cardImage {
    alt
    width
    height
    asset {
      url
    }
    sources {
      url
      width
    }
  }
}`, {"hash":"sha256:50145d872fefcb0f28fff366df6f12716ec74595d61d998aecb97973ce0eebcf"}) as unknown as TypedDocumentString<GetBlogPostQuery, GetBlogPostQueryVariables>;
export const GetPostFeedDocument = new TypedDocumentString(`
    query getPostFeed {
  allPosts {
    slug
    title
    description
    publishedAt
    author {
      name
    }
  }
}
    `, {"hash":"sha256:0c7d0dad3cf053dcfa939d0a3511867f69ad5e1cbe130866d72184acf9daf7b9"}) as unknown as TypedDocumentString<GetPostFeedQuery, GetPostFeedQueryVariables>;
export const GetContactCategoriesDocument = new TypedDocumentString(`
    query getContactCategories {
  contactCategories {
    slug
    title
    description
    questions {
      slug
      title
      description
    }
  }
}
    `, {"hash":"sha256:f017bc094baae791f7a11cb27ce0f6c20b5f160cab864f63c4aa748edae94e90"}) as unknown as TypedDocumentString<GetContactCategoriesQuery, GetContactCategoriesQueryVariables>;
export const GetContactQuestionDocument = new TypedDocumentString(`
    query getContactQuestion($category: String!, $question: String!) {
  contactQuestion(category: $category, question: $question) {
    id
    slug
    title
    description
    messageLabel
    tags
    fields {
      name
      label
      type
      required
      options
    }
    contentRaw
    category {
      slug
      title
    }
  }
  supportEmail
}
    `, {"hash":"sha256:193d8dd980c17e9a7e6affdfbf2433eb23831c71a087406f57531a55ae007d94"}) as unknown as TypedDocumentString<GetContactQuestionQuery, GetContactQuestionQueryVariables>;
export const CreateTicketDocument = new TypedDocumentString(`
    mutation createTicket($input: CreateTicketInput!) {
  createTicket(input: $input) {
    __typename
    ... on CreatedTicket {
      created
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:5f1ce5e67c2dfea28abbbcea79f6cf8eb7176ce5f1fca9d84e0273c9ed03924c"}) as unknown as TypedDocumentString<CreateTicketMutation, CreateTicketMutationVariables>;
export const GetHelpPanelDocument = new TypedDocumentString(`
    query getHelpPanel($slug: String!) {
  navigationById(id: "help", pageSlug: $slug, includeHidden: false) {
    section {
      title
      target {
        slug
      }
    }
  }
  pageBySlug(slug: $slug) {
    slug
    title
    description
    contentRaw
  }
}
    `, {"hash":"sha256:ef53131fc98ad2a2942841d2f02a84e9890972bdb4f25a317d8bcfae66ba2cfe"}) as unknown as TypedDocumentString<GetHelpPanelQuery, GetHelpPanelQueryVariables>;
export const GetHelpHomeDocument = new TypedDocumentString(`
    query getHelpHome($includeHidden: Boolean!) {
  navigationById(id: "help", includeHidden: $includeHidden) {
    ...HelpTree
  }
}
    fragment NavigationEntry on NavigationItem {
  title
  hidden
  target {
    slug
    description
  }
}
fragment HelpTree on Navigation {
  canSeeHidden
  items {
    ...NavigationEntry
    children {
      ...NavigationEntry
      children {
        ...NavigationEntry
      }
    }
  }
}`, {"hash":"sha256:12c0ceb159d90a8364a569ef895d24ac09b0ca2e5ff7adab918f081537e35117"}) as unknown as TypedDocumentString<GetHelpHomeQuery, GetHelpHomeQueryVariables>;
export const GetHelpPageDocument = new TypedDocumentString(`
    query getHelpPage($slug: String!, $includeHidden: Boolean!) {
  navigationById(id: "help", pageSlug: $slug, includeHidden: $includeHidden) {
    ...HelpTree
    trail {
      ...NavigationEntry
    }
    section {
      ...NavigationEntry
    }
    previous {
      ...NavigationEntry
    }
    next {
      ...NavigationEntry
    }
  }
  pageBySlug(slug: $slug) {
    slug
    title
    description
    updated
    contentRaw
  }
}
    fragment NavigationEntry on NavigationItem {
  title
  hidden
  target {
    slug
    description
  }
}
fragment HelpTree on Navigation {
  canSeeHidden
  items {
    ...NavigationEntry
    children {
      ...NavigationEntry
      children {
        ...NavigationEntry
      }
    }
  }
}`, {"hash":"sha256:2265dbde47fc4bc85fa304d9519e4d94000add40135de51dcb7131b9a6254c38"}) as unknown as TypedDocumentString<GetHelpPageQuery, GetHelpPageQueryVariables>;
export const SearchHelpDocument = new TypedDocumentString(`
    query searchHelp($query: String!) {
  searchHelp(query: $query) {
    page {
      slug
      title
    }
    excerpt
  }
}
    `, {"hash":"sha256:b182e93f29d9cdc1dba1c0d640997dcfb601bb2ecf4cb5340f53088acbaa8545"}) as unknown as TypedDocumentString<SearchHelpQuery, SearchHelpQueryVariables>;
export const GetHomepageDocument = new TypedDocumentString(`
    query getHomepage {
  homepage {
    files(first: 4) {
      id
      name
      updatedAt
      progress {
        filled
        total
      }
      design {
        regionTypePlural
      }
    }
    popularProducts {
      id
      handle
      title
      priceRange {
        minVariantPrice {
          ...Price
        }
        maxVariantPrice {
          ...Price
        }
      }
      images(first: 1) {
        altText
        width
        height
        url(width: 1024)
        smallUrl: url(width: 256)
      }
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"hash":"sha256:c4ca9a3bd8af578a055ccbc8cbd7b73744010f38cafa044feb6a81b5a69dddb1"}) as unknown as TypedDocumentString<GetHomepageQuery, GetHomepageQueryVariables>;
export const GetPrivacyPolicyDocument = new TypedDocumentString(`
    query getPrivacyPolicy {
  document: privacyPolicy {
    ...LegalText
  }
}
    fragment LegalText on LegalDocument {
  title
  description
  version
  effective
  contentRaw
}`, {"hash":"sha256:27ce126e403e44cb260cacc1f039eae22624e358f624c749ca8be2499a1a00dc"}) as unknown as TypedDocumentString<GetPrivacyPolicyQuery, GetPrivacyPolicyQueryVariables>;
export const GetRefundPolicyDocument = new TypedDocumentString(`
    query getRefundPolicy {
  document: refundPolicy {
    ...LegalText
  }
}
    fragment LegalText on LegalDocument {
  title
  description
  version
  effective
  contentRaw
}`, {"hash":"sha256:264deef406f24a66e5b2a90d5cb56a1a3cd3d0d52bbe13f772ac17d7a8a8d096"}) as unknown as TypedDocumentString<GetRefundPolicyQuery, GetRefundPolicyQueryVariables>;
export const GetTermsOfServiceDocument = new TypedDocumentString(`
    query getTermsOfService {
  document: termsOfService {
    ...LegalText
  }
}
    fragment LegalText on LegalDocument {
  title
  description
  version
  effective
  contentRaw
}`, {"hash":"sha256:f3c23c9d7fb69c44b6ccacb1cb6a5cb768efb86c7530ce463ba73d4a5de9c5fe"}) as unknown as TypedDocumentString<GetTermsOfServiceQuery, GetTermsOfServiceQueryVariables>;
export const GetTicketDocument = new TypedDocumentString(`
    query getTicket($id: ID!, $key: String) {
  ticket(id: $id, key: $key) {
    ...TicketThread
  }
}
    fragment TicketThread on Ticket {
  id
  subject
  status
  name
  email
  createdAt
  fields {
    label
    value
    values
    files {
      name
      url
    }
  }
  messages {
    id
    author
    text
    createdAt
  }
}`, {"hash":"sha256:02bbecc3038414f5b5bd08ed172f3de10e2ec9cbdd2eff0ae9a2ecbaa4abb949"}) as unknown as TypedDocumentString<GetTicketQuery, GetTicketQueryVariables>;
export const ReplyToTicketDocument = new TypedDocumentString(`
    mutation replyToTicket($input: ReplyToTicketInput!) {
  replyToTicket(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:f3ecf21317a2f0edf4d9498bad0a0a9ee735365732c657bc34da089b0267d805"}) as unknown as TypedDocumentString<ReplyToTicketMutation, ReplyToTicketMutationVariables>;
export const GetTicketsDocument = new TypedDocumentString(`
    query getTickets {
  tickets {
    id
    subject
    status
    updatedAt
    messages {
      id
      author
      text
    }
  }
}
    `, {"hash":"sha256:c36d7e8715dbe48c4a24bb5531b7360f139ebbb98c01a1fac5a2602195b4395d"}) as unknown as TypedDocumentString<GetTicketsQuery, GetTicketsQueryVariables>;
export const GetPageDocument = new TypedDocumentString(`
    query getPage($slug: String!) {
  pageBySlug(slug: $slug) {
    slug
    title
    description
    updated
    contentRaw
  }
}
    `, {"hash":"sha256:6f86f395eba9260f0f3a8c0dffd3119a55ea7fc6c8f827a44c7cffde20ce43f2"}) as unknown as TypedDocumentString<GetPageQuery, GetPageQueryVariables>;
export const GetAccountDocument = new TypedDocumentString(`
    query getAccount {
  account {
    id
    email
    isEmailVerified
    stickerTokenBalance
    identity
    role
    isInternal
    hasPassword
    isMailRefused
    wantsDigest
    agreement {
      acceptedAt
      termsVersion
      privacyVersion
    }
    capabilities
  }
}
    `, {"hash":"sha256:15203ebf498d36a84dc4aa8fac8829d81874eeb64392b1e5091fad79184add3a"}) as unknown as TypedDocumentString<GetAccountQuery, GetAccountQueryVariables>;
export const GetDesignsDocument = new TypedDocumentString(`
    query getDesigns($request: DesignsInput) {
  designs(request: $request) {
    ...RenderableDesignFields
    hidden
  }
}
    fragment RenderableDesignFields on MapmakerDesign {
  id
  businessId
  name
  thumbnailUrl
  width
  height
  regionType
  regionTypePlural
  regionCount
  stickersOnly
  outputOptions {
    type
    name
    scale
    inputs
  }
  backgroundOptions {
    id
    name
    imageKey
  }
}`, {"hash":"sha256:8d43d1930f0c050aae72e1496d6c5a95526f7f2475f3cd646535b1da9486c53b"}) as unknown as TypedDocumentString<GetDesignsQuery, GetDesignsQueryVariables>;
export const GetDesignDocument = new TypedDocumentString(`
    query getDesign($id: ID!) {
  design(id: $id) {
    ...RenderableDesignFields
    keywords
    features
  }
}
    fragment RenderableDesignFields on MapmakerDesign {
  id
  businessId
  name
  thumbnailUrl
  width
  height
  regionType
  regionTypePlural
  regionCount
  stickersOnly
  outputOptions {
    type
    name
    scale
    inputs
  }
  backgroundOptions {
    id
    name
    imageKey
  }
}`, {"hash":"sha256:8911fa6389c1e981bb85fc9043c119104044515a56911db1811f34d83a8409f4"}) as unknown as TypedDocumentString<GetDesignQuery, GetDesignQueryVariables>;
export const RenderableDesignDocument = new TypedDocumentString(`
    query renderableDesign($id: ID!) {
  design(id: $id) {
    ...RenderableDesignFields
    features
  }
}
    fragment RenderableDesignFields on MapmakerDesign {
  id
  businessId
  name
  thumbnailUrl
  width
  height
  regionType
  regionTypePlural
  regionCount
  stickersOnly
  outputOptions {
    type
    name
    scale
    inputs
  }
  backgroundOptions {
    id
    name
    imageKey
  }
}`, {"hash":"sha256:a0e02653ad12605be584ddb77dd986804f221defa7adfb57dba015d835417c00"}) as unknown as TypedDocumentString<RenderableDesignQuery, RenderableDesignQueryVariables>;
export const RenderableFileListDocument = new TypedDocumentString(`
    query renderableFileList {
  files {
    ...RenderableFileFields
  }
}
    fragment RenderableFileFields on MapmakerFile {
  id
  businessId
  name
  designId
  backgroundId
  outputType
  outputScale
  openingsWithImages
  backupVersion
}`, {"hash":"sha256:40ecf8b564603f0f6a2c80be8edfd17dabfc61c08b16a372feda32b272820333"}) as unknown as TypedDocumentString<RenderableFileListQuery, RenderableFileListQueryVariables>;
export const RenderableFileDocument = new TypedDocumentString(`
    query renderableFile($id: ID!) {
  file(id: $id) {
    ...RenderableFileFields
  }
}
    fragment RenderableFileFields on MapmakerFile {
  id
  businessId
  name
  designId
  backgroundId
  outputType
  outputScale
  openingsWithImages
  backupVersion
}`, {"hash":"sha256:7b6f918cb9b4e7b7c45014c2235ca22d1eb78f0deb00ae858e315dad0f7ef806"}) as unknown as TypedDocumentString<RenderableFileQuery, RenderableFileQueryVariables>;
export const RenderableFileHeavyDocument = new TypedDocumentString(`
    query renderableFileHeavy($id: ID!) {
  file(id: $id) {
    ...RenderableFileFields
    inputs
    photoBucket
    photoSignatures
    design {
      ...RenderableDesignFields
      features
    }
  }
}
    fragment RenderableDesignFields on MapmakerDesign {
  id
  businessId
  name
  thumbnailUrl
  width
  height
  regionType
  regionTypePlural
  regionCount
  stickersOnly
  outputOptions {
    type
    name
    scale
    inputs
  }
  backgroundOptions {
    id
    name
    imageKey
  }
}
fragment RenderableFileFields on MapmakerFile {
  id
  businessId
  name
  designId
  backgroundId
  outputType
  outputScale
  openingsWithImages
  backupVersion
}`, {"hash":"sha256:afb19e2eb6d332ae54abbb4c3ca6b6f972a08cacca181b9eb2763ac636f041bd"}) as unknown as TypedDocumentString<RenderableFileHeavyQuery, RenderableFileHeavyQueryVariables>;
export const RenderableOpeningSuggestionDocument = new TypedDocumentString(`
    query renderableOpeningSuggestion($fileId: ID!, $openingId: ID!, $suggestionId: ID!) {
  openingSuggestion(
    fileId: $fileId
    openingId: $openingId
    suggestionId: $suggestionId
  ) {
    id
    fileId
    openingId
    status
    name
    input
    photoBucket
    photoSignatures
  }
}
    `, {"hash":"sha256:8bd8dbf6f2f1b886acae7fb80e170c6778f2568e32187bacda36bbbd25ead71f"}) as unknown as TypedDocumentString<RenderableOpeningSuggestionQuery, RenderableOpeningSuggestionQueryVariables>;
export const SendSignInCodeDocument = new TypedDocumentString(`
    mutation sendSignInCode($email: String!) {
  sendSignInCode(email: $email) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:6bc0c66cbfae3224664182b73fe3ab90c2b8c06b93f8d3e1a3cfede6271369af"}) as unknown as TypedDocumentString<SendSignInCodeMutation, SendSignInCodeMutationVariables>;
export const SignInWithCodeDocument = new TypedDocumentString(`
    mutation signInWithCode($email: String!, $code: String!, $acceptsTerms: Boolean!) {
  signInWithCode(email: $email, code: $code, acceptsTerms: $acceptsTerms) {
    __typename
    ... on SignedIn {
      isRestored
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:57731ae3c787eb3f2b2557e21c1e8a92a50e050d34e570c4fd8cd8a273ed888f"}) as unknown as TypedDocumentString<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const GetShopPathsDocument = new TypedDocumentString(`
    query getShopPaths {
  stickerTokens: storefrontGetProductByHandle(handle: "sticker-tokens") {
    handle
  }
  storefrontCollections {
    handle
    products {
      handle
    }
  }
}
    `, {"hash":"sha256:5f6ae4a7d9c4e6cbb4d6d623b0617060329221ba4017537ca1ed7f6e1569b9eb"}) as unknown as TypedDocumentString<GetShopPathsQuery, GetShopPathsQueryVariables>;
export const GetMapPathsDocument = new TypedDocumentString(`
    query getMapPaths {
  designGroups {
    slug
  }
}
    `, {"hash":"sha256:d83da29ad7d3719b7d55e4d83334ee2e484fa94a7a548a437b6f607962d6ca45"}) as unknown as TypedDocumentString<GetMapPathsQuery, GetMapPathsQueryVariables>;
export const GetHelpPathsDocument = new TypedDocumentString(`
    query getHelpPaths {
  navigationById(id: "help") {
    items {
      ...HelpPath
      children {
        ...HelpPath
        children {
          ...HelpPath
        }
      }
    }
  }
}
    fragment HelpPath on NavigationItem {
  target {
    slug
    updated
  }
}`, {"hash":"sha256:8d5b56c61885512f0d9f092ad73c160738b736e67ffb441fde3e3e10f5716a76"}) as unknown as TypedDocumentString<GetHelpPathsQuery, GetHelpPathsQueryVariables>;
export const GetPostPathsDocument = new TypedDocumentString(`
    query getPostPaths {
  allPosts {
    slug
    publishedAt
  }
}
    `, {"hash":"sha256:b20026b3dfdef6e581e10613b0230a764868f7652db90ccf84d5ce5f8162b08c"}) as unknown as TypedDocumentString<GetPostPathsQuery, GetPostPathsQueryVariables>;
export const GetContactPathsDocument = new TypedDocumentString(`
    query getContactPaths {
  contactCategories {
    slug
    questions {
      slug
    }
  }
}
    `, {"hash":"sha256:1994f0757dc331d9d12f40d66cd61cefeab85260539c9a744c0b1d33a8b99de5"}) as unknown as TypedDocumentString<GetContactPathsQuery, GetContactPathsQueryVariables>;
export const GetSitePathsDocument = new TypedDocumentString(`
    query getSitePaths {
  about: pageBySlug(slug: "about") {
    updated
  }
  privacy: privacyPolicy {
    effective
  }
  refunds: refundPolicy {
    effective
  }
  terms: termsOfService {
    effective
  }
}
    `, {"hash":"sha256:80fac64b60ab72fe31b5356be6a9c9882879d145e51d7c6eab7410c26ba72f24"}) as unknown as TypedDocumentString<GetSitePathsQuery, GetSitePathsQueryVariables>;
export const GetMapProductsDocument = new TypedDocumentString(`
    query getMapProducts($designId: ID!) {
  storefrontDesignProducts(designId: $designId) {
    handle
    options {
      name
      values
    }
    variants {
      availableForSale
      price {
        ...Price
      }
      selectedOptions {
        name
        value
      }
    }
    priceRange {
      minVariantPrice {
        ...Price
      }
    }
    metafields {
      outputType
      background
      sizes
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}`, {"hash":"sha256:1290862c6f82d92cec1d6320cc32e3a255af36872d0f33e2c87be165da959c61"}) as unknown as TypedDocumentString<GetMapProductsQuery, GetMapProductsQueryVariables>;
export const CreateMapPrintDocument = new TypedDocumentString(`
    mutation createMapPrint($input: CreateMapPrintInput!) {
  createMapPrint(input: $input) {
    __typename
    ... on CreateRectangularPrintsSuccess {
      batchId
      files {
        ...PrintFileFields
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment PrintFileFields on PrintFile {
  id
  status
  progress
  downloadFilename
  bytes
  url
}`, {"hash":"sha256:f2e688e2d175efc33a68c86d0b3bad5650544dc6db4a5bfde8df52675c6b2bee"}) as unknown as TypedDocumentString<CreateMapPrintMutation, CreateMapPrintMutationVariables>;
export const CancelPrintsDocument = new TypedDocumentString(`
    mutation cancelPrints($batchId: ID!) {
  cancelPrints(batchId: $batchId) {
    files {
      ...PrintFileFields
    }
  }
}
    fragment PrintFileFields on PrintFile {
  id
  status
  progress
  downloadFilename
  bytes
  url
}`, {"hash":"sha256:f2f401c5ac80cb58ca22ca9d5ebe606e25e7b2792098b83373e5958c282e5d2d"}) as unknown as TypedDocumentString<CancelPrintsMutation, CancelPrintsMutationVariables>;
export const StoreGuestSnapshotDocument = new TypedDocumentString(`
    mutation storeGuestSnapshot($project: GuestProjectInput!) {
  storeGuestSnapshot(project: $project) {
    __typename
    ... on StoreGuestSnapshotSuccess {
      projectId: fileId
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:bcaa0f3cc3b2729a546fd65f17412131e103268d1b3bbd30ac632b1cdc67fe57"}) as unknown as TypedDocumentString<StoreGuestSnapshotMutation, StoreGuestSnapshotMutationVariables>;
export const GetPrintRightsDocument = new TypedDocumentString(`
    query getPrintRights {
  account {
    capabilities
  }
}
    `, {"hash":"sha256:95ad7206f73de8235064d0fef08ace97a3a98b3a4431b2b22bf71e52ad11abf6"}) as unknown as TypedDocumentString<GetPrintRightsQuery, GetPrintRightsQueryVariables>;
export const GetRetailProductsDocument = new TypedDocumentString(`
    query getRetailProducts {
  walgreensProducts {
    __typename
    ... on WalgreensProductsSuccess {
      products {
        ...RetailProductFields
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment RetailProductFields on RetailProduct {
  productId
  productPrice {
    amount
    currencyCode
  }
  productSize
}`, {"hash":"sha256:f31fcb7d40c39afc410e3c43d80a7581c41bb044f72a928dd286aebc6aedf3db"}) as unknown as TypedDocumentString<GetRetailProductsQuery, GetRetailProductsQueryVariables>;
export const FindRetailStoresDocument = new TypedDocumentString(`
    query findRetailStores($input: WalgreensStoresInput!) {
  walgreensStores(input: $input) {
    __typename
    ... on WalgreensStoresSuccess {
      stores {
        ...RetailStoreFields
      }
      center {
        latitude
        longitude
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment RetailStoreFields on RetailStore {
  storeNum
  promiseTime
  zip
  city
  state
  street
  phone
  distance
  distanceUnit
  openTime
  closeTime
  latitude
  longitude
}`, {"hash":"sha256:0c5236a9be591cd419ed3e7ec1df8f662aaf0965bd434ae0c69a197ef045db73"}) as unknown as TypedDocumentString<FindRetailStoresQuery, FindRetailStoresQueryVariables>;
export const SubmitPickupOrderDocument = new TypedDocumentString(`
    mutation submitPickupOrder($input: WalgreensSubmitOrderInput!) {
  walgreensSubmitOrder(input: $input) {
    __typename
    ... on WalgreensSubmitOrderSuccess {
      order {
        ...PickupOrderFields
      }
    }
    ... on PickupTimeMoved {
      promiseTime
    }
    ... on Refusal {
      message
    }
  }
}
    fragment RetailStoreFields on RetailStore {
  storeNum
  promiseTime
  zip
  city
  state
  street
  phone
  distance
  distanceUnit
  openTime
  closeTime
  latitude
  longitude
}
fragment PickupOrderFields on PickupOrder {
  id
  state
  walgreensOrderId
  message
  promiseTime
  store {
    ...RetailStoreFields
  }
  products {
    productId
    productSize
    productPrice {
      amount
      currencyCode
    }
    quantity
  }
  createdAt
}`, {"hash":"sha256:a442aeb0f7279a9765978fd483bcea9032c59e736c5ac184b626317d48de6463"}) as unknown as TypedDocumentString<SubmitPickupOrderMutation, SubmitPickupOrderMutationVariables>;
export const GetPickupOrderDocument = new TypedDocumentString(`
    query getPickupOrder($id: ID!) {
  pickupOrder(id: $id) {
    ...PickupOrderFields
  }
}
    fragment RetailStoreFields on RetailStore {
  storeNum
  promiseTime
  zip
  city
  state
  street
  phone
  distance
  distanceUnit
  openTime
  closeTime
  latitude
  longitude
}
fragment PickupOrderFields on PickupOrder {
  id
  state
  walgreensOrderId
  message
  promiseTime
  store {
    ...RetailStoreFields
  }
  products {
    productId
    productSize
    productPrice {
      amount
      currencyCode
    }
    quantity
  }
  createdAt
}`, {"hash":"sha256:9592cdf38f5f691956ebc1e6fd93fe4593902da67ea9bf48c35d54bddce80e65"}) as unknown as TypedDocumentString<GetPickupOrderQuery, GetPickupOrderQueryVariables>;
export const ListPickupOrdersDocument = new TypedDocumentString(`
    query listPickupOrders($fileId: ID!) {
  pickupOrders(fileId: $fileId) {
    id
    state
    walgreensOrderId
    createdAt
  }
}
    `, {"hash":"sha256:ee842ea63907a97d110d143cde600c2b91e2b0694019f305612351c207c8c4a6"}) as unknown as TypedDocumentString<ListPickupOrdersQuery, ListPickupOrdersQueryVariables>;
export const CreateRectangularPrintsDocument = new TypedDocumentString(`
    mutation createRectangularPrints($input: CreateRectangularPrintsInput!) {
  createRectangularPrints(input: $input) {
    __typename
    ... on CreateRectangularPrintsSuccess {
      batchId
      files {
        ...PrintFileFields
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment PrintFileFields on PrintFile {
  id
  status
  progress
  downloadFilename
  bytes
  url
}`, {"hash":"sha256:d1490258b94c8ddd6d89bec956856610501bab553df8dd78969450ad34b39b33"}) as unknown as TypedDocumentString<CreateRectangularPrintsMutation, CreateRectangularPrintsMutationVariables>;
export const GetPrintBatchDocument = new TypedDocumentString(`
    query getPrintBatch($id: ID!) {
  printBatch(id: $id) {
    files {
      ...PrintFileFields
    }
  }
}
    fragment PrintFileFields on PrintFile {
  id
  status
  progress
  downloadFilename
  bytes
  url
}`, {"hash":"sha256:66b245af2a69458a623c88fb28d20b4c202d78145173df56161306e25b8c5af9"}) as unknown as TypedDocumentString<GetPrintBatchQuery, GetPrintBatchQueryVariables>;
export const GetDesignsAndFilesDocument = new TypedDocumentString(`
    query getDesignsAndFiles {
  designs {
    id
    name
  }
  account {
    email
    identity
  }
  files {
    ...FinderProject
  }
  sharedFiles {
    ...FinderProject
  }
  deletedFiles {
    id
    name
    deletedAt
    design {
      thumbnailUrl
      width
      height
    }
  }
}
    fragment FinderProject on MapmakerFile {
  id
  name
  updatedAt
  viewerPolicy
  previewImageUrl
  firstPhotoDay
  progress {
    filled
    total
  }
  design {
    thumbnailUrl
    width
    height
    regionTypePlural
  }
}`, {"hash":"sha256:5773e4fa50accff863acf0369369a017fff16a1362982e5d16128a90cc49bad5"}) as unknown as TypedDocumentString<GetDesignsAndFilesQuery, GetDesignsAndFilesQueryVariables>;
export const DeleteFileDocument = new TypedDocumentString(`
    mutation deleteFile($fileId: ID!) {
  deleteFile(fileId: $fileId)
}
    `, {"hash":"sha256:e2fc91765a21fcb0bcee105166dbd561133b66667d33a0c7b5585a9d21753513"}) as unknown as TypedDocumentString<DeleteFileMutation, DeleteFileMutationVariables>;
export const RestoreFileDocument = new TypedDocumentString(`
    mutation restoreFile($fileId: ID!) {
  restoreFile(fileId: $fileId)
}
    `, {"hash":"sha256:959f48e6ae1dae75f1bca15ac3b5ee5b2d0bb9689c28d16ec2c838637c1099a5"}) as unknown as TypedDocumentString<RestoreFileMutation, RestoreFileMutationVariables>;
export const DeleteFileForeverDocument = new TypedDocumentString(`
    mutation deleteFileForever($fileId: ID!) {
  deleteFileForever(fileId: $fileId)
}
    `, {"hash":"sha256:04d8b1d89b48effe27940303b7997ca12c7e9b489d2fa69ccfc53a5cf0c7824f"}) as unknown as TypedDocumentString<DeleteFileForeverMutation, DeleteFileForeverMutationVariables>;
export const RenameFileDocument = new TypedDocumentString(`
    mutation renameFile($fileId: ID!, $name: String!) {
  renameFile(fileId: $fileId, name: $name) {
    __typename
    ... on RenameFileSuccess {
      file {
        id
        name
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:355584f2f0561627730a6ac23a6adddbeb9993df402c2a998f9e518c47e174b0"}) as unknown as TypedDocumentString<RenameFileMutation, RenameFileMutationVariables>;
export const CreateFileDocument = new TypedDocumentString(`
    mutation createFile($input: CreateMapmakerFileInput!) {
  createMapmakerFile(input: $input) {
    __typename
    ... on CreateMapmakerFileSuccess {
      file {
        id
        name
        outputType
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:aaa4940805821eda470a8c04ebeb44b481651793f3b7c7fe7bf7618ad4d32ca4"}) as unknown as TypedDocumentString<CreateFileMutation, CreateFileMutationVariables>;
export const ImportGuestDataDocument = new TypedDocumentString(`
    mutation importGuestData($data: GuestDataInput!) {
  importGuestData(data: $data) {
    __typename
    ... on ImportGuestDataSuccess {
      projects {
        requestId
        projectId: fileId
        isNew
      }
    }
    ... on PhotosMissing {
      photoIds
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:90092c66c813662b3a3fcf4f8e1ad7e29c8d52b6440386b16f4a861ef95055b2"}) as unknown as TypedDocumentString<ImportGuestDataMutation, ImportGuestDataMutationVariables>;
export const GetFileWithDesignDocument = new TypedDocumentString(`
    query getFileWithDesign($id: ID!) {
  file(id: $id) {
    id
    businessId
    name
    design {
      id
      name
    }
    outputType
    outputScale
    accessPolicy
    backgroundId
    viewerPolicy
    ...FileAccesses
    createdAt
    updatedAt
    inputs
    photoBucket
    photoSignatures
  }
  account {
    identity
  }
}
    fragment FileAccesses on MapmakerFile {
  fileAccesses {
    id
    fileId
    granteeId
    granteeEmail
    granteeHasAccount
    role
  }
}`, {"hash":"sha256:c8301178151101587537ff03f08479e997d347448af9a080e721d4fcac2c6554"}) as unknown as TypedDocumentString<GetFileWithDesignQuery, GetFileWithDesignQueryVariables>;
export const UpdateFileDocument = new TypedDocumentString(`
    mutation updateFile($input: UpdateFileInput!) {
  updateFile(input: $input) {
    __typename
    ... on UpdateFileSuccess {
      file {
        id
        name
        accessPolicy
        viewerPolicy
        ...FileAccesses
        createdAt
        updatedAt
      }
    }
    ... on StaleWrite {
      file {
        id
        name
        outputType
        outputScale
        accessPolicy
        backgroundId
        viewerPolicy
        ...FileAccesses
        createdAt
        updatedAt
        inputs
        photoSignatures
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment FileAccesses on MapmakerFile {
  fileAccesses {
    id
    fileId
    granteeId
    granteeEmail
    granteeHasAccount
    role
  }
}`, {"hash":"sha256:27a375fa731094d16befde2f4c6f584407958e2c2d175dc90aacfdbc5819d9fb"}) as unknown as TypedDocumentString<UpdateFileMutation, UpdateFileMutationVariables>;
export const OpenUploadFolderDocument = new TypedDocumentString(`
    mutation openUploadFolder($folder: String!) {
  openUploadFolder(folder: $folder) {
    __typename
    ... on UploadFolder {
      keyPrefix
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:58bbaf8f40237694f7356803a5c1854353ebf66a76405c681a15a874f58d9c22"}) as unknown as TypedDocumentString<OpenUploadFolderMutation, OpenUploadFolderMutationVariables>;
export const PresignedImageUploadDocument = new TypedDocumentString(`
    mutation presignedImageUpload($folder: String, $photo: DeclaredPhoto) {
  createPresignedPost(folder: $folder, photo: $photo) {
    __typename
    ... on PresignedPost {
      url
      fields
      expires
      key
    }
    ... on AlreadyUploaded {
      key
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:93f294125f05bedc3e4e443a5e5fad8f2c0a2872e68bb0b0ec192fbe37230925"}) as unknown as TypedDocumentString<PresignedImageUploadMutation, PresignedImageUploadMutationVariables>;
export const GetPhotosDocument = new TypedDocumentString(`
    query getPhotos($ids: [ID!]!) {
  photos(ids: $ids) {
    id
    status
    signature
  }
}
    `, {"hash":"sha256:bdbc4ebbd9caad8108f60e049ca0a27a59084dd5841c2cc54092ad7a3528a42f"}) as unknown as TypedDocumentString<GetPhotosQuery, GetPhotosQueryVariables>;
export const GetPhotoSignaturesDocument = new TypedDocumentString(`
    query getPhotoSignatures($id: ID!) {
  file(id: $id) {
    photoSignatures
  }
}
    `, {"hash":"sha256:ca062c904c052a8063bdaf65e83a86a419dfa56a8ac1cc9a9e7c12ebedd01860"}) as unknown as TypedDocumentString<GetPhotoSignaturesQuery, GetPhotoSignaturesQueryVariables>;
export const GetInitialPreviewDocument = new TypedDocumentString(`
    query getInitialPreview($id: ID!) {
  file(id: $id) {
    designId
    previewImageUrl
    photoBundlePath
    design {
      width
      height
    }
  }
}
    `, {"hash":"sha256:669afe358d1baf56d129888e93fabb550f47264b12d239beb72047ff2c37cb62"}) as unknown as TypedDocumentString<GetInitialPreviewQuery, GetInitialPreviewQueryVariables>;
export const HideOpeningSuggestionsDocument = new TypedDocumentString(`
    mutation hideOpeningSuggestions($fileId: ID!, $ids: [ID!]!, $hide: Boolean!) {
  hideOpeningSuggestions(fileId: $fileId, ids: $ids, hide: $hide) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:72d8dad7c8f34d8f3a65243125dded2282af18ec1893276c6965148911d7d913"}) as unknown as TypedDocumentString<HideOpeningSuggestionsMutation, HideOpeningSuggestionsMutationVariables>;
export const GetOpeningSuggestionsDocument = new TypedDocumentString(`
    query getOpeningSuggestions($id: ID!) {
  file(id: $id) {
    openingSuggestions {
      ...SuggestionParts
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:138ee3926c44543be9143367cb2bee46a12d662d165eb119843bfd12e1b0c184"}) as unknown as TypedDocumentString<GetOpeningSuggestionsQuery, GetOpeningSuggestionsQueryVariables>;
export const GetShareLinkDocument = new TypedDocumentString(`
    query getShareLink($id: ID!) {
  file(id: $id) {
    shareLink {
      ...ShareLinkFields
    }
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}`, {"hash":"sha256:4920f7c2ee3be3530075a51bce4a2df8092eb07a66d4ebb66b7b8c6a39b281c4"}) as unknown as TypedDocumentString<GetShareLinkQuery, GetShareLinkQueryVariables>;
export const SetShareLinkExpiryDocument = new TypedDocumentString(`
    mutation setShareLinkExpiry($fileId: ID!, $expiresAt: DateTime) {
  updateShareLink(fileId: $fileId, expiresAt: $expiresAt) {
    ...ShareLinkChange
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}
fragment ShareLinkChange on ShareLinkResult {
  __typename
  ... on ShareLinkSuccess {
    shareLink {
      ...ShareLinkFields
    }
  }
  ... on Refusal {
    message
  }
}`, {"hash":"sha256:bbd4a99027a594e89966e10928f5abe4014e86f98f9afaa1c8e12e05ca54b100"}) as unknown as TypedDocumentString<SetShareLinkExpiryMutation, SetShareLinkExpiryMutationVariables>;
export const SetShareLinkPasswordDocument = new TypedDocumentString(`
    mutation setShareLinkPassword($fileId: ID!, $password: String!) {
  updateShareLink(fileId: $fileId, password: $password) {
    ...ShareLinkChange
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}
fragment ShareLinkChange on ShareLinkResult {
  __typename
  ... on ShareLinkSuccess {
    shareLink {
      ...ShareLinkFields
    }
  }
  ... on Refusal {
    message
  }
}`, {"hash":"sha256:965c81e58d98c62a8ccfba8f7da4b55a208cca1aad2de7f964e80f5fb31508e6"}) as unknown as TypedDocumentString<SetShareLinkPasswordMutation, SetShareLinkPasswordMutationVariables>;
export const RemoveShareLinkPasswordDocument = new TypedDocumentString(`
    mutation removeShareLinkPassword($fileId: ID!) {
  updateShareLink(fileId: $fileId, removePassword: true) {
    ...ShareLinkChange
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}
fragment ShareLinkChange on ShareLinkResult {
  __typename
  ... on ShareLinkSuccess {
    shareLink {
      ...ShareLinkFields
    }
  }
  ... on Refusal {
    message
  }
}`, {"hash":"sha256:bb7527c113cb48981ddb1da120ee22d40740e80b2e65603063acbf6309d377b1"}) as unknown as TypedDocumentString<RemoveShareLinkPasswordMutation, RemoveShareLinkPasswordMutationVariables>;
export const RenewShareLinkDocument = new TypedDocumentString(`
    mutation renewShareLink($fileId: ID!, $requestId: ID!) {
  renewShareLink(fileId: $fileId, requestId: $requestId) {
    ...ShareLinkChange
  }
}
    fragment ShareLinkFields on ShareLink {
  url
  expiresAt
  hasPassword
}
fragment ShareLinkChange on ShareLinkResult {
  __typename
  ... on ShareLinkSuccess {
    shareLink {
      ...ShareLinkFields
    }
  }
  ... on Refusal {
    message
  }
}`, {"hash":"sha256:9b7d2db0004633ae734d7983e7d077b4e6b5a3bab7889bc9b11b48139b1288bc"}) as unknown as TypedDocumentString<RenewShareLinkMutation, RenewShareLinkMutationVariables>;
export const OpenShareLinkDocument = new TypedDocumentString(`
    mutation openShareLink($fileId: ID!, $key: String, $password: String) {
  openShareLink(fileId: $fileId, key: $key, password: $password) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:7ad23d5ba661e410d53a3a19f778d17dac13a5ed4046ebba3c2e3eecbc386740"}) as unknown as TypedDocumentString<OpenShareLinkMutation, OpenShareLinkMutationVariables>;
export const AddMapmakerFileAccessDocument = new TypedDocumentString(`
    mutation addMapmakerFileAccess($input: AddMapmakerFileAccessInput!) {
  addMapmakerFileAccess(input: $input) {
    __typename
    ... on AddMapmakerFileAccessSuccess {
      fileAccess {
        id
        fileId
        granteeId
        granteeEmail
        granteeHasAccount
        role
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:557fd886fbf358c99237250e40626467477ba1351dade362a4fbd43575101b8e"}) as unknown as TypedDocumentString<AddMapmakerFileAccessMutation, AddMapmakerFileAccessMutationVariables>;
export const RenderDocument = new TypedDocumentString(`
    mutation render($request: RenderRequestInput!) {
  render(request: $request) {
    __typename
    ... on RenderSuccess {
      url
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:5aed2b5f6be702f9fb9450acf805404d28e5adeccc6bf7c21c9db0e915ab6654"}) as unknown as TypedDocumentString<RenderMutation, RenderMutationVariables>;
export const GetSharePageDocument = new TypedDocumentString(`
    query getSharePage($id: ID!) {
  file(id: $id) {
    id
    name
    viewerPolicy
    design {
      id
      name
      regionType
      regionTypePlural
      width
      height
    }
    photoBucket
    sharePage {
      progress {
        filled
        total
      }
      picturePath
      regions {
        id
        name
        year
        isCounted
        photoCount
        photoId
        photoSignature
      }
      emptyRegionCount
      emptyRegions {
        id
        name
        outline
      }
    }
  }
}
    `, {"hash":"sha256:e94a2bd2e4ef5c42aac46b85c1d5f21950d39c523f838983c83f283242256de4"}) as unknown as TypedDocumentString<GetSharePageQuery, GetSharePageQueryVariables>;
export const GetProjectIdsDocument = new TypedDocumentString(`
    query getProjectIds {
  files {
    id
  }
  sharedFiles {
    id
  }
}
    `, {"hash":"sha256:a3cb9f005b9135e457d65fc6949fb7658cc9685132e8d6e5f1f2c1f85b4b152f"}) as unknown as TypedDocumentString<GetProjectIdsQuery, GetProjectIdsQueryVariables>;
export const AdoptSuggestedPhotosDocument = new TypedDocumentString(`
    mutation adoptSuggestedPhotos($fileId: ID!, $suggestionIds: [ID!]!) {
  adoptSuggestedPhotos(fileId: $fileId, suggestionIds: $suggestionIds) {
    __typename
    ... on AdoptSuggestedPhotosSuccess {
      photos {
        suggestedId
        id
        signature
      }
      waitingIds
      missingIds
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:e58fff3142d1491fa4bbac530dadba00110f32efa4a3e8d22ebfd5f0432d2dc4"}) as unknown as TypedDocumentString<AdoptSuggestedPhotosMutation, AdoptSuggestedPhotosMutationVariables>;
export const DeleteMapmakerFileAccessDocument = new TypedDocumentString(`
    mutation deleteMapmakerFileAccess($id: ID!, $fileId: ID!) {
  deleteMapmakerFileAccess(id: $id, fileId: $fileId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:3dd856f1790f0c715ce19c3b666ae17a5a929bd493e212a1921f70e666184368"}) as unknown as TypedDocumentString<DeleteMapmakerFileAccessMutation, DeleteMapmakerFileAccessMutationVariables>;
export const IsSuggestionSubmittedDocument = new TypedDocumentString(`
    query isSuggestionSubmitted($fileId: ID!, $openingId: ID!, $suggestionId: ID!) {
  isSuggestionSubmitted(
    fileId: $fileId
    openingId: $openingId
    suggestionId: $suggestionId
  )
}
    `, {"hash":"sha256:6e8805dd0cc5120e9996233c8bd3c90137d7a05958ea8ee24b5df511489965f4"}) as unknown as TypedDocumentString<IsSuggestionSubmittedQuery, IsSuggestionSubmittedQueryVariables>;
export const CreateOpeningSuggestionDocument = new TypedDocumentString(`
    mutation createOpeningSuggestion($fileId: ID!, $openingId: ID!, $input: Json!, $requestId: ID) {
  createOpeningSuggestion(
    fileId: $fileId
    openingId: $openingId
    input: $input
    requestId: $requestId
  ) {
    __typename
    ... on OpeningSuggestionSuccess {
      suggestion {
        ...SuggestionParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:a296bb9c8f689ea5db06825f5e57be09742fa9f8652279439acb6c0caa32e912"}) as unknown as TypedDocumentString<CreateOpeningSuggestionMutation, CreateOpeningSuggestionMutationVariables>;
export const CreateOpeningSuggestionsDocument = new TypedDocumentString(`
    mutation createOpeningSuggestions($fileId: ID!, $suggestions: [NewSuggestionInput!]!) {
  createOpeningSuggestions(fileId: $fileId, suggestions: $suggestions) {
    __typename
    ... on OpeningSuggestionsSuccess {
      suggestions {
        ...SuggestionParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:60a9f3c191e7824b1aae830f85fa32e4a8018befa2e8e22bf7e34971bf42031c"}) as unknown as TypedDocumentString<CreateOpeningSuggestionsMutation, CreateOpeningSuggestionsMutationVariables>;
export const UpdateOpeningSuggestionDocument = new TypedDocumentString(`
    mutation updateOpeningSuggestion($id: ID!, $fileId: ID!, $openingId: ID!, $input: Json!) {
  updateOpeningSuggestion(
    id: $id
    fileId: $fileId
    openingId: $openingId
    input: $input
  ) {
    __typename
    ... on OpeningSuggestionSuccess {
      suggestion {
        ...SuggestionParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:5d7acabaefa1f568c9691bb605a7b0c6e173ce395e6ab759a2670cb706e9b43c"}) as unknown as TypedDocumentString<UpdateOpeningSuggestionMutation, UpdateOpeningSuggestionMutationVariables>;
export const SubmitOpeningSuggestionDocument = new TypedDocumentString(`
    mutation submitOpeningSuggestion($id: ID!, $fileId: ID!, $openingId: ID!, $name: String!, $note: String) {
  submitOpeningSuggestion(
    id: $id
    fileId: $fileId
    openingId: $openingId
    name: $name
    note: $note
  ) {
    __typename
    ... on OpeningSuggestionSuccess {
      suggestion {
        ...SuggestionParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:fa3c969df596e8ac1622b77f71a730f099263da244eaf085beee391cead78255"}) as unknown as TypedDocumentString<SubmitOpeningSuggestionMutation, SubmitOpeningSuggestionMutationVariables>;
export const SubmitOpeningSuggestionsDocument = new TypedDocumentString(`
    mutation submitOpeningSuggestions($fileId: ID!, $ids: [ID!]!, $name: String!, $note: String) {
  submitOpeningSuggestions(fileId: $fileId, ids: $ids, name: $name, note: $note) {
    __typename
    ... on OpeningSuggestionsSuccess {
      suggestions {
        ...SuggestionParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment SuggestionParts on OpeningSuggestion {
  id
  projectId: fileId
  openingId
  suggesterId
  status
  submittedAt
  modifiedAt
  name
  note
  input
  isOwn
  photoSignatures
  previewImageUrl
}`, {"hash":"sha256:562c37f43546c2f2659760a9ae8f5baffc83edb986b9f946e4dc809c2016055e"}) as unknown as TypedDocumentString<SubmitOpeningSuggestionsMutation, SubmitOpeningSuggestionsMutationVariables>;
export const DeleteOpeningSuggestionDocument = new TypedDocumentString(`
    mutation deleteOpeningSuggestion($fileId: ID!, $id: ID!, $openingId: ID!) {
  deleteOpeningSuggestion(fileId: $fileId, id: $id, openingId: $openingId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:de714621249ca578a7e223f2efd594b9d0d55920c2086bb5b3f1dc224d55e4bc"}) as unknown as TypedDocumentString<DeleteOpeningSuggestionMutation, DeleteOpeningSuggestionMutationVariables>;
export const GetCheckoutDocument = new TypedDocumentString(`
    query getCheckout($checkoutId: ID!) {
  checkout(checkoutId: $checkoutId) {
    ...CheckoutParts
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}`, {"hash":"sha256:27a15648103641b6f6de07796a693ebc9df21d00ceadc726c18b7e644f577d2c"}) as unknown as TypedDocumentString<GetCheckoutQuery, GetCheckoutQueryVariables>;
export const GetAccountCheckoutDocument = new TypedDocumentString(`
    query getAccountCheckout {
  accountCheckout {
    ...CheckoutParts
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}`, {"hash":"sha256:2583d2573244b0410fb6f694b17e5a9b8949aa0b98ad7c767c7d922f104ddd8f"}) as unknown as TypedDocumentString<GetAccountCheckoutQuery, GetAccountCheckoutQueryVariables>;
export const CreateCheckoutDocument = new TypedDocumentString(`
    mutation createCheckout {
  payload: storefrontCheckoutCreate {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:14232d1bb50c6987d2377d56296cb22968ebcb37508de15ffa807b65a41277fc"}) as unknown as TypedDocumentString<CreateCheckoutMutation, CreateCheckoutMutationVariables>;
export const AddCheckoutLinesDocument = new TypedDocumentString(`
    mutation addCheckoutLines($checkoutId: ID!, $lineItems: [CheckoutLineItemInput!]!, $requestId: ID!) {
  payload: storefrontCheckoutLineItemsAdd(
    checkoutId: $checkoutId
    lineItems: $lineItems
    requestId: $requestId
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:f1fe536e80d54b7b6c10673e3e366b784a624b06a630e31e7695614d716abf52"}) as unknown as TypedDocumentString<AddCheckoutLinesMutation, AddCheckoutLinesMutationVariables>;
export const UpdateCheckoutLinesDocument = new TypedDocumentString(`
    mutation updateCheckoutLines($checkoutId: ID!, $lineItems: [CheckoutLineItemUpdateInput!]!) {
  payload: storefrontCheckoutLineItemsUpdate(
    checkoutId: $checkoutId
    lineItems: $lineItems
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:9ae4d699bbaf8cea2e4b5fe8dd1bb50e23570136225ef514c97f2df6aa1c89a1"}) as unknown as TypedDocumentString<UpdateCheckoutLinesMutation, UpdateCheckoutLinesMutationVariables>;
export const RemoveCheckoutLinesDocument = new TypedDocumentString(`
    mutation removeCheckoutLines($checkoutId: ID!, $lineItemIds: [ID!]!) {
  payload: storefrontCheckoutLineItemsRemove(
    checkoutId: $checkoutId
    lineItemIds: $lineItemIds
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:30fceba39a0adc0de00a464dd8ccfef46de2c7d5c8df05a2ce9724c5837b5241"}) as unknown as TypedDocumentString<RemoveCheckoutLinesMutation, RemoveCheckoutLinesMutationVariables>;
export const SplitCheckoutLineDocument = new TypedDocumentString(`
    mutation splitCheckoutLine($checkoutId: ID!, $lineItemId: ID!, $quantity: Int!, $customAttributes: [CustomAttributeInput!]!, $requestId: ID!) {
  payload: storefrontCheckoutLineItemSplit(
    checkoutId: $checkoutId
    lineItemId: $lineItemId
    quantity: $quantity
    customAttributes: $customAttributes
    requestId: $requestId
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:5d4cb62b21f78301a5d5d685dab16e3ab708fb92b87fa3d2bb2af8f9f07bae7a"}) as unknown as TypedDocumentString<SplitCheckoutLineMutation, SplitCheckoutLineMutationVariables>;
export const UpdateCheckoutAttributesDocument = new TypedDocumentString(`
    mutation updateCheckoutAttributes($checkoutId: ID!, $input: CheckoutAttributesInput!) {
  payload: storefrontCheckoutAttributesUpdateV2(
    checkoutId: $checkoutId
    input: $input
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:be6e8403d123d71339e1440f1797a271b1bc69fd8555637b487f32492b79ae8c"}) as unknown as TypedDocumentString<UpdateCheckoutAttributesMutation, UpdateCheckoutAttributesMutationVariables>;
export const ApplyDiscountCodeDocument = new TypedDocumentString(`
    mutation applyDiscountCode($checkoutId: ID!, $discountCode: String!) {
  payload: storefrontCheckoutDiscountCodeApply(
    checkoutId: $checkoutId
    discountCode: $discountCode
  ) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:7ac4e1fbf4441f455d88232e09e663d0bab444e3e9d5e06a2d004418bb668bd1"}) as unknown as TypedDocumentString<ApplyDiscountCodeMutation, ApplyDiscountCodeMutationVariables>;
export const RemoveDiscountCodeDocument = new TypedDocumentString(`
    mutation removeDiscountCode($checkoutId: ID!) {
  payload: storefrontCheckoutDiscountCodeRemove(checkoutId: $checkoutId) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:8d26a2f58428b5a2cb44b1e2b535f4d0ed0b635dcfbf1c8b85dd7e06bcf48eea"}) as unknown as TypedDocumentString<RemoveDiscountCodeMutation, RemoveDiscountCodeMutationVariables>;
export const PayCheckoutStickersDocument = new TypedDocumentString(`
    mutation payCheckoutStickers($checkoutId: ID!, $withTokens: Boolean!) {
  payload: payCheckoutStickers(checkoutId: $checkoutId, withTokens: $withTokens) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:02a1d764620bc145d46934a1298894cb79bf7f46ad1c403904c6a01e8067db8b"}) as unknown as TypedDocumentString<PayCheckoutStickersMutation, PayCheckoutStickersMutationVariables>;
export const MergeCheckoutDocument = new TypedDocumentString(`
    mutation mergeCheckout($checkoutId: ID!) {
  payload: mergeCheckout(checkoutId: $checkoutId) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:b1fae710c1660388570cd6d583c78fff342c66d1ed025d6e2227c2077c3511eb"}) as unknown as TypedDocumentString<MergeCheckoutMutation, MergeCheckoutMutationVariables>;
export const ReopenCheckoutDocument = new TypedDocumentString(`
    mutation reopenCheckout($checkoutId: ID!) {
  payload: reopenCheckout(checkoutId: $checkoutId) {
    ...CheckoutAnswer
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}
fragment CheckoutAnswer on CheckoutPayload {
  checkout {
    ...CheckoutParts
  }
  checkoutUserErrors {
    code
    message
    lineItemId
  }
}`, {"hash":"sha256:333f7942e45f2b6bd1928ec4a9757f95ada4405f75a937d56ca765bcbafea7cf"}) as unknown as TypedDocumentString<ReopenCheckoutMutation, ReopenCheckoutMutationVariables>;
export const GetShopDocument = new TypedDocumentString(`
    query getShop {
  storefrontCollections {
    id
    handle
    title
    description
    products(first: 4) {
      ...ProductTile
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}`, {"hash":"sha256:95ca3f71fd0f0660c9a75e31c8e7ccd2cba53325f1cbd68b0b365c0f08023ca4"}) as unknown as TypedDocumentString<GetShopQuery, GetShopQueryVariables>;
export const GetCollectionDocument = new TypedDocumentString(`
    query getCollection($handle: String!, $sortKey: ProductSortKey!, $reverse: Boolean!) {
  storefrontGetBrowseCollections(
    handle: $handle
    sortKey: $sortKey
    reverse: $reverse
  ) {
    id
    handle
    title
    description
    products {
      ...ProductTile
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}`, {"hash":"sha256:faaa1e7386be9bb575c6ce2c9a8f4ab9e37cb58400f44c55c56300d7274a0218"}) as unknown as TypedDocumentString<GetCollectionQuery, GetCollectionQueryVariables>;
export const SearchProductsDocument = new TypedDocumentString(`
    query searchProducts($query: String!) {
  storefrontProductSearch(query: $query) {
    ...ProductTile
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}`, {"hash":"sha256:38875097ef52689b7dd03d33ceb85dd4a8eb3cdd4c82d267481be72e78d0e45a"}) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation placeOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on PlaceOrderSuccess {
      paymentUrl
    }
    ... on PlaceOrderRefused {
      message
      errors {
        code
        message
        field
        lineItemId
      }
      checkout {
        ...CheckoutParts
      }
    }
    ... on Refusal {
      message
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}`, {"hash":"sha256:4a0ff6ca26d27841945643ed3a9bbc99443d2a32fa314961594e620fe286da59"}) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const SettleCheckoutDocument = new TypedDocumentString(`
    mutation settleCheckout($checkoutId: ID!) {
  settleCheckout(checkoutId: $checkoutId) {
    checkout {
      ...CheckoutParts
      stickerTokens {
        ...OrderTokens
      }
    }
    checkoutUserErrors {
      code
      message
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}
fragment OrderTokens on OrderStickerTokens {
  count
  recipient
  email
}
fragment CheckoutLine on CheckoutLineItem {
  id
  title
  quantity
  kind
  numTokens
  stickerOrderId
  tokensUsed
  unitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  customAttributes {
    key
    value
  }
  discountAllocations {
    allocatedAmount {
      ...Price
    }
    discountApplication {
      id
      title
      code
      type
    }
  }
  variant {
    id
    title
    image {
      altText
      url(width: 512)
    }
    product {
      handle
    }
    stickerTokens
  }
  file {
    id
    name
    previewUrl
  }
}
fragment ShippingAddress on ShippingAddress {
  name
  line1
  line2
  city
  state
  zip
}
fragment CheckoutParts on Checkout {
  id
  version
  completedAt
  nextCheckout {
    id
    version
    totalQuantity
  }
  orderNumber
  webUrl
  email
  note
  zip
  shippingAddress {
    ...ShippingAddress
  }
  requiresShipping
  discountCode
  totalQuantity
  lineItems {
    ...CheckoutLine
  }
  discountApplications {
    id
    title
    code
    applicable
    targetType
    type
  }
  lineItemsSubtotalPrice {
    ...Price
  }
  subtotalPriceV2 {
    ...Price
  }
  totalTax {
    ...Price
  }
  totalPrice {
    ...Price
  }
  arrival {
    ...Arrival
  }
  freeShipping {
    ...FreeShipping
  }
  shippingPrice {
    ...Price
  }
  shippingOption {
    id
  }
  shippingOptions {
    id
    title
    arrival {
      ...Arrival
    }
    price {
      ...Price
    }
  }
}`, {"hash":"sha256:28d91b23d7fe3d4ba026f5170183555384f288dc4b2773a8e17f64128e00c733"}) as unknown as TypedDocumentString<SettleCheckoutMutation, SettleCheckoutMutationVariables>;
export const GetMapChecksDocument = new TypedDocumentString(`
    query getMapChecks($checkoutId: ID!) {
  checkout(checkoutId: $checkoutId) {
    mapChecks {
      ...MapCheck
    }
  }
}
    fragment MapCheck on MapCheck {
  lineItemId
  fileId
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
  key
}`, {"hash":"sha256:eb505c5f1291e1f46fc5f2e49f973e0d7c00f1088e4bcb1b18f1295f0866659a"}) as unknown as TypedDocumentString<GetMapChecksQuery, GetMapChecksQueryVariables>;
export const GetMapsDocument = new TypedDocumentString(`
    query getMaps($query: String!) {
  designGroups(query: $query) {
    ...MapTile
  }
}
    fragment MapTile on DesignGroup {
  slug
  name
  family
  designs {
    width
    height
    regionCount
  }
  mainDesign {
    id
    thumbnailUrl
    width
    height
    regionCount
    regionTypePlural
  }
}`, {"hash":"sha256:65a4fdd004ce899d252166b6e48ffc10fb0179c1b3538c9667493cf063d5c680"}) as unknown as TypedDocumentString<GetMapsQuery, GetMapsQueryVariables>;
export const GetMapDocument = new TypedDocumentString(`
    query getMap($slug: String!) {
  designGroup(slug: $slug) {
    group {
      slug
      name
      family
      designs {
        id
        width
        height
        regionCount
        stickersOnly
        outputOptions {
          type
          name
          scale
        }
      }
      mainDesign {
        id
        width
        height
        thumbnailUrl
        regionType
        regionTypePlural
        regionCount
        stickers {
          outputType
          stickers {
            sizeClass
          }
        }
      }
    }
    regions {
      name
      width
      height
    }
    pictures {
      large
      small
      empty
      share
    }
    products {
      ...ProductTile
    }
    related {
      ...MapTile
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}
fragment MapTile on DesignGroup {
  slug
  name
  family
  designs {
    width
    height
    regionCount
  }
  mainDesign {
    id
    thumbnailUrl
    width
    height
    regionCount
    regionTypePlural
  }
}`, {"hash":"sha256:78fb1f25b9911e6689ecb603e0dc9eae3fe9041c0cb7027c6e0b61a645e5dd0a"}) as unknown as TypedDocumentString<GetMapQuery, GetMapQueryVariables>;
export const GetOrdersForUserDocument = new TypedDocumentString(`
    query getOrdersForUser {
  getOrdersForUser {
    ...OrderStatus
    fulfillments {
      deliveredAt
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}
fragment OrderStatus on Order {
  number
  createdAt
  cancelledAt
  isReturned
  arrival {
    ...Arrival
  }
  financialStatus
  fulfillmentStatus
  recipient
  total {
    ...Price
  }
  items {
    ...OrderItemParts
  }
}`, {"hash":"sha256:013b75f0374e9a2e617ad1946439fa982db5d2bbe3150befd7c7c62d0b8fcccb"}) as unknown as TypedDocumentString<GetOrdersForUserQuery, GetOrdersForUserQueryVariables>;
export const GetOrderDocument = new TypedDocumentString(`
    query getOrder($number: Int!) {
  getOrder(number: $number) {
    ...OrderParts
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment OrderTokens on OrderStickerTokens {
  count
  recipient
  email
}
fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}
fragment OrderStatus on Order {
  number
  createdAt
  cancelledAt
  isReturned
  arrival {
    ...Arrival
  }
  financialStatus
  fulfillmentStatus
  recipient
  total {
    ...Price
  }
  items {
    ...OrderItemParts
  }
}
fragment MapReview on OrderMapReview {
  id
  lineItemId
  fileId
  note
  dueAt
  endedAt
  outcome
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
}
fragment OrderParts on Order {
  ...OrderStatus
  mapReviews {
    ...MapReview
  }
  note
  subtotal {
    ...Price
  }
  totalDiscount {
    ...Price
  }
  totalShipping {
    ...Price
  }
  totalTax {
    ...Price
  }
  tokensUsed
  billingAddressMatchesShippingAddress
  billingAddressFormatted
  shippingAddressFormatted
  stickerTokens {
    ...OrderTokens
  }
  transactions {
    status
  }
  fulfillments {
    id
    createdAt
    deliveredAt
    trackingInfo {
      company
      number
      url
    }
  }
  refunds {
    id
    createdAt
    totalRefunded {
      ...Price
    }
    tokensReturned
  }
}`, {"hash":"sha256:9358342d5a56b57981a3b597a76964f9a88501f118b36725a547caf6adf86fa9"}) as unknown as TypedDocumentString<GetOrderQuery, GetOrderQueryVariables>;
export const GetOrderByKeyDocument = new TypedDocumentString(`
    query getOrderByKey($number: Int!, $key: String!) {
  orderByKey(number: $number, key: $key) {
    ...OrderParts
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment OrderTokens on OrderStickerTokens {
  count
  recipient
  email
}
fragment OrderItemParts on OrderItem {
  __typename
  id
  name
  description
  handle
  variantId
  quantity
  attributes {
    key
    value
  }
  originalUnitPrice {
    ...Price
  }
  totalPrice {
    ...Price
  }
  image {
    url
    altText
  }
  ... on MapLineItem {
    projectId: fileId
    file {
      name
      previewUrl
    }
  }
  ... on StickerLineItem {
    stickerOrderId
    projectId: fileId
    tokensUsed
  }
  ... on StickerTokenLineItem {
    numTokens
  }
}
fragment OrderStatus on Order {
  number
  createdAt
  cancelledAt
  isReturned
  arrival {
    ...Arrival
  }
  financialStatus
  fulfillmentStatus
  recipient
  total {
    ...Price
  }
  items {
    ...OrderItemParts
  }
}
fragment MapReview on OrderMapReview {
  id
  lineItemId
  fileId
  note
  dueAt
  endedAt
  outcome
  regionType
  regionTypePlural
  problems {
    kind
    count
    regions {
      id
      name
    }
  }
}
fragment OrderParts on Order {
  ...OrderStatus
  mapReviews {
    ...MapReview
  }
  note
  subtotal {
    ...Price
  }
  totalDiscount {
    ...Price
  }
  totalShipping {
    ...Price
  }
  totalTax {
    ...Price
  }
  tokensUsed
  billingAddressMatchesShippingAddress
  billingAddressFormatted
  shippingAddressFormatted
  stickerTokens {
    ...OrderTokens
  }
  transactions {
    status
  }
  fulfillments {
    id
    createdAt
    deliveredAt
    trackingInfo {
      company
      number
      url
    }
  }
  refunds {
    id
    createdAt
    totalRefunded {
      ...Price
    }
    tokensReturned
  }
}`, {"hash":"sha256:2ea0c25ebbf9531df2cc18577d13aab6a44f795b9ee0e041c57e1c9643326489"}) as unknown as TypedDocumentString<GetOrderByKeyQuery, GetOrderByKeyQueryVariables>;
export const ConfirmOrderMapDocument = new TypedDocumentString(`
    mutation confirmOrderMap($input: ConfirmOrderMapInput!) {
  confirmOrderMap(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:3a82a9d7c7c2f06b0fa89c65db0c9afce2fe03d116219f56895ca35e7de1c637"}) as unknown as TypedDocumentString<ConfirmOrderMapMutation, ConfirmOrderMapMutationVariables>;
export const GetProductPageDocument = new TypedDocumentString(`
    query getProductPage($handle: String!) {
  freeShipping {
    from {
      ...Price
    }
  }
  product: storefrontGetProductByHandle(handle: $handle) {
    ...ProductPage
    arrival {
      ...Arrival
    }
  }
  stickerTokens: storefrontGetProductByHandle(handle: "sticker-tokens") {
    handle
    title
    variants(first: 100) {
      id
      title
      availableForSale
      price {
        ...Price
      }
      image {
        url256
      }
      selectedOptions {
        name
        value
      }
    }
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment Arrival on ArrivalWindow {
  text
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductPage on Product {
  id
  handle
  title
  descriptionHtml
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 30) {
    ...ProductPicture
  }
  variants(first: 100) {
    id
    sku
    title
    availableForSale
    price {
      ...Price
    }
    image {
      url1024
    }
    selectedOptions {
      name
      value
    }
  }
  metafields {
    productType
    personalizationType
    hideQuantity
    freeStickerTokens
    primaryOption
    demoMapId
    blueprintId
    designIds
    textFields {
      key
      maxLength
      isRequired
      example
    }
    background
    outputType
    outputScale
    defaultInputs
    sizes
  }
}`, {"hash":"sha256:0f28f6739b6e69bcb2552947f9fd7a1f00518baa069d9499c06f87498969ec22"}) as unknown as TypedDocumentString<GetProductPageQuery, GetProductPageQueryVariables>;
export const GetProductSurroundingsDocument = new TypedDocumentString(`
    query getProductSurroundings($productId: ID!, $designId: ID!) {
  recommendations: storefrontProductRecommendations(productId: $productId) {
    ...ProductTile
  }
  collection: storefrontProductCollection(productId: $productId) {
    handle
    title
  }
  design(id: $designId) {
    id
    regionCount
    thumbnailUrl
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment ProductPicture on ProductImage {
  altText
  width
  height
  url256
  url1024
  url2048
}
fragment ProductTile on Product {
  id
  handle
  title
  availableForSale
  options {
    name
    values
  }
  priceRange {
    minVariantPrice {
      ...Price
    }
    maxVariantPrice {
      ...Price
    }
  }
  images(first: 1) {
    ...ProductPicture
  }
}`, {"hash":"sha256:9467638fc416cb2cf789497ae8f694fd0ffe58fb64832a0ebc331697b8704026"}) as unknown as TypedDocumentString<GetProductSurroundingsQuery, GetProductSurroundingsQueryVariables>;
export const GetOwnMapsDocument = new TypedDocumentString(`
    query getOwnMaps {
  account {
    id
  }
  files {
    id
    name
    designId
    previewImageUrl
    progress {
      filled
      total
    }
    design {
      regionTypePlural
      width
      height
    }
  }
}
    `, {"hash":"sha256:aaa829ab8eb2948b7aa43912b6255ea2d3ff10a4188fb4b01a6de6214c925227"}) as unknown as TypedDocumentString<GetOwnMapsQuery, GetOwnMapsQueryVariables>;
export const GetTokenNeedDocument = new TypedDocumentString(`
    query getTokenNeed($designId: ID!, $scale: Float!, $outputType: OutputType!) {
  stickerTokensModal(designId: $designId, scale: $scale, outputType: $outputType) {
    count
    tokens
    sizeClasses {
      sizeClass
      count
      tokens
    }
  }
}
    `, {"hash":"sha256:5708245f850a0d0f4955acd2500e166e6e73d00ae18f6a487961df2679134392"}) as unknown as TypedDocumentString<GetTokenNeedQuery, GetTokenNeedQueryVariables>;
export const GetStickerOrdersForCartPageDocument = new TypedDocumentString(`
    query getStickerOrdersForCartPage($ids: [ID!]!) {
  getStickerOrdersForCartPage(ids: $ids) {
    __typename
    ...StickerOrderParts
    ... on Refusal {
      message
    }
  }
}
    fragment StickerOrderParts on StickerOrder {
  id
  status
  outputType
  stickers {
    openingId
    name
    sizeClass
    quantity
    quantityWithTokens
    render {
      url
    }
  }
}`, {"hash":"sha256:aa4a18231964b7fad1506869e9400d286674be6edded9731c2aabc3db4f38782"}) as unknown as TypedDocumentString<GetStickerOrdersForCartPageQuery, GetStickerOrdersForCartPageQueryVariables>;
export const GetStickerOrdersForOrderDetailsDocument = new TypedDocumentString(`
    query getStickerOrdersForOrderDetails($ids: [ID!]!) {
  getStickerOrdersForOrderDetails(ids: $ids) {
    __typename
    ...StickerOrderParts
    ... on Refusal {
      message
    }
  }
}
    fragment StickerOrderParts on StickerOrder {
  id
  status
  outputType
  stickers {
    openingId
    name
    sizeClass
    quantity
    quantityWithTokens
    render {
      url
    }
  }
}`, {"hash":"sha256:3c12f5a864f947d56fe7a1ca4aaed062482d75e2fc62b7bc273e6491d36605a8"}) as unknown as TypedDocumentString<GetStickerOrdersForOrderDetailsQuery, GetStickerOrdersForOrderDetailsQueryVariables>;
export const GetStickerOrdersForSandboxDocument = new TypedDocumentString(`
    query getStickerOrdersForSandbox($ids: [ID!]!) {
  getStickerOrdersForSandbox(ids: $ids) {
    __typename
    ...StickerOrderParts
    outputScale
    file {
      id
      name
      backupVersion
    }
  }
}
    fragment StickerOrderParts on StickerOrder {
  id
  status
  outputType
  stickers {
    openingId
    name
    sizeClass
    quantity
    quantityWithTokens
    render {
      url
    }
  }
}`, {"hash":"sha256:7f03e3f22136277f80df439ffe3826000e8a32c7ae27c6dbd16ee990007a85cb"}) as unknown as TypedDocumentString<GetStickerOrdersForSandboxQuery, GetStickerOrdersForSandboxQueryVariables>;
export const GetStickerOfferDocument = new TypedDocumentString(`
    query getStickerOffer($fileId: ID!) {
  getStickerOffer(input: {fileId: $fileId}) {
    __typename
    ... on StickerOffer {
      outputType
      hasOrders
      stickers {
        openingId
        sizeClass
        scale
        change
        render {
          url
        }
      }
    }
    ... on Refusal {
      message
    }
  }
  freeShipping {
    ...FreeShipping
  }
  getStickerProducts {
    outputType
    tokenRedemptionVariantId
    variants {
      id
      name
      price {
        ...Price
      }
      tokens
      sizeClass
    }
  }
  accountStickerTokenData {
    balance
    reserved
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment FreeShipping on FreeShipping {
  from {
    ...Price
  }
  fromStickers
  stickerPrice {
    ...Price
  }
}`, {"hash":"sha256:90f1e76fcaf513cd01b8fdc4fc178067931ef17fec89d71ec90b53fd5dee85e2"}) as unknown as TypedDocumentString<GetStickerOfferQuery, GetStickerOfferQueryVariables>;
export const CreateStickerOrderDocument = new TypedDocumentString(`
    mutation createStickerOrder($input: CreateStickerOrderInput!) {
  createStickerOrder(input: $input) {
    __typename
    ... on CreateStickerOrderSuccess {
      stickerOrder {
        id
        stickers {
          openingId
          sizeClass
          quantity
          quantityWithMoney
          quantityWithTokens
        }
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:51fd8248f607d88367ebfb44636bb72eb4030b43a1d38b7290033443489cec56"}) as unknown as TypedDocumentString<CreateStickerOrderMutation, CreateStickerOrderMutationVariables>;
export const GetPromotionDocument = new TypedDocumentString(`
    query getPromotion($promotionId: ID!) {
  getPromotion(promotionId: $promotionId) {
    id
    title
    description
    status
    maxEntries
    numEntries
    tokens
    myEntry {
      id
      submission
      status
      createdAt
    }
  }
}
    `, {"hash":"sha256:a33ce4a9570172a7c568f1fd68ed6af27cd7b903116cfb8389485912e2347e1a"}) as unknown as TypedDocumentString<GetPromotionQuery, GetPromotionQueryVariables>;
export const EnterPromotionDocument = new TypedDocumentString(`
    mutation enterPromotion($promotionId: ID!, $submission: String!) {
  enterPromotion(promotionId: $promotionId, submission: $submission) {
    __typename
    ... on EnterPromotionSuccess {
      success
      entry {
        id
        status
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:60ad586416bb4416f32f58a32b2b134f2bef2ae17aa98f9740ea65ebca5e2390"}) as unknown as TypedDocumentString<EnterPromotionMutation, EnterPromotionMutationVariables>;
export const GetTokenBalanceDocument = new TypedDocumentString(`
    query getTokenBalance {
  accountStickerTokenData {
    balance
    reserved
  }
}
    `, {"hash":"sha256:815a93c7d322c70dec0e513582832be0d54ddbaa2c3e2fdc99a13493fd710944"}) as unknown as TypedDocumentString<GetTokenBalanceQuery, GetTokenBalanceQueryVariables>;
export const GetStickerTokenDataDocument = new TypedDocumentString(`
    query getStickerTokenData {
  accountStickerTokenData {
    balance
    reserved
    owed
    transactions {
      id
      createdAt
      reason
      tokens
      startingBalance
      endingBalance
      note
    }
  }
}
    `, {"hash":"sha256:64c4e177c75892f9161282b6038bd6101acc0bae86dd9932abc8edee003ed6b0"}) as unknown as TypedDocumentString<GetStickerTokenDataQuery, GetStickerTokenDataQueryVariables>;
export const RedeemStickerTokenVoucherDocument = new TypedDocumentString(`
    mutation redeemStickerTokenVoucher($voucherId: ID!) {
  redeemStickerTokenVoucher(input: {voucherId: $voucherId}) {
    __typename
    ... on RedeemStickerTokenVoucherSuccess {
      transaction {
        id
        tokens
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:3b1b4797c425f3493a7258daa4fafc400b8a673fce23c2796a6eaeac871e5be1"}) as unknown as TypedDocumentString<RedeemStickerTokenVoucherMutation, RedeemStickerTokenVoucherMutationVariables>;
export const StaffCustomersDocument = new TypedDocumentString(`
    query staffCustomers($search: String, $after: String) {
  staffCustomers(search: $search, after: $after) {
    customers {
      id
      email
      isVerified
      name
      createdAt
      deletedAt
      projectCount
      orderCount
      spent {
        amount
        currencyCode
      }
    }
    nextCursor
  }
}
    `, {"hash":"sha256:f99a6168c8bd61e76d6af53b48efa78fb086d3d7ebeee08d840c8b6092c8316f"}) as unknown as TypedDocumentString<StaffCustomersQuery, StaffCustomersQueryVariables>;
export const StaffCustomerDocument = new TypedDocumentString(`
    query staffCustomer($id: ID!) {
  staffCustomer(id: $id) {
    id
    email
    isVerified
    role
    isInternal
    hasTransparentPrints
    name
    createdAt
    deletedAt
    projectCount
    orderCount
    spent {
      amount
      currencyCode
    }
    projects {
      id
      name
      designId
      businessId
      filledOpenings
      updatedAt
      canOpen
    }
    orders {
      ...StaffOrderRow
    }
    emailChange {
      newEmail
      isOwn
      isNewProven
      isOldProven
      isRequestedByViewer
      approvableAt
      isApprovable
      createdAt
      expiresAt
    }
    stickerTokens {
      balance
      reserved
      owed
      transactions {
        id
        createdAt
        reason
        tokens
        endingBalance
        note
      }
    }
  }
}
    fragment StaffOrderRow on StaffOrderSummary {
  id
  number
  createdAt
  canceledAt
  name
  email
  total {
    amount
    currencyCode
  }
  state
  financialStatus
  fulfillmentStatus
  businessId
  itemCount
  hasPrints
  reviewReason
  shipBy
  shippingObstacle
}`, {"hash":"sha256:fa2ea3bce0f7dc564a24dbdcde45dbed38e28062c6bebc9bcf1d71065d8417f2"}) as unknown as TypedDocumentString<StaffCustomerQuery, StaffCustomerQueryVariables>;
export const StaffAdjustTokensDocument = new TypedDocumentString(`
    mutation staffAdjustTokens($input: StaffAdjustTokensInput!) {
  staffAdjustTokens(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:3e2b8a18362dadb2ce9523201ca6ed1d7c1c5c85750f6e2a271355ef56b4448e"}) as unknown as TypedDocumentString<StaffAdjustTokensMutation, StaffAdjustTokensMutationVariables>;
export const StaffRequestEmailChangeDocument = new TypedDocumentString(`
    mutation staffRequestEmailChange($input: StaffRequestEmailChangeInput!) {
  staffRequestEmailChange(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:fe0b86264707f0e241f1a343cd581b0bbcdbf481be7573633510ab79888ac47b"}) as unknown as TypedDocumentString<StaffRequestEmailChangeMutation, StaffRequestEmailChangeMutationVariables>;
export const StaffCancelEmailChangeDocument = new TypedDocumentString(`
    mutation staffCancelEmailChange($customerId: ID!) {
  staffCancelEmailChange(customerId: $customerId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:bede2f7ed0e827179115a0324d9280b3ac1ec079767690209562f89da7f6622d"}) as unknown as TypedDocumentString<StaffCancelEmailChangeMutation, StaffCancelEmailChangeMutationVariables>;
export const StaffSetRoleDocument = new TypedDocumentString(`
    mutation staffSetRole($input: StaffSetRoleInput!) {
  staffSetRole(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:367a9503491057c39028e9570159ff8dea75af5d4dbc9d153391b271266e3fa8"}) as unknown as TypedDocumentString<StaffSetRoleMutation, StaffSetRoleMutationVariables>;
export const StaffApproveEmailChangeDocument = new TypedDocumentString(`
    mutation staffApproveEmailChange($customerId: ID!) {
  staffApproveEmailChange(customerId: $customerId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:fa7e720e43de69f31c8b0246ab1401a11db4e6bfe19b362e98f537ada98f0a13"}) as unknown as TypedDocumentString<StaffApproveEmailChangeMutation, StaffApproveEmailChangeMutationVariables>;
export const StaffSetTransparentPrintsDocument = new TypedDocumentString(`
    mutation staffSetTransparentPrints($customerId: ID!, $isAllowed: Boolean!) {
  staffSetTransparentPrints(customerId: $customerId, isAllowed: $isAllowed) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:bebf895656f8fe8961d1fbe571bc3dad78845da8e8e40319961d690f140b147a"}) as unknown as TypedDocumentString<StaffSetTransparentPrintsMutation, StaffSetTransparentPrintsMutationVariables>;
export const StaffDashboardDocument = new TypedDocumentString(`
    query staffDashboard($days: Int!) {
  staffDashboard(days: $days) {
    orders {
      ...StaffSeriesValues
    }
    revenue {
      ...StaffSeriesValues
    }
    renders {
      ...StaffSeriesValues
    }
    uploads {
      ...StaffSeriesValues
    }
    ordersToSend
    ordersToReview
    failedPrints
    stickersToPrint
    pickupsToReconcile
    usage {
      event
      choice
      count
      previousCount
    }
    legalPages {
      path
      title
      isApproved
    }
  }
  staffTickets(input: {status: OPEN, first: 1}) {
    total
  }
}
    fragment StaffSeriesValues on StaffSeries {
  days {
    day
    value
  }
  total
  previousTotal
}`, {"hash":"sha256:687b0841f6eb98871f093c80a1b32474b18b6bef88dbd5c8a33449b5f6ed55e4"}) as unknown as TypedDocumentString<StaffDashboardQuery, StaffDashboardQueryVariables>;
export const StaffDebugDocument = new TypedDocumentString(`
    query staffDebug {
  staffDebug {
    versions {
      node
      postgresql
      queue
      lastMigration
      migrationCount
      missingMigrations
    }
    processes {
      id
      name
      release
      nodeVersion
      startedAt
      seenAt
    }
    variables {
      name
      state
      value
    }
    queues {
      name
      waiting
      delayed
      active
      failed
      oldestSeconds
    }
    errors {
      id
      source
      release
      brand
      name
      message
      action
      path
      requestId
      stack
      createdAt
    }
    failedMails {
      id
      kind
      state
      attempts
      recipient
      reason
      failedAt
    }
    failedWebhooks {
      id
      endpoint
      eventId
      eventType
      reason
      isHandled
      createdAt
    }
  }
}
    `, {"hash":"sha256:7595c8c320881513fc6d2e03200e334468aeeee36b09d250b398e68e888694d7"}) as unknown as TypedDocumentString<StaffDebugQuery, StaffDebugQueryVariables>;
export const StaffDiscountsDocument = new TypedDocumentString(`
    query staffDiscounts {
  staffDiscounts {
    ...StaffDiscountRow
  }
}
    fragment StaffDiscountRow on StaffDiscount {
  id
  updatedAt
  businessId
  code
  title
  kind
  percentage
  amount {
    amount
    currencyCode
  }
  products {
    id
    title
  }
  isForAllProducts
  minimumSubtotal {
    amount
    currencyCode
  }
  usageLimit
  usedCount
  startsAt
  endsAt
  isActive
}`, {"hash":"sha256:7f5c0aff4d024923f4f929087d6684d3a4f244650ab60ca0cce6890b2f86610b"}) as unknown as TypedDocumentString<StaffDiscountsQuery, StaffDiscountsQueryVariables>;
export const StaffDiscountProductsDocument = new TypedDocumentString(`
    query staffDiscountProducts($search: String!) {
  staffProducts(search: $search) {
    products {
      id
      title
      businessId
    }
  }
}
    `, {"hash":"sha256:2dccb2573b7567c6fb0e70d4c5edc98ccb388e7e170ae8db3f726f69987a29cd"}) as unknown as TypedDocumentString<StaffDiscountProductsQuery, StaffDiscountProductsQueryVariables>;
export const StaffSaveDiscountDocument = new TypedDocumentString(`
    mutation staffSaveDiscount($input: StaffSaveDiscountInput!) {
  staffSaveDiscount(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:960053259e1c09f36b860e5da7fca67ad1da4f802159c7eb852823f550513cda"}) as unknown as TypedDocumentString<StaffSaveDiscountMutation, StaffSaveDiscountMutationVariables>;
export const StaffOrdersDocument = new TypedDocumentString(`
    query staffOrders($input: StaffOrdersInput!) {
  staffOrders(input: $input) {
    orders {
      ...StaffOrderRow
    }
    nextCursor
    total
  }
  staffSavedFilters {
    ...StaffSavedFilterFields
  }
}
    fragment StaffSavedFilterFields on StaffSavedFilter {
  id
  name
  search
  state
  fulfillmentStatus
  businessId
  hasPrints
  sort
}
fragment StaffOrderRow on StaffOrderSummary {
  id
  number
  createdAt
  canceledAt
  name
  email
  total {
    amount
    currencyCode
  }
  state
  financialStatus
  fulfillmentStatus
  businessId
  itemCount
  hasPrints
  reviewReason
  shipBy
  shippingObstacle
}`, {"hash":"sha256:4123f0406ef6e90e5ac815533b538b26f517a32f780d15051cf7e57d35736b18"}) as unknown as TypedDocumentString<StaffOrdersQuery, StaffOrdersQueryVariables>;
export const StaffSaveFilterDocument = new TypedDocumentString(`
    mutation staffSaveFilter($input: StaffSaveFilterInput!) {
  staffSaveFilter(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:b3c240440a2ce6f319b3269e9ca0225be0c29be0ff769a55b206e05af968d934"}) as unknown as TypedDocumentString<StaffSaveFilterMutation, StaffSaveFilterMutationVariables>;
export const StaffRemoveFilterDocument = new TypedDocumentString(`
    mutation staffRemoveFilter($id: ID!) {
  staffRemoveFilter(id: $id) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:8f5f022e718b4774328bbeef98050b797c523d52e802f37b2da9360fcf84bb84"}) as unknown as TypedDocumentString<StaffRemoveFilterMutation, StaffRemoveFilterMutationVariables>;
export const StaffSelectedOrdersDocument = new TypedDocumentString(`
    query staffSelectedOrders($numbers: [Int!]!) {
  staffSelectedOrders(numbers: $numbers) {
    id
    number
    name
    shippingObstacle
    lines {
      id
      title
      variantTitle
      quantity
      areStickersMade
    }
    prints {
      id
      status
      isReady
      isWaitingForCustomer
    }
  }
}
    `, {"hash":"sha256:5cb81ad302e056d7b8cd26f1c4a05af943127e2003de1d2e7f22310cdb7daac3"}) as unknown as TypedDocumentString<StaffSelectedOrdersQuery, StaffSelectedOrdersQueryVariables>;
export const StaffOrderDocument = new TypedDocumentString(`
    query staffOrder($number: Int!, $list: StaffOrdersInput!) {
  staffOrder(number: $number) {
    ...StaffOrderDetails
  }
  staffOrderNeighbors(number: $number, input: $list) {
    previous
    next
  }
}
    fragment Arrival on ArrivalWindow {
  text
}
fragment StaffOrderDetails on StaffOrder {
  id
  number
  businessId
  createdAt
  paidAt
  canceledAt
  cancelReason
  state
  financialStatus
  fulfillmentStatus
  reviewReason
  shipmentHold
  email
  name
  customerId
  note
  shippingAddress
  billingAddress
  shippingOption
  arrival {
    ...Arrival
  }
  shipBy
  subtotal {
    ...StaffMoney
  }
  discount {
    ...StaffMoney
  }
  shipping {
    ...StaffMoney
  }
  tax {
    ...StaffMoney
  }
  total {
    ...StaffMoney
  }
  paid {
    ...StaffMoney
  }
  refunded {
    ...StaffMoney
  }
  discounts {
    title
    code
    amount {
      ...StaffMoney
    }
  }
  sessionId
  stickerTokens
  tokensTakeable
  tokensUsed
  lines {
    id
    title
    variantTitle
    sku
    image {
      altText
      url(width: 256)
    }
    attributes {
      key
      value
    }
    projectId
    quantity
    unitPrice {
      ...StaffMoney
    }
    discount {
      ...StaffMoney
    }
    total {
      ...StaffMoney
    }
    requiresShipping
    hasStock
    areStickersMade
    fulfilledQuantity
    refundedQuantity
    tokensUsed
    tokensBought
    tokensFree
  }
  fulfillments {
    id
    createdAt
    deliveredAt
    lines {
      lineId
      quantity
    }
    trackingCompany
    trackingNumber
    trackingUrl
  }
  refunds {
    id
    createdAt
    amount {
      ...StaffMoney
    }
    reason
    status
    restock
    tokensReturned
    tokensTaken
    tokensKept
    tokensOwed
  }
  disputes {
    id
    createdAt
    amount {
      ...StaffMoney
    }
    reason
    status
    tokensTaken
    tokensOwed
  }
  prints {
    id
    lineItemId
    fileName
    status
    progress
    bytes
    url
    findings
    shownFindings
    widthInches
    heightInches
    dpi
    canRender
    reviews {
      id
      note
      createdAt
      dueAt
      endedAt
      outcome
      isChanged
    }
  }
  actions {
    ...StaffActionRow
  }
}
fragment StaffMoney on Money {
  amount
  currencyCode
}
fragment StaffActionRow on StaffAction {
  id
  createdAt
  email
  action
  subjectType
  subjectId
  subjectName
  details
}`, {"hash":"sha256:76dab0b230a94beacc4f9009b16074f41d4575281d05d891caa494275a04d8e4"}) as unknown as TypedDocumentString<StaffOrderQuery, StaffOrderQueryVariables>;
export const StaffFulfillOrderDocument = new TypedDocumentString(`
    mutation staffFulfillOrder($input: StaffFulfillOrderInput!) {
  staffFulfillOrder(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:1784e887629f9764754b04250273f7450fad4c32daabc3ecbc1c653febf5cd7e"}) as unknown as TypedDocumentString<StaffFulfillOrderMutation, StaffFulfillOrderMutationVariables>;
export const StaffClearShipmentHoldDocument = new TypedDocumentString(`
    mutation staffClearShipmentHold($orderId: ID!) {
  staffClearShipmentHold(orderId: $orderId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:041663b7d8566b3eff2f633b35a02cf74307e4fc2a4e62fd357a9f46d1b5b56a"}) as unknown as TypedDocumentString<StaffClearShipmentHoldMutation, StaffClearShipmentHoldMutationVariables>;
export const StaffDeliverShipmentDocument = new TypedDocumentString(`
    mutation staffDeliverShipment($orderId: ID!, $fulfillmentId: ID!) {
  staffDeliverShipment(orderId: $orderId, fulfillmentId: $fulfillmentId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:8dcabb3b6410c21c7ee58b03bf120eee5c24854e3694dd6fbab147757b30eb7f"}) as unknown as TypedDocumentString<StaffDeliverShipmentMutation, StaffDeliverShipmentMutationVariables>;
export const StaffRefundOrderDocument = new TypedDocumentString(`
    mutation staffRefundOrder($input: StaffRefundOrderInput!) {
  staffRefundOrder(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:c131df0b14485f5a73c27aeb6aefa1d6e37d15d6ec4696af3a030b65c244b122"}) as unknown as TypedDocumentString<StaffRefundOrderMutation, StaffRefundOrderMutationVariables>;
export const StaffCancelOrderDocument = new TypedDocumentString(`
    mutation staffCancelOrder($orderId: ID!, $reason: OrderCancelReason!, $requestId: ID!) {
  staffCancelOrder(orderId: $orderId, reason: $reason, requestId: $requestId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:88233b53b17efc6b380255f6ddb95e899201c54c3ee1cae1d2094192b001338f"}) as unknown as TypedDocumentString<StaffCancelOrderMutation, StaffCancelOrderMutationVariables>;
export const StaffRenderPrintDocument = new TypedDocumentString(`
    mutation staffRenderPrint($printId: ID!) {
  staffRenderPrint(printId: $printId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:d319265ba753ed281654ed582f56cbde7c7c8e5e37a3a574deb03fb319410bb3"}) as unknown as TypedDocumentString<StaffRenderPrintMutation, StaffRenderPrintMutationVariables>;
export const StaffAskAboutMapDocument = new TypedDocumentString(`
    mutation staffAskAboutMap($input: StaffAskAboutMapInput!) {
  staffAskAboutMap(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:9d5f4f8b4098b428c22ea9365f646795b5995b94069e55117acba1a2580ebfcc"}) as unknown as TypedDocumentString<StaffAskAboutMapMutation, StaffAskAboutMapMutationVariables>;
export const StaffStopMapReviewDocument = new TypedDocumentString(`
    mutation staffStopMapReview($reviewId: ID!) {
  staffStopMapReview(reviewId: $reviewId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:bbf4b70ee1573b4e3fa77c6bb1125d13dd143e0443f01a54bbc7df7d3c285649"}) as unknown as TypedDocumentString<StaffStopMapReviewMutation, StaffStopMapReviewMutationVariables>;
export const StaffPickupsDocument = new TypedDocumentString(`
    query staffPickups($input: StaffPickupsInput!) {
  staffPickups(input: $input) {
    orders {
      businessId
      updatedAt
      order {
        id
        state
        walgreensOrderId
        createdAt
        store {
          storeNum
          city
          state
        }
        products {
          productId
          quantity
        }
      }
    }
    nextCursor
  }
}
    `, {"hash":"sha256:5080206f0d097710c0e585909de385ba69ff7b9c9264aff2c1fb783bf4797c16"}) as unknown as TypedDocumentString<StaffPickupsQuery, StaffPickupsQueryVariables>;
export const StaffPickupDocument = new TypedDocumentString(`
    query staffPickup($id: ID!) {
  staffPickup(id: $id) {
    businessId
    projectId
    sentAt
    updatedAt
    customer {
      firstName
      lastName
      email
      phone
    }
    answer
    chainStatus
    order {
      id
      state
      walgreensOrderId
      promiseTime
      createdAt
      store {
        storeNum
        street
        city
        state
        zip
        phone
        openTime
        closeTime
      }
      products {
        productId
        productSize
        productPrice {
          amount
          currencyCode
        }
        quantity
      }
    }
  }
  staffActions(subjectType: "pickup-order", subjectId: $id) {
    actions {
      ...StaffActionRow
    }
  }
}
    fragment StaffActionRow on StaffAction {
  id
  createdAt
  email
  action
  subjectType
  subjectId
  subjectName
  details
}`, {"hash":"sha256:1bc1d002e47e4c923d29af0d1dcd1256997012b4be955e36b5a7f8656560b4fb"}) as unknown as TypedDocumentString<StaffPickupQuery, StaffPickupQueryVariables>;
export const CheckPickupStatusDocument = new TypedDocumentString(`
    mutation checkPickupStatus($orderId: ID!) {
  checkPickupStatus(orderId: $orderId) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:2d689954877e64e131e71b29d6c2f2c9d0aefb2e4d3743cde80148b47e9b4e6c"}) as unknown as TypedDocumentString<CheckPickupStatusMutation, CheckPickupStatusMutationVariables>;
export const ReconcilePickupDocument = new TypedDocumentString(`
    mutation reconcilePickup($input: ReconcilePickupInput!) {
  reconcilePickup(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:4635b9b12982a7fcf621856474121cd6f2105fabb0a5574543c0891570248b94"}) as unknown as TypedDocumentString<ReconcilePickupMutation, ReconcilePickupMutationVariables>;
export const StaffProductsDocument = new TypedDocumentString(`
    query staffProducts($search: String, $after: String) {
  staffProducts(search: $search, after: $after) {
    products {
      id
      businessId
      handle
      title
      isActive
      image {
        altText
        url(width: 256)
      }
      variantCount
      minPrice {
        amount
        currencyCode
      }
      maxPrice {
        amount
        currencyCode
      }
      stock
      reserved
    }
    nextCursor
  }
  staffCollections {
    businessId
    handle
    title
  }
}
    `, {"hash":"sha256:0754607c9e26fd6d66c2da0a2106108c769f6b35fd38ea9d4d6df706fd1c4a75"}) as unknown as TypedDocumentString<StaffProductsQuery, StaffProductsQueryVariables>;
export const StaffProductDocument = new TypedDocumentString(`
    query staffProduct($id: ID!) {
  staffProduct(id: $id) {
    ...StaffProductDetails
  }
}
    fragment StaffProductDetails on StaffProduct {
  id
  businessId
  handle
  title
  isActive
  isFromStaff
  descriptionHtml
  updatedAt
  images {
    key
    altText
    url
  }
  pictureUploads {
    id
    altText
    problem
  }
  variants {
    id
    sku
    title
    price {
      amount
      currencyCode
    }
    stock
    reserved
    isActive
  }
}`, {"hash":"sha256:3cf6a1fd2b258ba08a6fe3530a3e934269c34ca7d0cec0c087238222ee9b8f52"}) as unknown as TypedDocumentString<StaffProductQuery, StaffProductQueryVariables>;
export const StaffUpdateVariantDocument = new TypedDocumentString(`
    mutation staffUpdateVariant($input: StaffUpdateVariantInput!) {
  staffUpdateVariant(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:dd6cc96b6936b369aba4b67177577bb82b1b1faa0115aaa8330adf9ded1cacac"}) as unknown as TypedDocumentString<StaffUpdateVariantMutation, StaffUpdateVariantMutationVariables>;
export const StaffUpdateProductDocument = new TypedDocumentString(`
    mutation staffUpdateProduct($input: StaffUpdateProductInput!) {
  staffUpdateProduct(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:b250d70b1166eada4cd8dde8fede2648a471ec39da8df93b12db93e7dfde593b"}) as unknown as TypedDocumentString<StaffUpdateProductMutation, StaffUpdateProductMutationVariables>;
export const StaffCreateProductDocument = new TypedDocumentString(`
    mutation staffCreateProduct($input: StaffCreateProductInput!) {
  staffCreateProduct(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:0ad5d0d6108561759abffd9f1fd8f0c00d885eef69d95693c24079f4ebaa83bd"}) as unknown as TypedDocumentString<StaffCreateProductMutation, StaffCreateProductMutationVariables>;
export const StaffAddProductPictureDocument = new TypedDocumentString(`
    mutation staffAddProductPicture($input: StaffAddProductPictureInput!) {
  staffAddProductPicture(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:1f2a9bb2f8c76b7422280db5c2e5f9c76c4ba86f74cc4c8a7cee6b00494097d5"}) as unknown as TypedDocumentString<StaffAddProductPictureMutation, StaffAddProductPictureMutationVariables>;
export const StaffRemoveProductPictureDocument = new TypedDocumentString(`
    mutation staffRemoveProductPicture($productId: ID!, $picture: String!) {
  staffRemoveProductPicture(productId: $productId, picture: $picture) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:571b1cd6e898b48372e821ef2797dae813314dabc84ba268cdc40320a04be539"}) as unknown as TypedDocumentString<StaffRemoveProductPictureMutation, StaffRemoveProductPictureMutationVariables>;
export const StaffPromotionsDocument = new TypedDocumentString(`
    query staffPromotions {
  staffPromotions {
    ...StaffPromotionRow
  }
}
    fragment StaffPromotionRow on StaffPromotion {
  id
  updatedAt
  businessId
  title
  description
  status
  maxEntries
  numEntries
  waitingCount
  tokens
  startsAt
  endsAt
}`, {"hash":"sha256:9597d0d3f1ccc543ffa4a83345401f2be6eb4f50ac12386f881560350c99fd71"}) as unknown as TypedDocumentString<StaffPromotionsQuery, StaffPromotionsQueryVariables>;
export const StaffSavePromotionDocument = new TypedDocumentString(`
    mutation staffSavePromotion($input: StaffSavePromotionInput!) {
  staffSavePromotion(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:7aa304b17e9ac479f6c0237f7db367544efe8dbdb16f9a9e605cbe683b912aab"}) as unknown as TypedDocumentString<StaffSavePromotionMutation, StaffSavePromotionMutationVariables>;
export const StaffPromotionEntriesDocument = new TypedDocumentString(`
    query staffPromotionEntries($promotionId: ID!, $status: PromotionEntryStatus, $after: String) {
  staffPromotionEntries(promotionId: $promotionId, status: $status, after: $after) {
    promotion {
      ...StaffPromotionRow
    }
    entries {
      ...StaffEntryRow
    }
    nextCursor
  }
}
    fragment StaffPromotionRow on StaffPromotion {
  id
  updatedAt
  businessId
  title
  description
  status
  maxEntries
  numEntries
  waitingCount
  tokens
  startsAt
  endsAt
}
fragment StaffEntryRow on StaffPromotionEntry {
  id
  createdAt
  customerId
  email
  submission
  status
  decidedAt
  decidedBy
}`, {"hash":"sha256:c4aad27f5f68c393bcc87de180ae7fc784be14a9fb1352f62d7b22316f9cba60"}) as unknown as TypedDocumentString<StaffPromotionEntriesQuery, StaffPromotionEntriesQueryVariables>;
export const StaffDecideEntryDocument = new TypedDocumentString(`
    mutation staffDecideEntry($entryId: ID!, $status: PromotionEntryStatus!) {
  staffDecideEntry(entryId: $entryId, status: $status) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:18a17f626d64eac63c8c3951ac67b83d02eba7dffa1fac9df8c4f0210befbd20"}) as unknown as TypedDocumentString<StaffDecideEntryMutation, StaffDecideEntryMutationVariables>;
export const SandboxFileDocument = new TypedDocumentString(`
    query sandboxFile($id: ID!) {
  sandboxFile(id: $id) {
    id
    name
    openings {
      id
      name
      photoCount
    }
    suggestions {
      id
      openingId
      name
    }
  }
}
    `, {"hash":"sha256:776c430fda68dc22cae47a91415454006734f00ffbb05e1c2f60da62d30e5b79"}) as unknown as TypedDocumentString<SandboxFileQuery, SandboxFileQueryVariables>;
export const RenderInSandboxDocument = new TypedDocumentString(`
    mutation renderInSandbox($format: SandboxFormat!, $props: SandboxPropsInput!) {
  renderInSandbox(format: $format, props: $props) {
    __typename
    ... on SandboxPicture {
      url
      bytes
      drawnMs
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:3b17bf82d63f7013976edb32b0b1e6dabcfcfc0eac9c80bedb19d0fccedc92b1"}) as unknown as TypedDocumentString<RenderInSandboxMutation, RenderInSandboxMutationVariables>;
export const StaffActionsDocument = new TypedDocumentString(`
    query staffActions($after: String) {
  staffActions(after: $after) {
    actions {
      ...StaffActionRow
    }
    nextCursor
  }
}
    fragment StaffActionRow on StaffAction {
  id
  createdAt
  email
  action
  subjectType
  subjectId
  subjectName
  details
}`, {"hash":"sha256:35e957b0d3e127c51cb7310e0531c921e6eda76ef365d2bba1eea84e488ee45f"}) as unknown as TypedDocumentString<StaffActionsQuery, StaffActionsQueryVariables>;
export const StaffSaveMapReviewSettingDocument = new TypedDocumentString(`
    mutation staffSaveMapReviewSetting($input: StaffSaveMapReviewSettingInput!) {
  staffSaveMapReviewSetting(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:15777fbcd7b854ec81b8f99654e96ad2241ee832e28fd3510a11eea19fa0b11a"}) as unknown as TypedDocumentString<StaffSaveMapReviewSettingMutation, StaffSaveMapReviewSettingMutationVariables>;
export const StaffShippingRatesDocument = new TypedDocumentString(`
    query staffShippingRates {
  staffShippingRates {
    ...StaffShippingRateTable
  }
  staffMapReviewSettings {
    ...MapReviewSetting
  }
}
    fragment Price on Money {
  amount
  currencyCode
}
fragment MapReviewSetting on StaffMapReviewSetting {
  businessId
  businessDays
  updatedAt
}
fragment StaffShippingRateTable on StaffShippingRates {
  businessId
  updatedAt
  freeFrom {
    ...Price
  }
  freeFromStickers
  stickerPrice {
    ...Price
  }
  makingDays
  packingDays
  packages {
    maxWeightOz
    maxLengthIn
    prices {
      zone
      standard {
        ...Price
      }
      expedited {
        ...Price
      }
    }
  }
}`, {"hash":"sha256:14dbcbdbe2eec50dd7f5a05722c77591f556d5edb1468ba767ba13b230e87eb7"}) as unknown as TypedDocumentString<StaffShippingRatesQuery, StaffShippingRatesQueryVariables>;
export const StaffSaveShippingRatesDocument = new TypedDocumentString(`
    mutation staffSaveShippingRates($input: StaffSaveShippingRatesInput!) {
  staffSaveShippingRates(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:81e37a1cb6c19ee2e2cf2f8e4ced9fa42d88b003f8269650f11ec7516cd51cc9"}) as unknown as TypedDocumentString<StaffSaveShippingRatesMutation, StaffSaveShippingRatesMutationVariables>;
export const StaffStickersDocument = new TypedDocumentString(`
    query staffStickers($after: String) {
  staffStickers(after: $after) {
    groups {
      ...StaffStickerGroupRow
    }
    nextCursor
    orderCount
  }
}
    fragment StaffStickerGroupRow on StaffStickerGroup {
  id
  fileName
  businessId
  outputType
  outputScale
  canPrint
  orders {
    id
    paidAt
    orderNumber
    customerName
    stickerCount
    sheetSet {
      id
      state
    }
  }
}`, {"hash":"sha256:2c8a52ae174df1087110f5885ff4d2f1513d3009302aa3b389d5338166b74478"}) as unknown as TypedDocumentString<StaffStickersQuery, StaffStickersQueryVariables>;
export const StaffStickerSheetsDocument = new TypedDocumentString(`
    query staffStickerSheets($id: ID!) {
  staffStickerSheets(id: $id) {
    ...StaffSheetSetDetails
  }
}
    fragment StaffSheetSetDetails on StaffStickerSheets {
  id
  state
  message
  outputType
  outputScale
  sheetCount
  overflow
  pdfUrl
  createdAt
  createdBy
  orders {
    id
    orderNumber
    customerName
    status
    stickerCount
  }
  sheets {
    widthInches
    heightInches
    stickerCount
    url
    pictureUrl
  }
}`, {"hash":"sha256:c2278dac65ac0d08f4b87f57c3894bf1839122c2b7f5358a0c8406e817d215f3"}) as unknown as TypedDocumentString<StaffStickerSheetsQuery, StaffStickerSheetsQueryVariables>;
export const StaffLayOutStickersDocument = new TypedDocumentString(`
    mutation staffLayOutStickers($input: StaffLayOutStickersInput!) {
  staffLayOutStickers(input: $input) {
    __typename
    ... on StaffStickerSheetsRequested {
      sheets {
        id
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:5b5886c8f2576fb3eb877ac367f2278e5e6697d8c1db628481b988b80644ac22"}) as unknown as TypedDocumentString<StaffLayOutStickersMutation, StaffLayOutStickersMutationVariables>;
export const StaffRetryStickerSheetsDocument = new TypedDocumentString(`
    mutation staffRetryStickerSheets($id: ID!) {
  staffRetryStickerSheets(id: $id) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:138a587a88cb5c4d6bf194a68703c13b40b05bbdadc9da16ead99c0821f3f7c2"}) as unknown as TypedDocumentString<StaffRetryStickerSheetsMutation, StaffRetryStickerSheetsMutationVariables>;
export const StaffShipStickersDocument = new TypedDocumentString(`
    mutation staffShipStickers($input: StaffShipStickersInput!) {
  staffShipStickers(input: $input) {
    __typename
    ... on StaffStickersShipped {
      problems
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:fa8b35ca08c35cb385bea6f59e92eaeba57bf6bbb40d511cd0b0112b25b9c616"}) as unknown as TypedDocumentString<StaffShipStickersMutation, StaffShipStickersMutationVariables>;
export const StaffTicketsDocument = new TypedDocumentString(`
    query staffTickets($input: StaffTicketsInput!) {
  staffTickets(input: $input) {
    tickets {
      id
      businessId
      subject
      status
      name
      email
      tags
      updatedAt
    }
    nextCursor
    total
  }
}
    `, {"hash":"sha256:fec6c15196526a16bc0edef10411c66f760a85575c9b949666b0ed2160451a86"}) as unknown as TypedDocumentString<StaffTicketsQuery, StaffTicketsQueryVariables>;
export const StaffTicketDocument = new TypedDocumentString(`
    query staffTicket($id: ID!) {
  staffTicket(id: $id) {
    ...TicketThread
    businessId
    question
    tags
    userId
    userAgent
    isAddressVerified
  }
}
    fragment TicketThread on Ticket {
  id
  subject
  status
  name
  email
  createdAt
  fields {
    label
    value
    values
    files {
      name
      url
    }
  }
  messages {
    id
    author
    text
    createdAt
  }
}`, {"hash":"sha256:136a29840181859d52d86695d79faad84307a558fdc32129895347ab68085486"}) as unknown as TypedDocumentString<StaffTicketQuery, StaffTicketQueryVariables>;
export const ReplyToTicketAsStaffDocument = new TypedDocumentString(`
    mutation replyToTicketAsStaff($input: ReplyToTicketAsStaffInput!) {
  replyToTicketAsStaff(input: $input) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:9b361225e48ad32b5f7ecf6c1ef08399393d480b2a957624f82af3ff745be1c8"}) as unknown as TypedDocumentString<ReplyToTicketAsStaffMutation, ReplyToTicketAsStaffMutationVariables>;
export const SetTicketStatusDocument = new TypedDocumentString(`
    mutation setTicketStatus($ticketId: ID!, $status: TicketStatus!) {
  setTicketStatus(ticketId: $ticketId, status: $status) {
    __typename
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:b0fb3a338bef4463dc48c410501f91a250eb4fd5e2e06145e126ba823379f0ab"}) as unknown as TypedDocumentString<SetTicketStatusMutation, SetTicketStatusMutationVariables>;
export const StaffVouchersDocument = new TypedDocumentString(`
    query staffVouchers($requestId: ID!) {
  staffVouchers(requestId: $requestId) {
    requestId
    createdAt
    count
    redeemedCount
    tokens
    expiresAt
    codes
  }
}
    `, {"hash":"sha256:3bdb0c0e83a581633fc0f8530adf37ef0ac9c1b776eb5b1de1dfada45191eafd"}) as unknown as TypedDocumentString<StaffVouchersQuery, StaffVouchersQueryVariables>;
export const StaffCreateVouchersDocument = new TypedDocumentString(`
    mutation staffCreateVouchers($input: StaffCreateVouchersInput!) {
  staffCreateVouchers(input: $input) {
    __typename
    ... on StaffVouchersCreated {
      vouchers {
        requestId
      }
    }
    ... on Refusal {
      message
    }
  }
}
    `, {"hash":"sha256:2ffb003ee01fd57fb0d8c6ee450292b20154698c87a074c52c6c1cdb1232b622"}) as unknown as TypedDocumentString<StaffCreateVouchersMutation, StaffCreateVouchersMutationVariables>;