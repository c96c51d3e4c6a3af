import { useState } from 'react'
import { FormDialog, SelectRow, TextRow, textIn } from '../components/form.tsx'
import { formatDate } from '../components/format-date.ts'
import { ListView } from '../components/list-view.tsx'
import { SecretDialog } from '../components/secret-dialog.tsx'
import { useChange } from '../context/server-state.ts'
import { messagesOf, translate } from '../messages/messages.ts'

export function Tokens() {
  return (
    <ListView
      title={translate('tokens.tokens')}
      intro={translate('tokens.intro')}
      route="GET api_keys"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => translate('tokens.none')}
      creation={{
        label: translate('tokens.make'),
        dialog: ({ closeDialog }) => <TokenDialog onClose={closeDialog} />,
      }}
      columns={[
        {
          title: translate('tokens.name'),
          isWide: true,
          cell: ({ name, own }) =>
            own ? translate('tokens.ofSettings') : name || translate('tokens.nameless'),
        },
        {
          title: translate('tokens.mayDo'),
          cell: ({ access }) => translate(`tokens.access.${access}`),
        },
        { title: translate('tokens.madeBy'), cell: ({ created_by }) => created_by?.name },
        { title: translate('tokens.made'), cell: ({ created_at }) => formatDate(created_at) },
      ]}
      note={({ own }) =>
        own && <span className="quiet">{translate('tokens.changedInSettings')}</span>
      }
      removal={({ id, own, name }) =>
        own
          ? undefined
          : {
              caption: translate('tokens.delete'),
              ariaLabel: name
                ? translate('tokens.deleteOne', { name })
                : translate('tokens.deleteNameless'),
              title: translate('tokens.deleteTitle'),
              text: translate('tokens.deleteText', { name }),
              submitLabel: translate('tokens.deleteIt'),
              successMessage: translate('tokens.deleted'),
              send: (change) => change('DELETE api_keys/:id', { params: { id } }),
            }
      }
    />
  )
}

function TokenDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useChange()
  const [token, setToken] = useState<string>()
  const create = async (form: FormData) => {
    const api_key = { access: textIn(form, 'access'), name: textIn(form, 'name') }
    const { body, problem } = await change('POST api_keys', {
      body: { api_key },
    })
    setToken(body?.api_key.token)
    return problem
  }
  if (token !== undefined) {
    return (
      <SecretDialog
        title={translate('tokens.newToken')}
        secret={token}
        copyLabel={translate('tokens.copy')}
        onClose={onClose}
      >
        {translate('tokens.copyNow')}
      </SecretDialog>
    )
  }
  return (
    <FormDialog
      title={translate('tokens.make')}
      submitLabel={translate('tokens.makeIt')}
      onSubmit={create}
      // Stays open: the dialog with the token replaces the form.
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextRow
        label={translate('tokens.name')}
        name="name"
        required
        placeholder={translate('tokens.nameExample')}
        help={translate('tokens.nameHelp')}
      />
      <SelectRow
        label={translate('tokens.mayDo')}
        name="access"
        choices={messagesOf('tokens.access')}
      />
    </FormDialog>
  )
}
