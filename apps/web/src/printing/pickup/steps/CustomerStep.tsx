import { type CustomerField, findCustomerProblems, type PickupCustomer } from "@photomap/printing";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import pageStyles from "../PickupStep.module.css";
import { StepTitle } from "../StepTitle.tsx";
import styles from "./CustomerStep.module.css";

interface CustomerInfoProps {
  readonly customer: PickupCustomer;
  readonly onType: (changes: Partial<PickupCustomer>) => void;
  readonly onSubmit: (customer: PickupCustomer) => void;
}

/** Asks who picks up the prints. Errors appear when a field loses the focus. */
export function CustomerStep({ customer, onType, onSubmit }: CustomerInfoProps) {
  const [left, setLeft] = useState<readonly CustomerField[]>([]);
  const problems = findCustomerProblems(customer);
  const isValid = Object.keys(problems).length === 0;
  const field = (name: CustomerField) => ({
    name,
    value: customer[name],
    required: true,
    error: left.includes(name) ? problems[name] : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onType({ [name]: target.value }),
    onBlur: () => setLeft([...left, name]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { firstName, lastName, email, phone } = customer;
    if (isValid) onSubmit({ firstName, lastName, email, phone });
  };
  return (
    <>
      <StepTitle
        isFocused
        lead="Walgreens needs this to find your order at the counter and to tell you when it's ready."
      >
        Who will pick up the prints?
      </StepTitle>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <div className={styles.names}>
          <TextField {...field("firstName")} label="First name" autoComplete="given-name" />
          <TextField {...field("lastName")} label="Last name" autoComplete="family-name" />
        </div>
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" />
        <TextField
          {...field("phone")}
          label="Phone"
          type="tel"
          autoComplete="tel-national"
          hint="A US phone number, for example 313-555-0123."
        />
        <div className={pageStyles.actions}>
          <Button
            type="submit"
            variant="primary"
            icon={<ArrowRight size={20} strokeWidth={1.6} aria-hidden="true" />}
            disabled={!isValid}
          >
            Review your order
          </Button>
          {isValid ? null : <p className={pageStyles.hint}>Fill in all fields to continue.</p>}
        </div>
      </form>
    </>
  );
}
