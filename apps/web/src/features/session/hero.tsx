import { HeroIllustration, HeroIllustrationSymbols } from "@larder/covers/hero-illustration";

/** Draws the market stall of the sign-in page. */
export default function Hero() {
  return (
    <>
      <HeroIllustrationSymbols />
      <HeroIllustration className="size-full" />
    </>
  );
}
