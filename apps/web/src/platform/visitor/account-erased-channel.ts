/** Tells all tabs that the data of the account was erased. */
export const ACCOUNT_ERASED_CHANNEL = "photomap-account";
