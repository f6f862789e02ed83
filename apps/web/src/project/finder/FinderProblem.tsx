import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

export function FinderProblem({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  const again = (
    <Button variant="primary" loading={state !== "idle"} onClick={() => void revalidate()}>
      Try again
    </Button>
  );
  return <ErrorState heading="h1" message={message} action={again} />;
}
