import { chooseLanguage, LANGUAGE, LANGUAGE_CHOICES } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

/** Chooses the language of the interface in this browser; the site's content is not affected. */
export function LanguageChoice() {
  return (
    <label className="language-choice">
      {translate('language.language')}
      <select value={LANGUAGE} onChange={(event) => chooseLanguage(event.target.value)}>
        {LANGUAGE_CHOICES.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
