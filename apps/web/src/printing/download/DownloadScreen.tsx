import { useState } from "react";
import type { PrintProductId } from "../pictures/print-products.ts";
import styles from "../sheets/PrintLayout.module.css";
import { CutoutsScreen } from "./CutoutsScreen.tsx";
import type { DownloadScreenProps } from "./download-screen-props.ts";
import { WholeMapScreen } from "./map/WholeMapScreen.tsx";
import { PrintProductChoice } from "./PrintProductChoice.tsx";

/** The choice of what is printed, with its settings, previews and download. */
export function DownloadScreen(props: DownloadScreenProps) {
  const [product, setProduct] = useState<PrintProductId>("cutouts");
  const { printed, photoUrl } = props;
  const Screen = product === "cutouts" ? CutoutsScreen : WholeMapScreen;
  return (
    <div className={styles.screen}>
      <Screen
        {...props}
        choice={
          <PrintProductChoice
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
