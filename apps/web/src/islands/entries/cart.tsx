import { CartPage } from "../../features/cart/CartPage.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(CartPage);
