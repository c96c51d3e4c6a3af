import { useState } from 'react'
import { useAnchors } from './use-anchors.ts'
import { WORDS } from './words.ts'

interface AnchorInputProps {
  readonly id: string
  /** What the link is called. */
  readonly label: string
  /** Of the story that the link leads to; empty while there is none. */
  readonly uuid: string
  readonly value: string
  readonly onChange: (anchor: string) => void
}

/** The place on the page: chosen from the headings of the page, or typed. */
export function AnchorInput({ id, label, uuid, value, onChange }: AnchorInputProps) {
  const [isWanted, setWanted] = useState(value !== '')
  const anchors = useAnchors(uuid, isWanted)
  const isUnknown = value !== '' && anchors.length > 0 && !anchors.some((each) => each.id === value)
  return (
    <>
      <input
        type="text"
        aria-label={WORDS.anchor(label)}
        placeholder={WORDS.anchorHint}
        list={`${id}-places`}
        aria-describedby={isUnknown ? `${id}-unknown` : undefined}
        value={value}
        onFocus={() => setWanted(true)}
        onChange={(event) => onChange(event.currentTarget.value.replace(/^#/, ''))}
      />
      <datalist id={`${id}-places`}>
        {anchors.map((anchor) => (
          <option key={anchor.id} value={anchor.id}>
            {anchor.words}
          </option>
        ))}
      </datalist>
      {isUnknown && (
        <p id={`${id}-unknown`} className="field-fault">
          {WORDS.anchorUnknown(value)}
        </p>
      )}
    </>
  )
}
