import { Fragment } from "react";
import { splitFractions } from "@/components/ui/fraction";
import { spokenMinutes } from "@/components/ui/spoken-minutes";

/** The short unit of hours, in every language here. */
const HOURS = "h";

/** A fraction that the fonts have no character for; they have ½, ¼ and ¾. */
const DRAWN_FRACTION = /[\u2150-\u215E\u2189]|\d[/\u2044]\d/u;

/** Draws the amount of an ingredient. Other fractions are drawn by the font, and a screen reader gets them as they are. */
export function PublicAmount({ amount, unit }: { amount: string; unit: string }) {
  const pieces = splitFractions(amount);
  return (
    <>
      {DRAWN_FRACTION.test(amount) ? (
        <>
          <span aria-hidden>
            {pieces.map(({ text, isFraction }, index) =>
              isFraction ? (
                <span key={index} className="f">
                  {index > 0 && "\u200a"}
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </span>
          <span className="sr">{amount}</span>
        </>
      ) : (
        amount
      )}
      {unit && <small> {unit}</small>}
    </>
  );
}

interface PublicMinutesProps {
  minutes: number;
  locale: string;
  /** The short unit of a time below one hour. */
  unit: string;
  /** A short word before a time that is not exact. */
  about?: string | undefined;
}

/** Draws a time in market numerals: 50 min, 2 h, 1 h 20 m. */
export function PublicMinutes({ minutes, locale, unit, about }: PublicMinutesProps) {
  const spoken = spokenMinutes(minutes, locale);
  return (
    <time dateTime={`PT${minutes}M`}>
      <span aria-hidden className="n">
        {about && <small>{about}</small>}
        {partsOf(minutes, unit).map(([number, ofUnit]) => (
          <Fragment key={ofUnit}>
            <b>{number}</b>
            <small>{ofUnit}</small>
          </Fragment>
        ))}
      </span>
      <span className="sr">{about ? `${about} ${spoken}` : spoken}</span>
    </time>
  );
}

/** Draws a time as `PublicMinutes` in as few characters as can be, for the many of a list. */
export function ShortMinutes({ minutes, unit, about }: Omit<PublicMinutesProps, "locale">) {
  return (
    <>
      {about && <small>{about} </small>}
      {partsOf(minutes, unit).map(([number, ofUnit]) => (
        <Fragment key={ofUnit}>
          {number}
          <small>{ofUnit} </small>
        </Fragment>
      ))}
    </>
  );
}

/** Returns the numbers of a time with their short units. */
function partsOf(minutes: number, unit: string): [number: number, unit: string][] {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return [[rest, unit]];
  return rest > 0
    ? [
        [hours, HOURS],
        [rest, "m"],
      ]
    : [[hours, HOURS]];
}
