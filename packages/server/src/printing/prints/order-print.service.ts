import { readMetafields } from "@photomap/commerce";
import { isOutputScale, OUTPUT_TYPES } from "@photomap/design";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import { freezeProject } from "./freeze-project.service.ts";
import { createMapRenderRequests } from "./map-print.ts";
import {
  findOrderPrint,
  insertOrderPrints,
  listPrintSources,
  type NewOrderPrint,
  type PrintSource,
  updateOrderPrint,
} from "./order-print.repository.ts";
import { listPrintFindings } from "./order-print-findings.ts";
import type { RenderService } from "./render.service.ts";
import type { FrozenProject } from "./render.types.ts";

/**
 * The days a file is kept, enough to print an order again after a complaint; later it is drawn from
 * its content.
 */
const RETENTION_DAYS = 90;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly designs: DesignService;
  readonly renders: RenderService;
}

/**
 * Creates print files of personalized maps. What is printed is what the map was when it was paid.
 */
export class OrderPrintService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Copies the content of all maps of the order, and enqueues their drawing. */
  async freezeWithin(transaction: Transaction, orderId: string): Promise<void> {
    const sources = await listPrintSources(transaction, orderId);
    if (sources.length === 0) return;
    const ids = await insertOrderPrints(transaction, orderId, sources.map(freezeSource));
    const jobs = ids.map((orderPrintId) => ({ orderPrintId }));
    await this.#deps.queue.enqueueAll(transaction, "render-order-print", jobs);
  }

  /** Enqueues the drawing again, after the file was purged or has failed. */
  async enqueueWithin(transaction: Transaction, orderPrintId: string): Promise<void> {
    await this.#deps.queue.enqueue(transaction, "render-order-print", { orderPrintId });
  }

  /** Requests the render, which is the job: a repeated one finds the same render. */
  async request(orderPrintId: string): Promise<void> {
    const { db, designs, renders } = this.#deps;
    const print = await findOrderPrint(db, orderPrintId);
    if (!print?.content) return;
    const { content } = print;
    const design = await designs.find(content.designId);
    if (design === undefined) throw new Error(`There is no design ${content.designId}`);
    const findings = listPrintFindings(content, design);
    const downloadFilename = `order-${print.orderNumber}-${print.position + 1}.pdf`;
    const requests = createMapRenderRequests(content, design, {
      format: "pdf",
      paper: "full_size",
      downloadFilename,
    });
    if ("problem" in requests) {
      const all = [requests.problem, ...findings];
      return updateOrderPrint(db, orderPrintId, { renderId: null, findings: all });
    }
    await db.transaction().execute(async (transaction) => {
      for (const request of requests) {
        const renderId = await renders.requestWithin(transaction, {
          ownerId: `order-${print.orderId}`,
          // The file outlives the project.
          projectId: null,
          lane: "print",
          request,
          retentionDays: RETENTION_DAYS,
        });
        await updateOrderPrint(transaction, orderPrintId, { renderId, findings });
      }
    });
  }
}

function freezeSource(source: PrintSource): NewOrderPrint {
  const { orderLineId, projectId, project, metafields } = source;
  if (project === null) {
    const findings = ["The map was deleted before the order was paid."];
    return { orderLineId, projectId, content: null, findings };
  }
  const content = applyProduct(freezeProject(project), metafields);
  return { orderLineId, projectId, content, findings: [] };
}

/** Applies the product's type and size where it has them. */
function applyProduct(content: FrozenProject, stored: unknown): FrozenProject {
  const { metafields } = readMetafields(stored ?? {});
  const outputType = OUTPUT_TYPES.find((type) => type === metafields.outputType);
  const { outputScale = 0 } = metafields;
  return {
    ...content,
    ...(outputType !== undefined && { outputType }),
    ...(isOutputScale(outputScale) && { outputScale }),
  };
}
