import { type ListedPerson, type OneTimeLink, ROLES } from '@prospectus/protocol/management/person'
import { useState } from 'react'
import { FormDialog, Select, SelectRow, TextRow, textIn } from '../components/form.tsx'
import { formatDate } from '../components/format-date.ts'
import { type ListTools, ListView } from '../components/list-view.tsx'
import { SecretDialog } from '../components/secret-dialog.tsx'
import { useEditor } from '../context/editor-context.ts'
import { useChange } from '../context/server-state.ts'
import { LANGUAGE, LANGUAGE_CHOICES, supportedLanguage } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

const ROLE_CHOICES = ROLES.map((role) => [role, translate(`people.roles.${role}`)] as const)

export function People() {
  const { me } = useEditor()
  const change = useChange()
  const save = async (id: string, person: Partial<Pick<ListedPerson, 'role' | 'disabled'>>) =>
    (await change('PUT people/:id', { params: { id }, body: { person } })).problem
  const reset = async ({ id, name }: ListedPerson, tools: ListTools) => {
    const { body, problem } = await change('POST people/:id/reset', {
      params: { id },
      query: { language: LANGUAGE },
    })
    if (body !== undefined)
      tools.showDialog(<LinkDialog name={name} {...body} onClose={tools.closeDialog} />)
    else tools.report(problem, '')
  }
  return (
    <ListView
      title={translate('people.people')}
      intro={translate('people.intro')}
      route="GET people"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => translate('people.empty')}
      creation={{
        label: translate('people.invitePerson'),
        dialog: ({ closeDialog }) => <InviteDialog onClose={closeDialog} />,
      }}
      columns={[
        {
          title: translate('people.name'),
          isWide: true,
          cell: ({ id, name, email }) => (
            <div className="is-long">
              <strong>{name}</strong>{' '}
              {id === me.person.id && <span className="badge">{translate('people.you')}</span>}
              <div className="quiet">{email}</div>
            </div>
          ),
        },
        {
          title: translate('people.role'),
          cell: ({ id, name, role }, { report }) => (
            <Select
              label={translate('people.roleOf', { name })}
              value={role}
              choices={ROLE_CHOICES}
              onChange={async (newRole) => {
                const problem = await save(id, { role: newRole })
                const roleName = translate(`people.roleNames.${newRole}`)
                report(problem, translate('people.hasRole', { name, role: roleName }))
              }}
            />
          ),
        },
        {
          title: translate('people.state'),
          cell: ({ disabled, second_factor }) => (
            <span className="row-actions">
              <span className={disabled ? 'badge is-fault' : 'badge is-good'}>
                {disabled ? translate('people.disabled') : translate('people.maySignIn')}
              </span>
              {second_factor && <span className="badge">{translate('people.secondFactor')}</span>}
            </span>
          ),
        },
        { title: translate('people.since'), cell: ({ created_at }) => formatDate(created_at) },
      ]}
      actions={(person, tools) => {
        const { id, name, disabled } = person
        const successMessage = disabled
          ? translate('people.enabled', { name })
          : translate('people.wasDisabled', { name })
        const resetPassword = {
          caption: translate('people.newPassword'),
          ariaLabel: translate('people.newPasswordFor', { name }),
          onClick: () => void reset(person, tools),
        }
        const toggleDisabled = {
          caption: disabled ? translate('people.enable') : translate('people.disable'),
          ariaLabel: disabled
            ? translate('people.enablePerson', { name })
            : translate('people.disablePerson', { name }),
          onClick: async () =>
            tools.report(await save(id, { disabled: !disabled }), successMessage),
        }
        return id === me.person.id ? [resetPassword] : [resetPassword, toggleDisabled]
      }}
    />
  )
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useChange()
  const [link, setLink] = useState<OneTimeLink & { readonly name: string }>()
  const invite = async (form: FormData) => {
    const [email = '', name = ''] = ['email', 'name'].map((field) => textIn(form, field))
    const person = { email, role: textIn(form, 'role'), ...(name === '' ? {} : { name }) }
    const language = supportedLanguage(textIn(form, 'language'), [])
    const { body, problem } = await change('POST people', { query: { language }, body: { person } })
    if (body !== undefined) setLink({ ...body, name: name || email })
    return problem
  }
  if (link !== undefined) return <LinkDialog {...link} onClose={onClose} />
  return (
    <FormDialog
      title={translate('people.invitePerson')}
      submitLabel={translate('people.invite')}
      onSubmit={invite}
      // Stays open: the dialog with the link replaces the form.
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextRow label={translate('people.email')} name="email" type="email" required />
      <TextRow label={translate('people.name')} name="name" help={translate('people.nameHelp')} />
      <SelectRow
        label={translate('people.role')}
        name="role"
        value="editor"
        choices={ROLE_CHOICES}
      />
      <SelectRow
        label={translate('people.mailLanguage')}
        name="language"
        value={LANGUAGE}
        choices={LANGUAGE_CHOICES}
      />
    </FormDialog>
  )
}

interface LinkDialogProps extends OneTimeLink {
  readonly name: string
  readonly onClose: () => void
}

function LinkDialog({ name, link, mailed, onClose }: LinkDialogProps) {
  return (
    <SecretDialog
      title={translate('people.linkFor', { name })}
      secret={link}
      copyLabel={translate('people.copyLink')}
      help={translate('people.linkOnce')}
      onClose={onClose}
    >
      {mailed ? translate('people.mailed') : translate('people.notMailed')}
    </SecretDialog>
  )
}
