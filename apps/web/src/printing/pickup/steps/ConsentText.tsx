const TERMS_URL = "https://www.walgreens.com/topic/generalhelp/termsofuse.jsp";

/** What submitting means for the data of the customer. */
export function ConsentText() {
  return (
    <>
      Send my name, phone number, email address and prints to Walgreens, under its{" "}
      <a href={TERMS_URL} target="_blank" rel="noopener noreferrer">
        terms of use
        <span className="visually-hidden">, in a new tab</span>
      </a>
      . We delete our copy of my name, phone number and email address after 90 days.
    </>
  );
}
