import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { log } from "../../../server/log.server.ts";
import { getSignInPath } from "../../account/auth/auth-screen.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetPromotionDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget, loadAccount } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { PromotionNotFound } from "../tokens/PromotionNotFound.tsx";
import { PromotionPage } from "../tokens/PromotionPage.tsx";
import { PromotionUnavailable } from "../tokens/PromotionUnavailable.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const variables = { promotionId: params["promotionId"] ?? "" };
  try {
    const [{ getPromotion: promotion }, account] = await Promise.all([
      execute(GetPromotionDocument, variables, getServerApiTarget(request)),
      loadAccount(request),
    ]);
    const signInPath = account ? undefined : getSignInPath(new URL(request.url).pathname);
    const page = { promotion: promotion ?? null, signInPath };
    return data(page, { status: promotion ? 200 : 404 });
  } catch (error) {
    log.error({ err: error }, "The promotion could not be read");
    return data({ promotion: undefined, signInPath: undefined }, { status: 503 });
  }
}

export default function PromotionRoute() {
  const { promotion, signInPath } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>{promotion?.title ?? "Promotion"}</PageTitle>
      <meta name="robots" content="noindex" />
      {promotion === undefined ? (
        <PromotionUnavailable />
      ) : promotion === null ? (
        <PromotionNotFound />
      ) : (
        <PromotionPage key={promotion.id} promotion={promotion} signInPath={signInPath} />
      )}
    </SiteFrame>
  );
}
