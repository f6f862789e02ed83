const TERMS_URL = "https://www.walgreens.com/topic/generalhelp/termsofuse.jsp";

/** Says what happens to the customer's data on submission. */
export function ConsentText() {
  return (
    <>
      Send my name, phone number, email address and prints to Walgreens under its{" "}
      <a href={TERMS_URL} target="_blank" rel="noopener noreferrer">
        terms of use
        <span className="visually-hidden">, in a new tab</span>
      </a>
      . After 90 days, we delete our copy of these contact details.
    </>
  );
}
