import type { GetMapQuery } from "../../generated/graphql.ts";

export type MapPageData = NonNullable<GetMapQuery["designGroup"]>;

export type MapGroup = MapPageData["group"];
