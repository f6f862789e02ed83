import { Button } from "../../ui/buttons/Button.tsx";

/** A plain form: leaving works on every page, with script or without. */
export function LogOutForm() {
  return (
    <form method="post" action="/account/log-out">
      <Button type="submit">Log Out</Button>
    </form>
  );
}
