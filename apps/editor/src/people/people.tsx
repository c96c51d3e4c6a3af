import { type ListedPerson, type OneTimeLink, ROLES } from '@prospectus/protocol/management/person'
import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useChange } from '../context/server-state.ts'
import { LANGUAGE, LANGUAGES, languageOf } from '../language/language.ts'
import { FormDialog, Options, SelectRow, TextRow, textIn } from '../pieces/form.tsx'
import { type ListTools, ListView } from '../pieces/list-view.tsx'
import { SecretDialog } from '../pieces/secret-dialog.tsx'
import { showDay } from '../pieces/show-time.ts'
import { WORDS } from './words.ts'

/** What each role means, the least powerful first. */
const CHOICES = ROLES.map((role) => [role, WORDS.roles[role]] as const)

/** Who may sign in, and what each may do. */
export function People() {
  const { me } = useEditor()
  const change = useChange()
  const save = async (
    { id }: ListedPerson,
    person: Partial<Pick<ListedPerson, 'role' | 'disabled'>>,
    report: (fault: string) => void,
  ) => report((await change('PUT people/:id', { params: { id }, body: { person } })).fault)
  const reset = async ({ id, name }: ListedPerson, tools: ListTools) => {
    const { body, fault } = await change('POST people/:id/reset', {
      params: { id },
      query: { language: LANGUAGE },
    })
    if (body !== undefined) tools.show(<LinkDialog name={name} {...body} onClose={tools.close} />)
    else tools.report(fault, '')
  }
  return (
    <ListView
      title={WORDS.people}
      intro={WORDS.intro}
      route="GET people"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => WORDS.empty}
      head={(tools) => (
        <button
          type="button"
          className="is-primary"
          onClick={() => tools.show(<InviteDialog onClose={tools.close} />)}
        >
          {WORDS.invitePerson}
        </button>
      )}
      columns={[
        {
          title: WORDS.name,
          isWide: true,
          cell: ({ id, name, email }) => (
            <div className="is-long">
              <strong>{name}</strong>{' '}
              {id === me.person.id && <span className="badge">{WORDS.you}</span>}
              <div className="quiet">{email}</div>
            </div>
          ),
        },
        {
          title: WORDS.role,
          cell: (person, tools) => (
            <select
              aria-label={WORDS.roleOf(person.name)}
              value={person.role}
              onChange={({ currentTarget }) => {
                const role = ROLES.find((one) => one === currentTarget.value)
                if (role === undefined) return
                const done = WORDS.hasRole(person.name, WORDS.roleNames[role])
                void save(person, { role }, (fault) => tools.report(fault, done))
              }}
            >
              <Options choices={CHOICES} />
            </select>
          ),
        },
        {
          title: WORDS.state,
          cell: ({ disabled, second_factor }) => (
            <span className="row-actions">
              <span className={disabled ? 'badge is-fault' : 'badge is-good'}>
                {disabled ? WORDS.disabled : WORDS.maySignIn}
              </span>
              {second_factor && <span className="badge">{WORDS.secondFactor}</span>}
            </span>
          ),
        },
        { title: WORDS.since, cell: ({ created_at }) => showDay(created_at) },
      ]}
      actions={(person, tools) => {
        const { name, disabled } = person
        const done = disabled ? WORDS.enabled(name) : WORDS.wasDisabled(name)
        const renew = {
          words: WORDS.newPassword,
          label: WORDS.newPasswordFor(name),
          act: () => void reset(person, tools),
        }
        const turn = {
          words: disabled ? WORDS.enable : WORDS.disable,
          label: disabled ? WORDS.enablePerson(name) : WORDS.disablePerson(name),
          act: () =>
            void save(person, { disabled: !disabled }, (fault) => tools.report(fault, done)),
        }
        return person.id === me.person.id ? [renew] : [renew, turn]
      }}
    />
  )
}

/** Asks whom to invite, and in which role; then it shows the link that lets them in. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useChange()
  const [made, setMade] = useState<OneTimeLink & { readonly name: string }>()
  const invite = async (given: FormData) => {
    const [email = '', name = ''] = ['email', 'name'].map((field) => textIn(given, field))
    const person = { email, role: textIn(given, 'role'), ...(name === '' ? {} : { name }) }
    const language = languageOf(textIn(given, 'language'), [])
    const { body, fault } = await change('POST people', { query: { language }, body: { person } })
    if (body !== undefined) setMade({ ...body, name: name || email })
    return fault
  }
  if (made !== undefined) return <LinkDialog {...made} onClose={onClose} />
  return (
    <FormDialog
      title={WORDS.invitePerson}
      submit={WORDS.invite}
      onSubmit={invite}
      // The link takes its place.
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextRow label={WORDS.email} name="email" type="email" required />
      <TextRow label={WORDS.name} name="name" help={WORDS.nameHelp} />
      <SelectRow label={WORDS.role} name="role" value="editor" choices={CHOICES} />
      <SelectRow
        label={WORDS.mailLanguage}
        name="language"
        value={LANGUAGE}
        choices={Object.entries(LANGUAGES)}
      />
    </FormDialog>
  )
}

interface LinkDialogProps extends OneTimeLink {
  /** Of the person. */
  readonly name: string
  readonly onClose: () => void
}

/** A link by which somebody can choose a password, once. */
function LinkDialog({ name, link, mailed, onClose }: LinkDialogProps) {
  return (
    <SecretDialog
      title={WORDS.linkFor(name)}
      secret={link}
      copy={WORDS.copyLink}
      help={WORDS.linkOnce}
      onClose={onClose}
    >
      {mailed ? WORDS.mailed : WORDS.notMailed}
    </SecretDialog>
  )
}
