interface ComingSoonPage {
  readonly title: string;
  readonly text: string;
}

/** Placeholder pages by the first segment of their path. */
export const COMING_SOON_PAGES: Readonly<Record<string, ComingSoonPage>> = {
  help: {
    title: "Help",
    text: "Our help pages are being written and open soon.",
  },
  blog: {
    title: "Blog",
    text: "Our blog opens soon.",
  },
  contact: {
    title: "Contact Us",
    text: "You can write to us here soon.",
  },
  about: {
    title: "Our Story",
    text: "We are writing it down, and you can read it here soon.",
  },
  tiktok: {
    title: "TikTok",
    text: "What we show there will be linked here soon.",
  },
  instagram: {
    title: "Instagram",
    text: "What we show there will be linked here soon.",
  },
  refunds: {
    title: "Refund Policy",
    text: "Our refund policy will be here before the shop opens.",
  },
  privacy: {
    title: "Privacy Policy",
    text: "Our privacy policy is being written and will be here soon.",
  },
  terms: {
    title: "Terms of Service",
    text: "Our terms of service are being written and will be here soon.",
  },
  debug: {
    title: "Debug",
    text: "What helps us look into a problem will be here soon.",
  },
};
