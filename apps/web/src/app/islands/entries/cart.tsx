import { CartPage } from "../../../shop/cart-page/CartPage.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(CartPage);
