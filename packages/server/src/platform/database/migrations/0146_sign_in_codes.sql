-- A code that logs in without a password, and creates the account if there is none.
alter table account_code
  drop constraint account_code_purpose_check,
  add constraint account_code_purpose_check check (
    purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'SIGN_IN')
  );
