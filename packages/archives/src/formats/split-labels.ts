/** Splits a list of labels: at line ends and semicolons where there are any, else at commas. */
export function splitLabels(written: string | undefined): string[] {
  const text = written ?? "";
  return text
    .split(/[;\n]/.test(text) ? /[;\n]/ : ",")
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
