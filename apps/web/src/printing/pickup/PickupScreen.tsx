import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import type { ProjectToPrint } from "../sheets/use-print-job.ts";
import { PastPickupOrder } from "./PastPickupOrder.tsx";
import { PickupCheckout } from "./PickupCheckout.tsx";
import styles from "./PickupScreen.module.css";
import { useRetailProducts } from "./use-retail-products.ts";

interface PickupScreenProps {
  readonly project: OpenProject;
  readonly printed: ProjectToPrint;
  readonly photoUrl: FindPhotoUrl;
  /** The account's address; empty for guests. */
  readonly email: string;
}

const ORDER = "order";

/** Orders prints at a store of the chain; `?order=` shows an order that was submitted. */
export function PickupScreen(props: PickupScreenProps) {
  const [query, setQuery] = useSearchParams();
  // Orders of this page are shown by its checkout, which can submit them again.
  const [ownIds, setOwnIds] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const orderId = query.get(ORDER);
  const mapPath = `/p/${props.project.id}`;
  if (orderId !== null && !ownIds.includes(orderId)) {
    return <PastPickupOrder orderId={orderId} newOrderPath={`${mapPath}/output/walgreens`} />;
  }
  return (
    <Checkout
      {...props}
      onOrder={(id) => {
        // The address changes later than the state, so that a known id stays known.
        if (id !== undefined) setOwnIds([...ownIds, id]);
        setQuery(id === undefined ? {} : { [ORDER]: id }, { replace: true });
      }}
      onDone={() => void navigate(mapPath)}
    />
  );
}

type CheckoutProps = PickupScreenProps & {
  readonly onOrder: (orderId: string | undefined) => void;
  readonly onDone: () => void;
};

function Checkout(props: CheckoutProps) {
  const [attempt, setAttempt] = useState(0);
  const state = useRetailProducts(attempt);
  switch (state.kind) {
    case "loading":
      return (
        <div className={styles.loading}>
          <Spinner label="Loading sizes and prices" size={28} />
        </div>
      );
    case "failed":
      return (
        <ErrorState
          message={state.message}
          action={
            <>
              <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
              <Link to={`/p/${props.project.id}/output`}>Print another way</Link>
            </>
          }
        />
      );
    case "loaded":
      return <PickupCheckout {...props} products={state.products} />;
  }
}
