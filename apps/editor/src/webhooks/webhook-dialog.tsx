import { useEditor } from '../context/editor-context.ts'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { TOPICS, type Webhook } from './webhook.ts'
import { WORDS } from './words.ts'

interface WebhookDialogProps {
  /** The webhook to change; undefined for a new one. */
  readonly webhook: Webhook | undefined
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Asks which address is told of which events. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { ask } = useEditor()
  const save = async (given: FormData) => {
    const secret = textIn(given, 'secret')
    const webhook_endpoint = {
      name: textIn(given, 'name'),
      endpoint: textIn(given, 'endpoint'),
      actions: given.getAll('actions'),
      activated: given.has('activated'),
      // Left out when empty, since an empty secret would remove the one that is set.
      ...(secret === '' ? {} : { secret }),
    }
    const what =
      webhook === undefined ? 'POST webhook_endpoints' : `PUT webhook_endpoints/${webhook.id}`
    const { fault } = await ask(what, { body: { webhook_endpoint } })
    if (fault === '') onSaved()
    return fault
  }
  return (
    <FormDialog
      title={webhook === undefined ? WORDS.addOne : WORDS.changeTitle}
      submit={WORDS.save}
      onSubmit={save}
      onClose={onClose}
    >
      <TextRow label={WORDS.name} name="name" value={webhook?.name ?? ''} required />
      <TextRow
        label={WORDS.address}
        name="endpoint"
        type="url"
        value={webhook?.endpoint ?? ''}
        required
        placeholder="https://example.com/changed"
      />
      <TextRow
        label={WORDS.secret}
        name="secret"
        type="password"
        help={webhook?.has_secret ? WORDS.hasSecret : WORDS.secretHelp}
      />
      <fieldset className="form-group">
        <legend>{WORDS.tellWhen}</legend>
        {TOPICS.map(([topic, label]) => (
          <label key={topic} className="form-switch">
            <input
              type="checkbox"
              name="actions"
              value={topic}
              defaultChecked={webhook?.actions.includes(topic) ?? false}
            />
            {label}
          </label>
        ))}
        <p className="quiet form-help">{WORDS.toldOfAll}</p>
      </fieldset>
      <label className="form-switch">
        <input type="checkbox" name="activated" defaultChecked={webhook?.activated ?? true} />
        {WORDS.switchedOn}
      </label>
    </FormDialog>
  )
}
