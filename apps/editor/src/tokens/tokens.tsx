import { useState } from 'react'
import { useChange } from '../context/server-state.ts'
import { FormDialog, SelectRow, TextRow, textIn } from '../pieces/form.tsx'
import { ListView } from '../pieces/list-view.tsx'
import { SecretDialog } from '../pieces/secret-dialog.tsx'
import { showDay } from '../pieces/show-time.ts'
import { WORDS } from './words.ts'

const ACCESS: readonly (readonly [string, string])[] = Object.entries(WORDS.access)

/** The tokens with which programs read the content. */
export function Tokens() {
  return (
    <ListView
      title={WORDS.tokens}
      intro={WORDS.intro}
      route="GET api_keys"
      request={{}}
      keyOf={({ id }) => id}
      empty={() => WORDS.none}
      head={(tools) => (
        <button
          type="button"
          className="is-primary"
          onClick={() => tools.show(<TokenDialog onClose={tools.close} />)}
        >
          {WORDS.make}
        </button>
      )}
      columns={[
        {
          title: WORDS.name,
          isWide: true,
          cell: ({ name, own }) => (own ? WORDS.ofSettings : name || WORDS.nameless),
        },
        { title: WORDS.mayDo, cell: ({ access }) => ACCESS.find(([one]) => one === access)?.[1] },
        { title: WORDS.madeBy, cell: ({ created_by }) => created_by?.name },
        { title: WORDS.made, cell: ({ created_at }) => showDay(created_at) },
      ]}
      note={({ own }) => own && <span className="quiet">{WORDS.changedInSettings}</span>}
      removal={({ id, own, name }) =>
        own
          ? undefined
          : {
              words: WORDS.delete,
              label: WORDS.deleteOne(name),
              title: WORDS.deleteTitle,
              text: WORDS.deleteText(name),
              submit: WORDS.deleteIt,
              done: WORDS.deleted,
              send: (change) => change('DELETE api_keys/:id', { params: { id } }),
            }
      }
    />
  )
}

/** Makes a token, and shows it once. */
function TokenDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useChange()
  const [made, setMade] = useState<string>()
  const make = async (given: FormData) => {
    const api_key = { access: textIn(given, 'access'), name: textIn(given, 'name') }
    const { body, fault } = await change('POST api_keys', {
      body: { api_key },
    })
    setMade(body?.api_key.token)
    return fault
  }
  if (made !== undefined) {
    return (
      <SecretDialog title={WORDS.newToken} secret={made} copy={WORDS.copy} onClose={onClose}>
        {WORDS.copyNow}
      </SecretDialog>
    )
  }
  return (
    <FormDialog
      title={WORDS.make}
      submit={WORDS.makeIt}
      onSubmit={make}
      // The token takes its place.
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextRow
        label={WORDS.name}
        name="name"
        required
        placeholder={WORDS.nameExample}
        help={WORDS.nameHelp}
      />
      <SelectRow label={WORDS.mayDo} name="access" choices={ACCESS} />
    </FormDialog>
  )
}
