import { useEditor } from '../context/editor-context.ts'
import { LANGUAGE, LANGUAGES } from '../language/language.ts'
import { SelectRow, TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import type { OneTimeLink } from './link-dialog.tsx'
import { ROLES } from './roles.ts'
import { WORDS } from './words.ts'

interface InviteDialogProps {
  readonly onInvited: (link: OneTimeLink) => void
  readonly onClose: () => void
}

/** Asks whom to invite, and in which role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { ask } = useEditor()
  const invite = async (given: FormData) => {
    const [email, name, role] = ['email', 'name', 'role'].map((field) => textIn(given, field))
    const language = textIn(given, 'language')
    const { body, fault } = await ask<Omit<OneTimeLink, 'name'>>(
      `POST people?language=${language}`,
      {
        body: { person: { email, role, ...(name === '' ? {} : { name }) } },
      },
    )
    if (fault === '') onInvited({ ...body, name: name || (email ?? '') })
    return fault
  }
  return (
    <FormDialog
      title={WORDS.invitePerson}
      submit={WORDS.invite}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextRow label={WORDS.email} name="email" type="email" required />
      <TextRow label={WORDS.name} name="name" help={WORDS.nameHelp} />
      <SelectRow label={WORDS.role} name="role" value="editor" choices={ROLES} />
      <SelectRow
        label={WORDS.mailLanguage}
        name="language"
        value={LANGUAGE}
        choices={Object.entries(LANGUAGES)}
      />
    </FormDialog>
  )
}
