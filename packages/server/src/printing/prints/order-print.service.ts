import { isDeepStrictEqual } from "node:util";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import { freezeForProduct, freezeProject } from "./freeze-project.service.ts";
import { createMapRenderRequests } from "./map-print.ts";
import {
  findOrderPrint,
  findPrintRenewal,
  insertOrderPrints,
  listPrintSources,
  type NewOrderPrint,
  type PrintSource,
  replacePrintContent,
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
 * Creates print files of personalized maps. What is printed is what the map was when it was paid, or
 * when the customer has looked at it again.
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

  /**
   * Gives a print the map as it is now, at the size and in the type that were ordered, and enqueues
   * its drawing. Returns false for an unchanged map, and for one that is gone, emptied or of another
   * design: the print keeps what it has.
   */
  async renewWithin(transaction: Transaction, orderPrintId: string): Promise<boolean> {
    const print = await findPrintRenewal(transaction, orderPrintId);
    if (!print?.content || print.project === null) return false;
    const { content, project } = print;
    const { outputType, outputScale } = content;
    const renewed = { ...freezeProject(project), outputType, outputScale };
    const hasPhotos = Object.values(renewed.inputs).some(({ images }) => images.length > 0);
    if (renewed.designId !== content.designId || !hasPhotos || isSame(content, renewed)) {
      return false;
    }
    await replacePrintContent(transaction, orderPrintId, renewed);
    await this.enqueueWithin(transaction, orderPrintId);
    return true;
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
      return updateOrderPrint(db, print, { renderId: null, findings: all });
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
        await updateOrderPrint(transaction, print, { renderId, findings });
      }
    });
  }
}

/** Compares content as it is stored, whatever the order of its fields. */
function isSame(stored: FrozenProject, content: FrozenProject): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(content)));
}

function freezeSource(source: PrintSource): NewOrderPrint {
  const { orderLineId, projectId, project, metafields } = source;
  if (project === null) {
    const findings = ["The map was deleted before the order was paid."];
    return { orderLineId, projectId, content: null, findings };
  }
  const content = freezeForProduct(project, metafields);
  return { orderLineId, projectId, content, findings: [] };
}
