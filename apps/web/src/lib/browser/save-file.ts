/** Gives the user a file that was made in the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file up after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
