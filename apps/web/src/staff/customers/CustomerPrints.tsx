import { execute } from "../../platform/api/execute.ts";
import {
  type StaffCustomerQuery,
  StaffSetTransparentPrintsDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";

type Customer = NonNullable<StaffCustomerQuery["staffCustomer"]>;

interface CustomerPrintsProps {
  readonly customer: Pick<Customer, "id" | "hasTransparentPrints">;
  readonly canGrant: boolean;
}

/** Whether the account may have transparent files, which print shops ask for. */
export function CustomerPrints({ customer, canGrant }: CustomerPrintsProps) {
  const { id: customerId, hasTransparentPrints: isAllowed } = customer;
  const { run, isSending } = useQuickStaffMutation("staff-set-transparent-prints");
  const change = () =>
    run(
      async () => {
        const variables = { customerId, isAllowed: !isAllowed };
        const answer = await execute(StaffSetTransparentPrintsDocument, variables);
        return answer.staffSetTransparentPrints;
      },
      isAllowed ? "Transparent files turned off." : "Transparent files turned on.",
    );
  return (
    <StaffSection
      title="Transparent files"
      actions={
        canGrant ? (
          <Button size="small" loading={isSending} onClick={() => void change()}>
            {isAllowed ? "Turn off" : "Turn on"}
          </Button>
        ) : undefined
      }
    >
      <p>
        {isAllowed
          ? "On. The customer can download PNG files with a transparent background."
          : "Off. Downloads have a white background."}
      </p>
    </StaffSection>
  );
}
