import { chooseLanguage, LANGUAGE, LANGUAGES, type Language } from './language.ts'
import { WORDS } from './words.ts'

/** Chooses the language of the interface in this browser; what the site says is not touched. */
export function LanguageChoice() {
  return (
    <label className="language-choice">
      {WORDS.language}
      <select value={LANGUAGE} onChange={(event) => chooseLanguage(event.target.value as Language)}>
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
