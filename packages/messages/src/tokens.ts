import { message } from "./message.ts";

export const tokenMessages = {
  redeemCode: message("TOK-01", "Redeem a Sticker Token Code"),
  enterCode: message("TOK-01", "Enter code"),
  redeem: message("TOK-01", "Redeem"),
  codeRequired: message("TOK-02", "Enter your code in the input box."),
  invalidCode: message("TOK-02", "Invalid code."),
  tokensAdded: message("TOK-03", "{count} tokens added!"),
  oneTokenAdded: message("TOK-03", "1 token added!"),
  makeStickers: message("TOK-03", "Make Some Stickers"),
  anotherCode: message("TOK-03", "Have another code?"),
  youHave: message("TOK-04", "You have"),
  noTransactions: message("TOK-04", "You have not received any sticker tokens yet."),
} as const;
