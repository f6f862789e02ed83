import { useState } from "react";
import type { PrintProductId } from "../pictures/print-products.ts";
import styles from "../sheets/PrintLayout.module.css";
import { CutoutsScreen } from "./CutoutsScreen.tsx";
import type { DownloadScreenProps } from "./download-screen-props.ts";
import { MapScreen } from "./map/MapScreen.tsx";
import { ProductChoice } from "./ProductChoice.tsx";

/** What is printed, and the settings, previews and download of it. */
export function DownloadScreen(props: DownloadScreenProps) {
  const [product, setProduct] = useState<PrintProductId>("cutouts");
  const { printed, photoUrl } = props;
  const Screen = product === "cutouts" ? CutoutsScreen : MapScreen;
  return (
    <div className={styles.screen}>
      <Screen
        {...props}
        choice={
          <ProductChoice
            printed={printed}
            photoUrl={photoUrl}
            value={product}
            onChange={setProduct}
          />
        }
      />
    </div>
  );
}
