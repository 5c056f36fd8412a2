import { useFormMessages } from "@/lib/i18n/form-messages";
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGE_DETAILS } from "@larder/domain/language";
import { useState } from "react";
import { Section } from "@/components/ui/section";
import { FilterChip } from "@/components/ui/filter-chip";
import { useLanguage } from "@/lib/i18n/i18n";
import { chooseTheme, chosenTheme, COLOR_SCHEMES, type Theme } from "@/lib/browser/theme";

/** The language of the interface. */
export function LanguageChoice({ onChoose }: { onChoose: (language: InterfaceLanguage) => void }) {
  const { profile } = useFormMessages();
  const current = useLanguage();
  return (
    <Section title={profile.language}>
      <div className="flex flex-wrap gap-2">
        {INTERFACE_LANGUAGES.map((language) => (
          <FilterChip
            key={language}
            chosen={language === current}
            lang={language}
            onClick={() => onChoose(language)}
          >
            {LANGUAGE_DETAILS[language].name}
          </FilterChip>
        ))}
      </div>
    </Section>
  );
}

/** Draws the choice of the colour scheme, stored on this device alone: light, dark, or as the device. */
export function ThemeChoice() {
  const { profile } = useFormMessages();
  const [current, setCurrent] = useState(chosenTheme);
  const names: Record<Theme, string> = {
    system: profile.themeSystem,
    light: profile.themeLight,
    dark: profile.themeDark,
  };

  function choose(theme: Theme): void {
    chooseTheme(theme);
    setCurrent(theme);
  }

  return (
    <Section title={profile.theme}>
      <div className="flex flex-wrap gap-2">
        {COLOR_SCHEMES.map((theme) => (
          <FilterChip key={theme} chosen={theme === current} onClick={() => choose(theme)}>
            {names[theme]}
          </FilterChip>
        ))}
      </div>
    </Section>
  );
}
