interface DifferencesProps {
  /** The parts that differ, each with the lines of both sides that the other one lacks. */
  parts: readonly { label: string; mine: readonly string[]; other: readonly string[] }[];
  /** What the sides are called, and what stands for a side that lacks a part. */
  labels: { mine: string; other: string; lacks: string };
  /** The heading of each part: one below that of what surrounds it. */
  heading?: "h2" | "h3";
}

/** Draws what two versions of something differ in, part by part; on a wide screen side by side. */
export function Differences({ parts, labels, heading: Heading = "h3" }: DifferencesProps) {
  return parts.map(({ label, ...lines }) => (
    <section
      key={label}
      aria-label={label}
      className="border-t-2 border-ink pt-3 first:border-t-0 first:pt-0"
    >
      <Heading className="mb-2 type-name">{label}</Heading>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 tablet:grid-cols-2">
        <Side label={labels.mine} lines={lines.mine} lacks={labels.lacks} />
        <Side label={labels.other} lines={lines.other} lacks={labels.lacks} />
      </dl>
    </section>
  ));
}

function Side({ label, lines, lacks }: { label: string; lines: readonly string[]; lacks: string }) {
  return (
    <div className="min-w-0">
      <dt className="type-label">{label}</dt>
      {lines.length === 0 && <dd className="mt-1 text-16 text-ink-3">{lacks}</dd>}
      {lines.map((line, index) => (
        <dd key={index} dir="auto" className="mt-1 text-16 wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
