import type { BrandId } from "@photomap/design";
import { can } from "@photomap/project";
import type {
  EmailChangeRow,
  EmailChangeService,
} from "../../people/accounts/email-change.service.ts";
import type { Database } from "../../platform/database/database.ts";
import { isInternalAddress } from "../../platform/viewer/role.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { resolveViewerPolicy } from "../../project/access/project-access.service.ts";
import { findBalanceWithHolds, listTokenTransactions } from "../../shop/tokens/ledger.queries.ts";
import type { TokenStatement } from "../../shop/tokens/token.service.ts";
import { listOrdersOfEmail, type OrderSearchRow } from "../orders/staff-order-search.repository.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { createLikePatterns, type SearchPageRequest } from "../shared/staff-search-words.ts";
import {
  type CustomerCursor,
  type CustomerRow,
  findCustomer,
  listCustomerProjects,
  searchCustomers,
} from "./staff-customer.repository.ts";

export type { CustomerRow } from "./staff-customer.repository.ts";

export interface CustomerPage {
  readonly customers: readonly CustomerRow[];
  readonly nextCursor: string | null;
}

export interface CustomerProject {
  readonly id: string;
  readonly name: string;
  readonly designId: string;
  readonly brand: BrandId;
  readonly filledOpenings: number;
  readonly updatedAt: Date;
  /** Whether the staff member may open the map; a role gives no access to others' maps. */
  readonly canOpen: boolean;
}

export interface Customer extends CustomerRow {
  /** True for a verified company address, which sees hidden content with any role. */
  readonly isInternal: boolean;
  readonly projects: readonly CustomerProject[];
  readonly orders: readonly OrderSearchRow[];
  readonly tokens: TokenStatement;
  /** The new address that isn't confirmed yet; undefined without a pending change. */
  readonly emailChange: EmailChangeRow | undefined;
}

const PAGE_SIZE = 50;
const MAX_PROJECTS = 100;
const MAX_ORDERS = 100;
const MAX_TRANSACTIONS = 50;

interface Dependencies {
  readonly db: Database;
  readonly emailChanges: EmailChangeService;
  readonly companyDomain: string;
}

/** Accounts with their maps and orders, for staff. */
export class CustomerService {
  readonly #db: Database;
  readonly #emailChanges: EmailChangeService;
  readonly #companyDomain: string;

  constructor({ db, emailChanges, companyDomain }: Dependencies) {
    this.#db = db;
    this.#emailChanges = emailChanges;
    this.#companyDomain = companyDomain;
  }

  /** One page of accounts, newest first; undefined for viewers without the permission. */
  async search(
    viewer: Viewer,
    { search, after }: SearchPageRequest,
  ): Promise<CustomerPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const page = { after: readCursor(after), limit: PAGE_SIZE + 1 };
    const found = await searchCustomers(this.#db, createLikePatterns(search), page);
    const customers = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? customers.at(-1) : undefined;
    return { customers, nextCursor: last === undefined ? null : writeCursor(last) };
  }

  /** Returns undefined when the account is missing or the viewer lacks the permission. */
  async find(viewer: Viewer, id: string): Promise<Customer | undefined> {
    const staff = getPermittedStaff(viewer, "all-orders");
    const customer = staff && (await findCustomer(this.#db, id));
    if (staff === undefined || customer === undefined) return undefined;
    const [projects, orders, balance, transactions, emailChange] = await Promise.all([
      listCustomerProjects(this.#db, staff, { customerId: id, limit: MAX_PROJECTS }),
      listOrdersOfEmail(this.#db, customer.email, MAX_ORDERS),
      findBalanceWithHolds(this.#db, id),
      listTokenTransactions(this.#db, id, MAX_TRANSACTIONS),
      this.#emailChanges.findPending(this.#db, id),
    ]);
    return {
      ...customer,
      isInternal: isInternalAddress(customer, this.#companyDomain),
      projects: projects.map((project) => ({
        id: project.id,
        name: project.name,
        designId: project.designId,
        brand: project.brand,
        filledOpenings: project.openingsWithImages,
        updatedAt: project.updatedAt,
        canOpen: can(resolveViewerPolicy(viewer, project), "view"),
      })),
      orders,
      tokens: { ...balance, transactions },
      emailChange,
    };
  }
}

function writeCursor({ createdAt, id }: CustomerRow): string {
  return `${createdAt.getTime()}-${id}`;
}

function readCursor(cursor: string | null | undefined): CustomerCursor | undefined {
  const [, ms, id] = /^(\d{1,15})-(.{1,100})$/.exec(cursor ?? "") ?? [];
  return ms === undefined || id === undefined ? undefined : { createdAt: new Date(Number(ms)), id };
}
