import { useId } from "react";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { PrintProductPicture } from "../pictures/PrintProductPicture.tsx";
import { listPrintProducts, type PrintProductId } from "../pictures/print-products.ts";
import type { ProjectToPrint } from "../sheets/use-print-job.ts";
import styles from "./PrintProductChoice.module.css";

interface ProductChoiceProps {
  readonly printed: ProjectToPrint;
  readonly photoUrl: FindPhotoUrl;
  readonly value: PrintProductId;
  readonly onChange: (product: PrintProductId) => void;
}

/** The choice of what the files are for, with a picture of each. */
export function PrintProductChoice({ printed, photoUrl, value, onChange }: ProductChoiceProps) {
  const name = useId();
  const { design, content } = printed;
  return (
    <fieldset className={styles.choice}>
      <legend>What do you want to print?</legend>
      <div className={styles.cards}>
        {listPrintProducts(design, content.outputScale).map((product) => (
          <label key={product.id} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={product.id}
              checked={product.id === value}
              aria-label={product.name}
              aria-describedby={`${name}${product.id}`}
              onChange={() => onChange(product.id)}
            />
            <PrintProductPicture product={product.id} pictured={printed} photoUrl={photoUrl} />
            <span className={styles.words}>
              <strong>{product.name}</strong>
              <small id={`${name}${product.id}`}>{product.description}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
