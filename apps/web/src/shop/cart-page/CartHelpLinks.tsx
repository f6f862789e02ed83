import { Link } from "../../platform/routing/Link.tsx";
import styles from "./CartHelpLinks.module.css";

/** Links to help with the cart. */
export function CartHelpLinks({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <ul className={styles.links}>
      {isGuest ? (
        <li>
          <Link to="/account/login?redirectTo=%2Fcart">Log in</Link> to find your cart on every
          device.
        </li>
      ) : null}
      <li>
        Paying with sticker tokens? See <Link to="/account/sticker-tokens">your balance</Link> and{" "}
        <Link to="/help/sticker-tokens">how tokens work</Link>.
      </li>
      <li>
        Something not right?{" "}
        <Link to="/contact/mapmaker/general-technical-question">Contact us</Link>.
      </li>
    </ul>
  );
}
