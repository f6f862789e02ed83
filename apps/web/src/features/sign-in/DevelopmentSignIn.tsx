import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./DevelopmentSignIn.module.css";
import { safeRedirect } from "./sign-in-path.ts";

/** By address alone; the API offers this in development stages only. */
export function DevelopmentSignIn() {
  const [email, setEmail] = useState("owner@photomap.example");
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setState("sending");
    const answer = await fetch("/dev/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", "x-photomap-client": "web" },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (answer?.ok) await navigate(safeRedirect(query.get("redirectTo")));
    else setState("failed");
  };
  return (
    <div className={styles.page}>
      <Card raised>
        <form className={styles.form} onSubmit={(event) => void signIn(event)}>
          <h1>Log In</h1>
          <p>On this machine an e-mail address is enough.</p>
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={state === "failed" ? "You could not be logged in. Please try again." : undefined}
          />
          <Button type="submit" variant="primary" loading={state === "sending"}>
            Log In
          </Button>
        </form>
      </Card>
    </div>
  );
}
