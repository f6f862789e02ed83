import type { BrandId } from "@photomap/design";
import { CompiledQuery, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/prepared-statements.ts";
import { IS_FOR_SALE, IS_VISIBLE } from "./product.queries.ts";
import type { Product, ProductCollection, ProductSortKey } from "./product.types.ts";
import {
  createProductSourceSql,
  PRODUCT_COLUMNS,
  type ProductRow,
  readProductRow,
} from "./product-row.ts";

export const PRODUCT_PAGE_LIMITS = { images: 30, variants: 100 };
const TILE_LIMITS = { images: 1, variants: 32 };

/** The ids of products that were sold, the best seller first. */
export type SalesRanking = readonly string[];

/** The most frequent query of the shop. */
const FIND_PRODUCT = prepareStatement(
  "find-product",
  `select to_json(found)::text as content from (
    select ${PRODUCT_COLUMNS}
    from ${createProductSourceSql("product", PRODUCT_PAGE_LIMITS)}
    where product.business_id = $1 and product.handle = $2 and product.is_active and product.is_listed
  ) as found`,
);

/** The JSON of a `ProductRow`, not parsed; see `ParsedProductCache`. */
export async function findProductJson(
  db: Connection,
  brand: BrandId,
  handle: string,
): Promise<string | undefined> {
  const query = CompiledQuery.raw(FIND_PRODUCT, [brand, handle]);
  return (await db.executeQuery<{ content: string }>(query)).rows[0]?.content;
}

export async function findCollection(
  db: Connection,
  brand: BrandId,
  handle: string,
): Promise<ProductCollection | undefined> {
  const { rows } = await sql<ProductCollection>`
    select id, handle, title, description from product_collection
    where business_id = ${brand} and handle = ${handle}`.execute(db);
  return rows[0];
}

/** Lists the collections with a product that is shown, in their order. */
export async function listCollections(
  db: Connection,
  brand: BrandId,
): Promise<ProductCollection[]> {
  const { rows } = await sql<ProductCollection>`
    select id, handle, title, description from product_collection
    where business_id = ${brand} and exists (
      select from product_collection_item item join product on product.id = item.product_id
      where item.collection_id = product_collection.id and ${sql.raw(IS_VISIBLE)}
    )
    order by position, handle`.execute(db);
  return rows;
}

/** The SQL orders of each sort key, forward and reversed. `$1` is the ranking. */
const SORTING: Readonly<Record<ProductSortKey, readonly [string, string]>> = {
  MANUAL: ["item.position", "item.position desc"],
  TITLE: ["lower(product.title)", "lower(product.title) desc"],
  PRICE: [minPrice(""), minPrice("desc")],
  NEWEST: ["product.created_at desc", "product.created_at"],
  BEST_SELLING: [byRank("nulls last"), byRank("desc nulls first")],
};

function minPrice(direction: string): string {
  return `(select min(price_minor) from product_variant
    where product_id = product.id and is_active) ${direction}`;
}

/** SQL fragment: the position in the ranking; null without sales. */
function byRank(direction: string): string {
  return `array_position($1::uuid[], product.id) ${direction}`;
}

export interface CollectionListingRequest {
  readonly collectionIds: readonly string[];
  readonly sortKey: ProductSortKey;
  readonly reverse: boolean;
  /** The most products of each collection. */
  readonly first: number;
  /** Whether products without a page of their own are listed too. */
  readonly withUnlisted?: boolean;
}

export type CollectionProduct = Product & { readonly collectionId: string };

/** Lists products of several collections in one statement, as tiles. */
export async function listCollectionProducts(
  db: Connection,
  { collectionIds, sortKey, reverse, first, withUnlisted = false }: CollectionListingRequest,
  ranking: SalesRanking,
): Promise<CollectionProduct[]> {
  const order = SORTING[sortKey][reverse ? 1 : 0];
  const tieBreak = reverse ? "product.title desc, product.id desc" : "product.title, product.id";
  const listed = `(
    select product.*, item.collection_id, row_number() over (
      partition by item.collection_id order by ${order}, ${tieBreak}
    ) as place
    from product_collection_item item join product on product.id = item.product_id
    where item.collection_id = any($2::uuid[]) and ${withUnlisted ? IS_FOR_SALE : IS_VISIBLE}
      -- Types the parameter also where no order uses it.
      and $1::uuid[] is not null
  )`;
  const query = `select ${PRODUCT_COLUMNS}, product.collection_id
    from ${createProductSourceSql(listed, TILE_LIMITS)}
    where product.place <= $3 order by product.place`;
  const parameters = [ranking, collectionIds, first];
  const { rows } = await db.executeQuery<ProductRow & { collectionId: string }>(
    CompiledQuery.raw(query, parameters),
  );
  return rows.map((row) => ({
    ...readProductRow(row, TILE_LIMITS),
    collectionId: row.collectionId,
  }));
}

/** Two exchanged letters in a word of five leave a third of its trigrams. */
const WORD_SIMILARITY = 0.3;
/** The least share of the best score; leaves out chance matches where there are better ones. */
const LEAST_SCORE = 0.6;

/** A word in the title counts twice: every map of a state has the tag "state". */
const BY_MATCH = "matched desc, score + closeness desc, product.title, product.id";

/** Lists the best matches with this many of the words, misspelled or not, as tiles. */
export async function searchProducts(
  db: Connection,
  brand: BrandId,
  { words, leastWords, first }: { words: readonly string[]; leastWords: number; first: number },
): Promise<Product[]> {
  const found = `(
    select product.*, matched, score, closeness, max(score) over () as best_score
    from product cross join lateral (
      select count(*) filter (where likeness >= ${WORD_SIMILARITY}) as matched,
        sum(likeness) as score, sum(word_similarity(word, product.title)) as closeness
      from unnest($2::text[]) as word, word_similarity(word, product.search_text) as likeness
    ) as found
    where business_id = $1 and matched >= $3 and ${IS_VISIBLE}
  )`;
  const best = `(
    select * from ${found} as product where score >= ${LEAST_SCORE} * best_score
    order by ${BY_MATCH} limit $4
  )`;
  const query = `select ${PRODUCT_COLUMNS} from ${createProductSourceSql(best, TILE_LIMITS)}
    order by ${BY_MATCH}`;
  const parameters = [brand, words, leastWords, first];
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(query, parameters));
  return rows.map((row) => readProductRow(row, TILE_LIMITS));
}

/** Finds the first collection that contains the visible product and is not left out. */
export async function findCollectionOfProduct(
  db: Connection,
  brand: BrandId,
  { productId, leftOut }: { productId: string; leftOut: string },
): Promise<ProductCollection | undefined> {
  const { rows } = await sql<ProductCollection>`
    select collection.id, collection.handle, collection.title, collection.description
    from product_collection_item item
    join product_collection collection on collection.id = item.collection_id
    join product on product.id = item.product_id
    where item.product_id = ${productId} and collection.business_id = ${brand}
      and collection.handle <> ${leftOut} and ${sql.raw(IS_VISIBLE)}
    order by collection.position, collection.handle limit 1`.execute(db);
  return rows[0];
}

/** SQL fragment: the designs that a product is made from. */
const designsOf = (table: string) =>
  `array(select design #>> '{}' from jsonb_path_query(${table}.metafields, '$.designIds[*]') design)`;

/**
 * Lists other products as tiles: those of the same map and of the same collections first, then the
 * best sellers. The home page's collection does not show what belongs together.
 */
export async function listRecommendations(
  db: Connection,
  { brand, productId, first }: { brand: BrandId; productId: string; first: number },
  ranking: SalesRanking,
): Promise<Product[]> {
  const recommended = `(
    select product.*, row_number() over (
      order by (${designsOf("product")} && ${designsOf("subject")})::int + (
        select count(*) from product_collection_item item
        join product_collection_item other using (collection_id)
        join product_collection collection on collection.id = item.collection_id
        where item.product_id = subject.id and other.product_id = product.id
          and collection.handle <> 'homepage'
      ) desc, ${byRank("nulls last")}, product.title, product.id
    ) as place
    from product join product subject on subject.id = $3 and subject.business_id = $2
      and subject.is_active and subject.is_listed
    where product.business_id = $2 and product.id <> subject.id and ${IS_VISIBLE}
  )`;
  const query = `select ${PRODUCT_COLUMNS} from ${createProductSourceSql(recommended, TILE_LIMITS)}
    where product.place <= $4 order by product.place`;
  const parameters = [ranking, brand, productId, first];
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(query, parameters));
  return rows.map((row) => readProductRow(row, TILE_LIMITS));
}

/** Lists products made from one of the designs, as tiles; the most expensive first. */
export async function listDesignProducts(
  db: Connection,
  brand: BrandId,
  { designIds, first }: { readonly designIds: readonly string[]; readonly first: number },
): Promise<Product[]> {
  const made = `(
    select product.*, row_number() over (
      order by ${minPrice("desc")}, product.title, product.id
    ) as place
    from product
    where product.business_id = $1 and ${IS_VISIBLE} and ${designsOf("product")} && $2::text[]
  )`;
  const query = `select ${PRODUCT_COLUMNS} from ${createProductSourceSql(made, TILE_LIMITS)}
    where product.place <= $3 order by product.place`;
  const parameters = [brand, designIds, first];
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(query, parameters));
  return rows.map((row) => readProductRow(row, TILE_LIMITS));
}

/** Lists product ids by the units of paid orders, without refunded ones; the best seller first. */
export async function listSalesRanking(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id from order_line join shop_order on shop_order.id = order_id
    where state = 'PAID' and product_id is not null
    group by product_id having sum(quantity - refunded_quantity) > 0
    order by sum(quantity - refunded_quantity) desc, product_id`.execute(db);
  return rows.map(({ productId }) => productId);
}
