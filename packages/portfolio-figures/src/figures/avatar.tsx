import { Monogram } from '@prospectus/site/src/ui/monogram/monogram.tsx'
import { Picture } from '@prospectus/site/src/ui/picture/picture.tsx'
import type { Dataset } from '../schema/dataset.ts'

interface AvatarProps {
  /** Such as `Rufus Osei` or `R. Osei`. */
  readonly name: string
  readonly people: Dataset['people']
}

/** The portrait of a person of the dataset, or else their initials; decorative beside their name. */
export function Avatar({ name, people }: AvatarProps) {
  const portrait = people.find((person) => lastWord(person.name) === lastWord(name))?.portrait
  return (
    <span className="avatar">
      {portrait === undefined ? (
        <Monogram name={name} />
      ) : (
        <Picture asset={portrait} sizes="3rem" alt="" />
      )}
    </span>
  )
}

const lastWord = (name: string) => name.split(' ').at(-1)
