/** A file that the cook has chosen, with its path in the folder that it came in, else its name. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** The files that systems leave in every folder; they hold no recipe. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX\/.*|\._[^/]*)$/i;

const withoutLitter = (chosen: readonly ChosenFile[]) => chosen.filter(({ path }) => !LITTER.test(path));

/** Returns the files of a file input, of single files or of a folder. */
export function filesOfInput(files: Iterable<File>): ChosenFile[] {
  return withoutLitter([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/**
 * Returns the files that were dropped, with those in dropped folders. Call it within the event: a browser forgets what was
 * dropped afterwards.
 */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return filesOfInput(files);
  const found: ChosenFile[] = [];
  for (const entry of entries) await addFiles(entry, found);
  return withoutLitter(found);
}

async function addFiles(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ path: entry.fullPath.replace(/^\//, ""), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A browser gives about a hundred at a time, then none.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const inner of some) await addFiles(inner, found);
  }
}

/**
 * Recognises files of an import that were chosen again: by path and size, else by name and size.
 *
 * @returns the file for each of the import's files; null where it was not chosen
 */
export function sameFiles(
  wanted: readonly { name: string; size: number }[],
  chosen: readonly ChosenFile[],
): (File | null)[] {
  const left = new Set(chosen);
  const take = (isSame: (one: ChosenFile) => boolean): File | null => {
    for (const one of left) {
      if (!isSame(one)) continue;
      left.delete(one);
      return one.file;
    }
    return null;
  };
  const byPath = wanted.map(({ name, size }) => take((one) => one.path === name && one.file.size === size));
  return wanted.map(
    ({ name, size }, index) =>
      byPath[index] ?? take((one) => baseName(one.path) === baseName(name) && one.file.size === size),
  );
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
