import { ProductPage } from "../../../shop/product/ProductPage.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(ProductPage);
