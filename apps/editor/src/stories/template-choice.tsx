import { useAsked } from '../context/use-asked.ts'
import { LANGUAGE } from '../language/language.ts'
import { WORDS } from './words.ts'

interface Template {
  readonly id: number | string
  readonly name: string
  readonly bundled: boolean
}

interface TemplateChoiceProps {
  readonly value: string
  readonly onChoose: (id: string) => void
}

/** What a new page begins with: nothing, or one of the templates. Not shown while there are none. */
export function TemplateChoice({ value, onChoose }: TemplateChoiceProps) {
  const { body } = useAsked<{ templates: readonly Template[] }>(
    `GET templates?language=${LANGUAGE}`,
  )
  const all = body?.templates ?? []
  if (all.length === 0) return null
  const group = (label: string, templates: readonly Template[]) =>
    templates.length > 0 && (
      <optgroup label={label}>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  return (
    <label>
      {WORDS.beginWith}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{WORDS.nothing}</option>
        {group(
          WORDS.ownTemplates,
          all.filter(({ bundled }) => !bundled),
        )}
        {group(
          WORDS.templates,
          all.filter(({ bundled }) => bundled),
        )}
      </select>
    </label>
  )
}
