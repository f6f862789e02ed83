import { useBrand } from "../../platform/brand/brand.ts";
import { CatalogHero } from "../../ui/layout/CatalogHero.tsx";
import { ProductSearchForm } from "./ProductSearchForm.tsx";
import { SHOP_TEXTS } from "./shop-texts.ts";

interface ShopHeroProps {
  readonly collections: readonly { readonly handle: string; readonly title: string }[];
}

export function ShopHero({ collections }: ShopHeroProps) {
  const { headline, lead } = SHOP_TEXTS[useBrand().id];
  return (
    <CatalogHero
      headline={headline}
      lead={lead}
      search={<ProductSearchForm />}
      linksLabel="Collections"
      links={collections.map(({ handle, title }) => ({ anchor: handle, title }))}
    />
  );
}
