import { editVoucherCode } from "@photomap/commerce";
import { formatMessage, tokenMessages } from "@photomap/messages";
import type { ChangeEvent } from "react";
import { TextField } from "../../ui/fields/TextField.tsx";
import { focusElement } from "./focus-element.ts";

interface CodeFieldProps {
  readonly code: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** Whether to focus the field when it appears. */
  readonly isFocused: boolean;
  readonly onChange: (code: string) => void;
  /** Called when the field is left, or Enter is pressed. */
  readonly onCheck: () => void;
}

/** A voucher code, masked as it is typed. */
export function VoucherCodeField(props: CodeFieldProps) {
  const { code, error, isReadOnly, isFocused, onChange, onCheck } = props;
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target;
    const edited = editVoucherCode({
      before: code,
      text,
      caret: selectionStart ?? text.length,
      isForward:
        nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward",
    });
    if (edited.code !== text) {
      // React keeps the caret of a field that has its value already.
      target.value = edited.code;
      target.setSelectionRange(edited.caret, edited.caret);
    }
    onChange(edited.code);
  };
  return (
    <TextField
      label="Sticker token code"
      name="code"
      placeholder={formatMessage(tokenMessages.enterCode)}
      hint="Three groups of four letters and digits."
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      readOnly={isReadOnly}
      value={code}
      error={error}
      {...(isFocused && { ref: focusElement })}
      onChange={change}
      onBlur={() => code !== "" && onCheck()}
      // A disabled button does not submit.
      onKeyDown={({ key }) => key === "Enter" && onCheck()}
    />
  );
}
