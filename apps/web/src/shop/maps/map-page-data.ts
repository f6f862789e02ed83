import type { GetMapQuery } from "../../platform/api/generated/graphql.ts";

export type MapPageData = NonNullable<GetMapQuery["designGroup"]>;

export type MapGroup = MapPageData["group"];
