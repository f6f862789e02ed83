import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { TokenFaq } from "../../features/help/TokenFaq.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { PageTags } from "../../products/PageTags.tsx";

export const handle = DOCUMENT_PAGE;

const TITLE = "Sticker Token FAQ";
const DESCRIPTION =
  "What sticker tokens are, what stickers cost, and how to buy and redeem tokens.";

export default function TokenFaqRoute() {
  return (
    <Shell>
      <PageTitle>{TITLE}</PageTitle>
      <PageTags path="/help/sticker-tokens" title={TITLE} description={DESCRIPTION} />
      <TokenFaq title={TITLE} />
    </Shell>
  );
}
