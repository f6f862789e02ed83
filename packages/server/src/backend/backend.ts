import { type ErrorReports, NO_ERROR_REPORTS, type ReadinessChecks } from "@photomap/process";
import type { Logger } from "pino";
import { AccountAdminService } from "../people/accounts/account-admin.service.ts";
import { ImageSigner } from "../photos/images/image-signer.ts";
import { PhotoRegistry } from "../photos/processing/photo-registry.service.ts";
import { Queue } from "../platform/adapters/pg-boss/queue.ts";
import { registerQueueMetrics } from "../platform/adapters/pg-boss/queue-metrics.ts";
import { PubSub } from "../platform/adapters/redis/pub-sub.ts";
import { RateLimiter } from "../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../platform/adapters/redis/redis.ts";
import type { Storage } from "../platform/adapters/s3/storage.ts";
import { CustomerCipher } from "../platform/crypto/customer-cipher.ts";
import { openDatabase } from "../platform/database/database.ts";
import { ClientErrorService } from "../platform/errors/client-error.service.ts";
import { WebhookFailureService } from "../platform/errors/webhook-failure.service.ts";
import { MapProblemService } from "../printing/prints/map-problem.service.ts";
import { OrderPrintService } from "../printing/prints/order-print.service.ts";
import { PictureService } from "../printing/prints/picture.service.ts";
import { PrintService } from "../printing/prints/print.service.ts";
import { RenderService } from "../printing/prints/render.service.ts";
import { SandboxService } from "../printing/prints/sandbox.service.ts";
import { DesignService } from "../project/designs/design.service.ts";
import { DesignGroupService } from "../project/designs/design-group.service.ts";
import { DesignPictureService } from "../project/designs/design-picture.service.ts";
import { DigestService } from "../project/digests/digest.service.ts";
import { LiveService } from "../project/live/live.service.ts";
import { PresenceList } from "../project/live/presence.ts";
import type { ProjectService } from "../project/projects/project.service.ts";
import { createLiveFactsReader } from "../project/suggestions/live-facts.repository.ts";
import { VoucherService } from "../shop/tokens/voucher.service.ts";
import { VoucherCodeCipher } from "../shop/tokens/voucher-code-cipher.ts";
import { createStaffServices, type StaffServices } from "../staff/staff.service.ts";
import { ContentService } from "../support/content/content.service.ts";
import { createBrandDetails } from "../support/mail/mail-brand.ts";
import { TicketService } from "../support/tickets/ticket.service.ts";
import { TicketKeys } from "../support/tickets/ticket-key.ts";
import { TicketRateLimits } from "../support/tickets/ticket-rate-limits.ts";
import { TicketThreadService } from "../support/tickets/ticket-thread.service.ts";
import { UsageService } from "../support/usage/usage.service.ts";
import { type AccountServices, createAccountServices } from "./backend-accounts.ts";
import { type BackendConfig, createStorage, type SharedDependencies } from "./backend-config.ts";
import { createPickupServices, createRetailChain, type PickupServices } from "./backend-pickup.ts";
import { createProjectServices, type ProjectServices } from "./backend-projects.ts";
import { createShopServices, type ShopServices } from "./backend-shop.ts";

export interface Backend extends AccountServices, ProjectServices, ShopServices, PickupServices {
  readonly staff: StaffServices;
  readonly content: ContentService;
  readonly designs: DesignService;
  readonly designGroups: DesignGroupService;
  readonly designPictures: DesignPictureService;
  readonly renders: RenderService;
  readonly prints: PrintService;
  readonly pictures: PictureService;
  readonly sandbox: SandboxService;
  readonly clientErrors: ClientErrorService;
  readonly webhookFailures: WebhookFailureService;
  readonly digests: DigestService;
  readonly orderPrints: OrderPrintService;
  readonly tickets: TicketService;
  readonly pubSub: PubSub;
  readonly usage: UsageService;
  readonly live: LiveService;
  readonly storage: Storage;
  readonly imageSigner: ImageSigner;
  readonly queue: Queue;
  /** Adds the state of the queues to the metrics of this process. */
  measureQueues(): void;
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
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_SIZE, {
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    // With an address of its own for sessions, the other one is that of a pooler.
    isPreparing: config.DATABASE_SESSION_URL === undefined,
  });
  const redis = await openRedis(config, log);
  const storage = createStorage(config);
  const queue = new Queue(config.DATABASE_SESSION_URL ?? config.DATABASE_URL, log);
  await queue.start();
  const designs = new DesignService(config, storage);
  const limiter = new RateLimiter(redis, log);
  const pubSub = new PubSub(redis, config.REDIS_PREFIX);
  const live = new LiveService({
    facts: createLiveFactsReader(database.db),
    pubSub,
    presence: new PresenceList(redis),
  });
  const { db } = database;
  const shared = { db, queue, storage, limiter };
  const content = new ContentService(createBrandDetails(config), config.LEGAL_APPROVED_ON);
  const codeKey = new VoucherCodeCipher(config.VOUCHER_KEY);
  const vouchers = new VoucherService({ db, limiter, codeKey });
  const webhookFailures = new WebhookFailureService(db, log);
  const usage = new UsageService({ ...shared, log });
  const { mailer, ...accounts } = createAccountServices(config, {
    ...shared,
    vouchers,
    webhookFailures,
    designs,
  });
  const projects = createProjectServices(config, { ...shared, ...accounts, designs, live });
  const printing = openPrinting({ ...shared, projects: projects.projects, designs, pubSub });
  const chain = createRetailChain(config, { redis, log });
  const cipher = new CustomerCipher(config);
  const shop = createShopServices(config, {
    ...shared,
    ...printing,
    database,
    vouchers,
    webhookFailures,
    designs,
    access: projects.access,
    projects: projects.projects,
  });
  return {
    ...accounts,
    ...projects,
    ...printing,
    ...shop,
    ...createPickupServices({ ...shared, prints: printing.prints, cipher, webhookFailures, chain }),
    staff: createStaffServices({
      ...shared,
      ...shop,
      orderPrints: printing.orderPrints,
      threads: new TicketThreadService(shared),
      chain,
      cipher,
      config,
      emailChanges: accounts.emailChanges,
      photos: projects.photos,
      roles: new AccountAdminService(db),
      suppressionList: accounts.suppressionList,
      companyDomain: config.COMPANY_DOMAIN,
    }),
    content,
    designs,
    designGroups: new DesignGroupService(designs),
    designPictures: new DesignPictureService({ folder: config.DESIGN_PICTURES_FOLDER, storage }),
    clientErrors: new ClientErrorService({ limiter, errorReports, log }),
    usage,
    webhookFailures,
    tickets: openTickets(config, { ...shared, content }),
    digests: new DigestService({ db, queue }),
    pubSub,
    live,
    storage,
    imageSigner: new ImageSigner(config.IMAGE_SIGNING_KEY),
    queue,
    measureQueues: () => registerQueueMetrics(db),
    readiness: { database: () => database.pool.query("select 1") },
    // Without the object store projects are read and saved; uploads and jobs are repeated.
    optionalReadiness: {
      storage: () => storage.checkReady(),
      redis: () => redis.run((connection) => connection.ping()),
    },
    async close() {
      await usage.close();
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
    sandbox: new SandboxService({ ...deps, renders }),
    orderPrints: new OrderPrintService({ ...deps, renders }),
    mapProblems: new MapProblemService(deps),
  };
}

function openTickets(
  config: BackendConfig,
  shared: SharedDependencies & { readonly content: ContentService },
): TicketService {
  return new TicketService({
    ...shared,
    photoRegistry: new PhotoRegistry(shared.queue),
    keys: new TicketKeys(config.CODE_KEY),
    limits: new TicketRateLimits(shared.limiter),
    threads: new TicketThreadService(shared),
  });
}

function openRedis(config: BackendConfig, log: Logger): Promise<RedisClient> {
  const settings = {
    url: config.REDIS_URL,
    keyPrefix: config.REDIS_PREFIX,
    commandTimeoutMs: config.REDIS_COMMAND_TIMEOUT_MS,
  };
  return RedisClient.open(settings, log);
}
