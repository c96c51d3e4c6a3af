import { FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { StoryReferences } from './story-references.tsx'
import { useChoices } from './use-choices.ts'
import { valuesIn } from './values-in.ts'

/** Any number of several values, in the order in which they were chosen. */
export function OptionsField(props: FieldProps) {
  return props.definition.source === 'internal_stories' ? (
    <StoryReferences {...props} />
  ) : (
    <ChoiceList {...props} />
  )
}

function ChoiceList({ definition, value, onChange, path }: FieldProps) {
  const choices = useChoices(definition)
  const chosen = valuesIn(value)
  const unknown = chosen.filter((each) => !choices.some((choice) => choice.value === each))
  const all = [...choices, ...unknown.map((each) => ({ name: each, value: each }))]
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <div className="field-choices">
        {all.map((choice) => {
          const id = `${fieldId(path)}-${choice.value}`
          const isChosen = chosen.includes(choice.value)
          return (
            <span key={choice.value} className="field-switch">
              <input
                id={id}
                type="checkbox"
                checked={isChosen}
                onChange={() => {
                  const others = chosen.filter((each) => each !== choice.value)
                  onChange(isChosen ? others : [...chosen, choice.value])
                }}
              />
              <label htmlFor={id}>{choice.name}</label>
            </span>
          )
        })}
      </div>
    </FieldFrame>
  )
}
