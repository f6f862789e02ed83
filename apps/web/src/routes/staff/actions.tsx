import { ScrollText } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffActionsDocument } from "../../generated/graphql.ts";
import { ActionTable } from "../../staff/ActionTable.tsx";
import { Pager } from "../../staff/ListTools.tsx";
import { loadStaff, readListParameters } from "../../staff/load-staff.server.ts";
import { StaffPage } from "../../staff/StaffPage.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const { after } = readListParameters(request);
  return loadStaff(request, StaffActionsDocument, { after });
}

export default function StaffActionsRoute() {
  const { actions, nextCursor } = useLoaderData<typeof loader>().staffActions;
  return (
    <StaffPage title="Audit log">
      {actions.length === 0 ? (
        <EmptyState
          icon={<ScrollText size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="Nothing yet"
        >
          Every change by staff is listed here.
        </EmptyState>
      ) : (
        <ActionTable hasSubjects actions={actions} />
      )}
      <Pager nextCursor={nextCursor} />
    </StaffPage>
  );
}
