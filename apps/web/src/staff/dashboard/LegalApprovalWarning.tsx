import { Link } from "react-router";
import type { StaffDashboardQuery } from "../../platform/api/generated/graphql.ts";
import { Warning } from "../../ui/status/Warning.tsx";

type LegalPages = NonNullable<StaffDashboardQuery["staffDashboard"]>["legalPages"];

/** Names the legal pages that the company has not approved; customers see no difference. */
export function LegalApprovalWarning({ pages }: { readonly pages: LegalPages }) {
  const templates = pages.filter(({ isApproved }) => !isApproved);
  if (templates.length === 0) return null;
  return (
    <Warning>
      Template, not approved yet:{" "}
      {templates.map(({ path, title }, index) => (
        <span key={path}>
          {index > 0 ? ", " : ""}
          <Link to={path}>{title}</Link>
        </span>
      ))}
      . Have your company's own text approved, then set LEGAL_APPROVED_ON to the approval's date.
    </Warning>
  );
}
