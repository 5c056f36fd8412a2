/** A page of a small PDF: lines of text, or a JPEG in grey that fills it. */
export type SmallPage = { lines: readonly string[] } | { jpeg: Uint8Array; width: number; height: number };

const WIDTH = 420;
const HEIGHT = 380;

/** Writes a PDF of the few objects that a page needs. */
export function smallPdf(pages: readonly SmallPage[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Uint8Array) => {
    const body = stream
      ? Buffer.concat([
          Buffer.from(`<<${head}/Length ${stream.length}>>\nstream\n`),
          stream,
          Buffer.from("\nendstream"),
        ])
      : Buffer.from(`<<${head}>>`);
    objects.push(body);
    return objects.length + FIRST;
  };
  const kids = pages.map((page) => {
    if ("lines" in page) {
      const text = page.lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join("\n");
      const content = add("", Buffer.from(`BT /F1 12 Tf 16 TL 40 340 Td\n${text}\nET`, "latin1"));
      return add(
        `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${content} 0 R/Resources<</Font<</F1 3 0 R>>>>`,
      );
    }
    const image = add(
      `/Type/XObject/Subtype/Image/Width ${page.width}/Height ${page.height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
      page.jpeg,
    );
    const content = add("", Buffer.from(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Im Do Q`));
    return add(
      `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${content} 0 R/Resources<</XObject<</Im ${image} 0 R>>>>`,
    );
  });
  const first = [
    Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
    Buffer.from(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(" ")}]>>`),
    Buffer.from("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
  ];
  return assembled([...first, ...objects]);
}

/** The objects before those of pages: the catalogue, the list of pages, the font. */
const FIRST = 3;

function assembled(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(size);
    size += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${size}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}
