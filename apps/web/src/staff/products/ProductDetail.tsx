import { Link } from "react-router";
import type { StaffProductDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import styles from "../shared/Detail.module.css";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand } from "../shared/format.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { ProductPictures } from "./ProductPictures.tsx";
import { VariantTable } from "./VariantTable.tsx";

interface ProductDetailProps {
  readonly product: StaffProductDetailsFragment;
  /** Whether the viewer may edit; others only see the values. */
  readonly canManage: boolean;
}

export function ProductDetail({ product, canManage }: ProductDetailProps) {
  const { id, title, businessId, handle, isActive, updatedAt } = product;
  return (
    <StaffPage title={title} parent={{ label: "Products", to: "/staff/products" }}>
      <DetailMeta>
        {isActive ? <Badge tone="leaf">Shown</Badge> : <Badge>Hidden</Badge>}
        <span>{formatBrand(businessId)}</span>
        {isActive ? <Link to={`/product/${handle}`}>Product page</Link> : null}
      </DetailMeta>
      <StaffSection title="Variants">
        <VariantTable product={product} canManage={canManage} />
      </StaffSection>
      {canManage && product.isFromStaff ? (
        <StaffSection title="Pictures">
          <ProductPictures product={product} />
        </StaffSection>
      ) : null}
      {canManage ? (
        <StaffSection title="Details">
          {/* A change by another user replaces what was typed, which would be refused. */}
          <ProductForm key={`${id} ${updatedAt}`} product={product} />
        </StaffSection>
      ) : (
        <p className={styles.hint}>Administrators can change prices, stock and texts.</p>
      )}
    </StaffPage>
  );
}
