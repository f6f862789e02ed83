import { ProductPage } from "../../features/product/ProductPage.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(ProductPage);
