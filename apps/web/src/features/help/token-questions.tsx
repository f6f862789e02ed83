import { formatMessage, tokenMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface Question {
  /** Of its section, for links to it. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

export const TOKEN_QUESTIONS: readonly Question[] = [
  {
    id: "token",
    question: "What is a sticker token?",
    answer: (
      <p>
        A token pays for a sticker: one of your photos, printed and cut to the shape of its region
        on your map. You need no new map when you come home from a trip, only the sticker of the
        region you have been to.
      </p>
    ),
  },
  {
    id: "cost",
    question: "What does a sticker cost?",
    answer: (
      <>
        <p>It depends on the size of its region:</p>
        <ul>
          <li>A small sticker costs half a token.</li>
          <li>A medium sticker costs 1 token.</li>
          <li>A large sticker costs 2 tokens.</li>
        </ul>
        <p>
          The page of a map in our <Link to="/shop">shop</Link> shows how many tokens all of its
          stickers need, under "Add sticker tokens for new trips".
        </p>
      </>
    ),
  },
  {
    id: "buy",
    question: "How do I buy tokens?",
    answer: (
      <p>
        Choose a <Link to="/product/sticker-tokens">pack of tokens</Link>, or add tokens to a map
        while you order it. The larger the pack, the less a token costs. If you are logged in when
        you order, the tokens are in your account as soon as the payment arrives.
      </p>
    ),
  },
  {
    id: "gift",
    question: "Can I buy tokens without an account, or give them away?",
    answer: (
      <p>
        Yes. When you order without logging in, we send a code to your email address. Keep it for
        yourself or put it into a card: whoever redeems the code gets its tokens.
      </p>
    ),
  },
  {
    id: "redeem",
    question: "How do I redeem a code?",
    answer: (
      <p>
        Log in, open <Link to="/redeem">{formatMessage(tokenMessages.redeemCode)}</Link> and enter
        it. A code is three groups of four letters and digits; it never contains the letter O or the
        digit 0. Each code can be redeemed once.
      </p>
    ),
  },
  {
    id: "balance",
    question: "Where do I see my tokens?",
    answer: (
      <p>
        Your <Link to="/account/sticker-tokens">account</Link> shows your balance, and every change
        of it with its reason.
      </p>
    ),
  },
  {
    id: "expiry",
    question: "Do tokens expire?",
    answer: <p>No. Tokens stay in your account until you use them.</p>,
  },
  {
    id: "money",
    question: "Can I pay partly with tokens and partly with money?",
    answer: (
      <p>
        Yes. If you use your tokens for an order of stickers, they pay for the stickers that cost
        most tokens first. What they do not cover, you pay with money. Tokens pay for stickers only,
        not for shipping or other products.
      </p>
    ),
  },
  {
    id: "waiting",
    question: "Why are some of my tokens kept for an order?",
    answer: (
      <p>
        When you order stickers with tokens and money, the tokens are kept for the order while it
        waits for its payment. They are used when the payment arrives. If it does not arrive, they
        are free again.
      </p>
    ),
  },
  {
    id: "refunds",
    question: "What about refunds?",
    answer: (
      <p>
        If stickers that you paid with tokens are canceled or refunded, the tokens are back in your
        balance. If you do not need a pack that you bought, <Link to="/contact">write to us</Link>:
        when we refund it, its tokens are taken back, and an unused code for it no longer works.
      </p>
    ),
  },
];
