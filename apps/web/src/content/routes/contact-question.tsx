import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import {
  CreateTicketDocument,
  GetContactQuestionDocument,
} from "../../platform/api/generated/graphql.ts";
import { readForm, readTextControls } from "../../platform/api/read-form.server.ts";
import { getServerApiTarget, loadAccount, loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import type { RefusedForm } from "../contact/ContactForm.tsx";
import { findTicketProblems } from "../contact/find-ticket-problems.ts";
import { QuestionPage } from "../contact/QuestionPage.tsx";
import { readTicketForm } from "../contact/ticket-form.ts";

export const handle = DOCUMENT_PAGE;

const SENT = "sent";

async function loadQuestion({ request, params }: LoaderFunctionArgs) {
  const { category = "", question = "" } = params;
  const variables = { category, question };
  const { contactQuestion, supportEmail } = await loadFromApi(
    request,
    GetContactQuestionDocument,
    variables,
  );
  if (!contactQuestion) throw data(null, { status: 404 });
  return { question: contactQuestion, supportEmail };
}

export async function loader(args: LoaderFunctionArgs) {
  const [loaded, account] = await Promise.all([loadQuestion(args), loadAccount(args.request)]);
  const isSent = new URL(args.request.url).searchParams.has(SENT);
  return { ...loaded, isSent, email: account?.email ?? "", ticketId: randomUUID() };
}

/** Receives the form without its script. The ticket is created with the visitor's cookies. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const { question } = await loadQuestion(args);
  const form = await readForm(request);
  const values = readTextControls(form);
  const refuse = (refused: Omit<RefusedForm, "values">, status: number) =>
    data({ values, ...refused }, { status });
  const problems = findTicketProblems(form, question);
  if (Object.keys(problems).length > 0) return refuse({ problems, reason: undefined }, 400);
  const input = {
    ...readTicketForm(form, question),
    userAgent: request.headers.get("user-agent"),
  };
  try {
    const { createTicket } = await execute(
      CreateTicketDocument,
      { input },
      getServerApiTarget(request),
    );
    if (createTicket.__typename === "CreatedTicket") {
      return redirect(`${new URL(request.url).pathname}?${SENT}=1`, 303);
    }
    return refuse({ problems: {}, reason: createTicket.message }, 400);
  } catch (error) {
    log.error({ err: error }, "A ticket could not be created");
    return refuse({ problems: {}, reason: undefined }, 503);
  }
}

export default function ContactQuestionRoute() {
  const { question, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { host } = useBrand();
  const { category, slug, title, description } = question;
  const path = `/contact/${category.slug}/${slug}`;
  return (
    <SiteFrame>
      <PageTitle>{`Contact us: ${title}`}</PageTitle>
      <PageMetaTags path={path} title={title} description={description} />
      <StructuredData
        data={createBreadcrumbData(host, [
          { title: "Contact", path: "/contact" },
          { title: category.title, path: `/contact/${category.slug}` },
          { title, path },
        ])}
      />
      <QuestionPage question={question} refused={refused} {...loaded} />
    </SiteFrame>
  );
}
