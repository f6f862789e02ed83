import { findMovesProblem, ORDER_MOVES } from "@photomap/commerce";
import type { Logger } from "pino";
import type { z } from "zod";
import { GrantService } from "./access/grant.service.ts";
import { InvitationMailService } from "./access/invitation-mail.service.ts";
import { ProjectAccessService } from "./access/project-access.service.ts";
import { AccountService } from "./accounts/account.service.ts";
import { CodeService } from "./accounts/code.service.ts";
import { CodeMailService } from "./accounts/code-mail.service.ts";
import { DeviceCookies } from "./accounts/device-cookie.ts";
import { LogInLimits } from "./accounts/log-in-limits.ts";
import { PasswordService } from "./accounts/password.service.ts";
import { CODE_ATTEMPTS, CODE_REQUESTS, CodeRateLimits } from "./accounts/rate-limits.ts";
import { SessionService } from "./accounts/session.service.ts";
import { type ErrorReports, NO_ERROR_REPORTS } from "./adapters/error-reports.ts";
import { Mailer } from "./adapters/mail.ts";
import type { Payments } from "./adapters/payments.ts";
import { PubSub } from "./adapters/pub-sub.ts";
import { Queue } from "./adapters/queue.ts";
import { RateLimiter } from "./adapters/rate-limiter.ts";
import { RedisClient } from "./adapters/redis.ts";
import { Storage } from "./adapters/storage.ts";
import { StripePayments } from "./adapters/stripe-payments.ts";
import { CartService } from "./carts/cart.service.ts";
import { CartLimits } from "./carts/cart-limits.ts";
import { CartMergeService } from "./carts/cart-merge.service.ts";
import {
  accountSection,
  databaseSection,
  imageSection,
  paymentSection,
  redisSection,
  storageSection,
} from "./config/config.ts";
import { type Database, type DatabaseHandle, openDatabase } from "./database/database.ts";
import { DesignService, designSection } from "./designs/design.service.ts";
import { DigestService } from "./digests/digest.service.ts";
import { DigestMailService } from "./digests/digest-mail.service.ts";
import { DigestSetting } from "./digests/digest-setting.service.ts";
import { ClientErrorService } from "./errors/client-error.service.ts";
import { GuestImportService } from "./guests/guest-import.service.ts";
import { GuestSnapshotService } from "./guests/guest-snapshot.service.ts";
import type { ReadinessChecks } from "./http/management-server.ts";
import { AccessEpochService } from "./images/access-epoch.service.ts";
import { ImageSigner } from "./images/image-signer.ts";
import { PhotoService } from "./ingest/photo.service.ts";
import { PhotoCopyService } from "./ingest/photo-copy.service.ts";
import { PhotoRegistry } from "./ingest/photo-registry.service.ts";
import { LiveService } from "./live/live.service.ts";
import { PresenceList } from "./live/presence.ts";
import { MailService } from "./mail/mail.service.ts";
import { createMailBrands, mailSection } from "./mail/mail-brand.ts";
import { MailReportService } from "./mail/mail-report.service.ts";
import { SuppressionList } from "./mail/suppression-list.service.ts";
import { OrderCancellationService } from "./orders/order-cancellation.service.ts";
import { OrderFulfillmentService } from "./orders/order-fulfillment.service.ts";
import { OrderHistoryService } from "./orders/order-history.service.ts";
import { OrderMailService } from "./orders/order-mail.service.ts";
import { OrderPlacementService } from "./orders/order-placement.service.ts";
import { PaymentService } from "./orders/payment.service.ts";
import { PaymentEventService } from "./orders/payment-event.service.ts";
import { PaymentSessionService } from "./orders/payment-session.service.ts";
import { ReconciliationService } from "./orders/reconciliation.service.ts";
import { RefundService } from "./orders/refund.service.ts";
import { OrderPrintService } from "./prints/order-print.service.ts";
import { PictureService } from "./prints/picture.service.ts";
import { PrintService } from "./prints/print.service.ts";
import { RenderService } from "./prints/render.service.ts";
import { BestSellers } from "./products/best-sellers.ts";
import { ProductService } from "./products/product.service.ts";
import { ProductDataService } from "./products/product-data.service.ts";
import {
  ProductPictureService,
  productPictureSection,
} from "./products/product-picture.service.ts";
import { ProjectService } from "./projects/project.service.ts";
import { ProjectLimits } from "./projects/project-limits.ts";
import { SignedProjects } from "./projects/signed-projects.ts";
import { TrashService } from "./projects/trash.service.ts";
import { DeletionService } from "./rights/deletion.service.ts";
import { ExportService } from "./rights/export.service.ts";
import { RightsMailService } from "./rights/rights-mail.service.ts";
import { ShareLinkService } from "./share-links/share-link.service.ts";
import { ShareLinkLimits } from "./share-links/share-link-limits.ts";
import { SharePassCookies } from "./share-links/share-pass-cookie.ts";
import { openStaff, type StaffServices } from "./staff/staff.service.ts";
import { AdoptionService } from "./suggestions/adoption.service.ts";
import { SignedSuggestions } from "./suggestions/signed-suggestions.ts";
import { SuggestionService } from "./suggestions/suggestion.service.ts";
import { UploadService } from "./uploads/upload.service.ts";

export const backendSection = {
  ...databaseSection,
  ...redisSection,
  ...storageSection,
  ...imageSection,
  ...designSection,
  ...productPictureSection,
  ...accountSection,
  ...mailSection,
  ...paymentSection,
};

export type BackendConfig = Readonly<z.output<z.ZodObject<typeof backendSection>>>;

export interface Backend {
  readonly sessions: SessionService;
  readonly accounts: AccountService;
  readonly passwords: PasswordService;
  readonly devices: DeviceCookies;
  readonly mail: MailService;
  readonly mailReports: MailReportService;
  readonly suppressionList: SuppressionList;
  readonly exports: ExportService;
  readonly deletions: DeletionService;
  readonly designs: DesignService;
  readonly access: ProjectAccessService;
  readonly grants: GrantService;
  readonly shareLinks: ShareLinkService;
  readonly sharePasses: SharePassCookies;
  readonly projects: ProjectService;
  readonly signedProjects: SignedProjects;
  readonly signedSuggestions: SignedSuggestions;
  readonly accessEpochs: AccessEpochService;
  readonly trash: TrashService;
  readonly guestImports: GuestImportService;
  readonly guestSnapshots: GuestSnapshotService;
  readonly adoptions: AdoptionService;
  readonly suggestions: SuggestionService;
  readonly carts: CartService;
  readonly cartMerges: CartMergeService;
  readonly uploads: UploadService;
  readonly photos: PhotoService;
  readonly renders: RenderService;
  readonly prints: PrintService;
  readonly pictures: PictureService;
  readonly products: ProductService;
  readonly productData: ProductDataService;
  readonly productPictures: ProductPictureService;
  readonly clientErrors: ClientErrorService;
  readonly digests: DigestService;
  readonly digestSetting: DigestSetting;
  readonly payments: Payments;
  readonly placements: OrderPlacementService;
  readonly paymentSessions: PaymentSessionService;
  readonly orderPayments: PaymentService;
  readonly paymentEvents: PaymentEventService;
  readonly refunds: RefundService;
  readonly fulfillments: OrderFulfillmentService;
  readonly cancellations: OrderCancellationService;
  readonly reconciliation: ReconciliationService;
  readonly orderPrints: OrderPrintService;
  readonly orderHistory: OrderHistoryService;
  readonly staff: StaffServices;
  readonly pubSub: PubSub;
  readonly live: LiveService;
  readonly storage: Storage;
  readonly imageSigner: ImageSigner;
  readonly queue: Queue;
  readonly readiness: ReadinessChecks;
  readonly optionalReadiness: ReadinessChecks;
  close(): Promise<void>;
}

/** Creates all services once per process. */
export async function openBackend(
  config: BackendConfig,
  log: Logger,
  errorReports: ErrorReports = NO_ERROR_REPORTS,
): Promise<Backend> {
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_SIZE);
  const redis = await openRedis(config, log);
  const storage = openStorage(config);
  const queue = new Queue(config.DATABASE_URL, log);
  await queue.start();
  const designs = new DesignService(config, storage);
  const limiter = new RateLimiter(redis, log);
  const pubSub = new PubSub(redis, config.REDIS_PREFIX);
  const live = new LiveService({ db: database.db, pubSub, presence: new PresenceList(redis) });
  const { mailer, ...accounts } = openAccounts(config, {
    db: database.db,
    queue,
    storage,
    limiter,
  });
  const projectLimits = new ProjectLimits(limiter);
  const access = new ProjectAccessService({ db: database.db, live, limiter });
  const uploads = new UploadService({ db: database.db, storage, limiter });
  const photoRegistry = new PhotoRegistry(queue);
  const projects = new ProjectService({
    db: database.db,
    access,
    designs,
    photoRegistry,
    limits: projectLimits,
    live,
  });
  const rendering = { db: database.db, queue, storage, limiter, projects, designs, pubSub };
  const printing = openPrinting(rendering);
  return {
    ...accounts,
    designs,
    access,
    grants: new GrantService({
      db: database.db,
      queue,
      limiter,
      suppressionList: accounts.suppressionList,
      access,
      live,
    }),
    shareLinks: new ShareLinkService({
      db: database.db,
      access,
      passwords: accounts.passwords,
      limits: new ShareLinkLimits(limiter),
      live,
      siteUrls: { pm: config.PM_URL, tbl: config.TBL_URL },
    }),
    sharePasses: new SharePassCookies(config.CODE_KEY),
    projects,
    signedProjects: new SignedProjects(database.db),
    signedSuggestions: new SignedSuggestions(database.db),
    accessEpochs: new AccessEpochService(database.db),
    trash: new TrashService({ db: database.db, storage, access, live }),
    guestImports: new GuestImportService({ db: database.db, storage, projects }),
    adoptions: new AdoptionService({
      db: database.db,
      access,
      photoCopies: new PhotoCopyService({ db: database.db, storage, uploads }),
    }),
    suggestions: new SuggestionService({
      db: database.db,
      access,
      designs,
      photoRegistry,
      live,
    }),
    carts: new CartService({
      db: database.db,
      access,
      limits: new CartLimits(limiter),
      siteUrls: { pm: config.PM_URL, tbl: config.TBL_URL },
    }),
    cartMerges: new CartMergeService(database.db),
    photos: new PhotoService(database.db, storage),
    uploads,
    guestSnapshots: new GuestSnapshotService(projects),
    ...printing,
    ...openShop(config, { database, limiter, storage }),
    ...openOrders(config, { db: database.db, queue, limiter, ...printing }),
    clientErrors: new ClientErrorService({ limiter, errorReports, log }),
    digests: new DigestService({ db: database.db, queue }),
    pubSub,
    live,
    storage,
    imageSigner: new ImageSigner(config.IMAGE_SIGNING_KEY),
    queue,
    readiness: {
      database: () => database.pool.query("select 1"),
      storage: () => storage.checkReady(),
    },
    optionalReadiness: { redis: () => redis.run((connection) => connection.ping()) },
    async close() {
      await queue.stop();
      await designs.close();
      mailer.close();
      pubSub.close();
      redis.close();
      storage.close();
      await database.close();
    },
  };
}

interface SharedDependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
}

function openAccounts(config: BackendConfig, shared: SharedDependencies) {
  const { db, queue, limiter } = shared;
  const sessions = new SessionService(db, config.COMPANY_DOMAIN);
  const codes = new CodeService({ db, queue, keys: config.CODE_KEY });
  const passwords = new PasswordService({ db, limits: new LogInLimits(limiter), sessions });
  const suppressionList = new SuppressionList(db);
  const deletions = new DeletionService({ ...shared, passwords });
  const digestSetting = new DigestSetting(db, config.CODE_KEY);
  const mailer = new Mailer(config.SMTP_URL);
  return {
    sessions,
    passwords,
    devices: new DeviceCookies(config.CODE_KEY),
    suppressionList,
    digestSetting,
    deletions,
    exports: new ExportService(shared),
    accounts: new AccountService({
      db,
      limiter,
      codes,
      codeRequestLimits: new CodeRateLimits(limiter, CODE_REQUESTS),
      codeAttemptLimits: new CodeRateLimits(limiter, CODE_ATTEMPTS),
      suppressionList,
      deletions,
      sessions,
      passwords,
    }),
    mailReports: new MailReportService({ suppressionList, topicArn: config.MAIL_REPORT_TOPIC }),
    mail: new MailService({
      mailer,
      suppressionList,
      codeMails: new CodeMailService(db, codes),
      rightsMails: new RightsMailService(db),
      digestMails: new DigestMailService(db, digestSetting),
      invitationMails: new InvitationMailService(db),
      orderMails: new OrderMailService(db),
      brands: createMailBrands({ pm: config.PM_URL, tbl: config.TBL_URL }),
    }),
    mailer,
  };
}

interface RenderingDependencies extends SharedDependencies {
  readonly projects: ProjectService;
  readonly designs: DesignService;
  readonly pubSub: PubSub;
}

function openPrinting(deps: RenderingDependencies) {
  const renders = new RenderService(deps);
  return {
    renders,
    prints: new PrintService({ ...deps, renders }),
    pictures: new PictureService({ ...deps, renders }),
    orderPrints: new OrderPrintService({ ...deps, renders }),
  };
}

interface ShopDependencies {
  readonly database: DatabaseHandle;
  readonly limiter: RateLimiter;
  readonly storage: Storage;
}

function openShop(
  config: Pick<BackendConfig, "PRODUCT_PICTURES_FOLDER">,
  { database, limiter, storage }: ShopDependencies,
) {
  const { db } = database;
  return {
    products: new ProductService({ database, limiter, bestSellers: new BestSellers(db) }),
    productData: new ProductDataService(db),
    productPictures: new ProductPictureService({ folder: config.PRODUCT_PICTURES_FOLDER, storage }),
  };
}

type OrderDependencies = Omit<SharedDependencies, "storage"> & {
  readonly orderPrints: OrderPrintService;
};

function openOrders(config: BackendConfig, deps: OrderDependencies) {
  const problem = findMovesProblem(ORDER_MOVES);
  if (problem !== undefined) throw new Error(`The states of an order are wrong: ${problem}`);
  const { db, queue, limiter, orderPrints } = deps;
  const provider = new StripePayments(config);
  const siteUrls = { pm: config.PM_URL, tbl: config.TBL_URL };
  const refunds = new RefundService({ db, queue, payments: provider });
  const payments = new PaymentService({ db, queue, payments: provider, refunds, orderPrints });
  const sessions = new PaymentSessionService({ db, limiter, provider, payments, siteUrls });
  const fulfillments = new OrderFulfillmentService({ db, queue });
  const cancellations = new OrderCancellationService({ db, sessions, refunds });
  return {
    payments: provider,
    placements: new OrderPlacementService({ db, limiter, payments, sessions }),
    paymentSessions: sessions,
    orderPayments: payments,
    paymentEvents: new PaymentEventService({ db, provider, payments, refunds }),
    refunds,
    fulfillments,
    cancellations,
    staff: openStaff({ db, orderPrints, refunds, fulfillments, cancellations }),
    orderHistory: new OrderHistoryService(db),
    reconciliation: new ReconciliationService({ db, provider, payments, sessions }),
  };
}

function openRedis(config: BackendConfig, log: Logger): Promise<RedisClient> {
  const settings = {
    url: config.REDIS_URL,
    keyPrefix: config.REDIS_PREFIX,
    commandTimeoutMs: config.REDIS_COMMAND_TIMEOUT_MS,
  };
  return RedisClient.open(settings, log);
}

type StorageConfig = {
  readonly [Name in keyof typeof storageSection]: z.output<(typeof storageSection)[Name]>;
};

export function openStorage(config: StorageConfig): Storage {
  return new Storage({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    ingestBucket: config.S3_INGEST_BUCKET,
    mediaBucket: config.S3_MEDIA_BUCKET,
  });
}
