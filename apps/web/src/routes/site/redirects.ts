/** Old and short addresses, and where they lead. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  faq: "/help",
  "diy-photos": "/help/print-at-home",
  mapmaker: "/create",
  sandbox: "/p/sandbox",
  insta: "/instagram",
  ig: "/instagram",
};
