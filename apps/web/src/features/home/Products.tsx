import type { ReactNode } from "react";
import { Link } from "react-router";
import { SamplePicture } from "../../samples/SamplePicture.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import styles from "./Products.module.css";

const SIZES = "(max-width: 600px) 46vw, (max-width: 1320px) 22vw, 290px";

export function Products() {
  return (
    <section className={styles.section} aria-labelledby="products">
      <div className={styles.head}>
        <h2 id="products">Made to be given</h2>
        <Link to="/shop">See all products</Link>
      </div>
      <ul className={styles.products}>
        <ProductTile
          name="Framed matboard map"
          text="Cut mat in a black, white or gray frame"
          art={
            <div className={styles.framed}>
              <Frame finish="black" railPx={10}>
                <SamplePicture name="world" alt="" sizes={SIZES} />
              </Frame>
            </div>
          }
        />
        <ProductTile
          name="Wall hanging"
          text="Between two hanger bars of pine"
          art={<SamplePicture name="hanging" alt="" sizes={SIZES} />}
        />
        <ProductTile
          name="RV map"
          text="On the side of your RV, a state at each stop"
          art={<SamplePicture name="vehicle" alt="" sizes={SIZES} />}
        />
        <ProductTile
          name="Sticker set"
          text="Your photos in the shapes of the states"
          art={<SamplePicture name="stickers" alt="" sizes={SIZES} />}
        />
      </ul>
    </section>
  );
}

interface ProductTileProps {
  readonly name: string;
  readonly text: string;
  /** A render of a design. */
  readonly art: ReactNode;
}

function ProductTile({ name, text, art }: ProductTileProps) {
  return (
    <li>
      <div className={styles.tile}>{art}</div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
