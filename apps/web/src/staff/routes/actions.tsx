import { ScrollText } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StaffActionsDocument } from "../../platform/api/generated/graphql.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { AuditLogTable } from "../shared/AuditLogTable.tsx";
import { loadStaffPage, readListParameters } from "../shared/load-staff-page.server.ts";
import { Pager } from "../shared/Pager.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const { after } = readListParameters(request);
  return loadStaffPage(request, StaffActionsDocument, { after });
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
          Changes by staff will show up here.
        </EmptyState>
      ) : (
        <AuditLogTable hasSubjects actions={actions} />
      )}
      <Pager nextCursor={nextCursor} />
    </StaffPage>
  );
}
