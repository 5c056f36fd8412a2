import { useFormWords } from "@/lib/i18n/form-words";
import { LANGUAGES, type Language } from "@larder/domain/language";
import { useState } from "react";
import { Board } from "@/components/ui/board";
import { FilterChip } from "@/components/ui/filter-chip";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { chooseTheme, chosenTheme, THEMES, type Theme } from "@/lib/browser/theme";

/** The language of the interface. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const { languages } = useMessages();
  const { profile } = useFormWords();
  const current = useLanguage();
  return (
    <Board title={profile.language}>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <FilterChip
            key={language}
            chosen={language === current}
            lang={language}
            onClick={() => onChoose(language)}
          >
            {languages[language]}
          </FilterChip>
        ))}
      </div>
    </Board>
  );
}

/** Light, dark, or as the device; kept on this device alone. */
export function ThemeChoice() {
  const { profile } = useFormWords();
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
    <Board title={profile.theme}>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((theme) => (
          <FilterChip key={theme} chosen={theme === current} onClick={() => choose(theme)}>
            {names[theme]}
          </FilterChip>
        ))}
      </div>
    </Board>
  );
}
