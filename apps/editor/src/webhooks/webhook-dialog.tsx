import { useEditor } from '../context/editor-context.ts'
import { TextRow } from '../pieces/field-row.tsx'
import { FormDialog, textIn } from '../pieces/form-dialog.tsx'
import { TOPICS, type Webhook } from './webhook.ts'

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
      title={webhook === undefined ? 'Add a webhook' : 'Change the webhook'}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextRow label="Name" name="name" value={webhook?.name ?? ''} required />
      <TextRow
        label="Address"
        name="endpoint"
        type="url"
        value={webhook?.endpoint ?? ''}
        required
        placeholder="https://example.com/changed"
      />
      <TextRow
        label="Secret"
        name="secret"
        type="password"
        help={
          webhook?.has_secret
            ? 'There is one. Leave this empty to keep it.'
            : 'What is sent is signed with it, so that the receiver knows who sent it.'
        }
      />
      <fieldset className="form-group">
        <legend>Tell it when</legend>
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
        <p className="quiet form-help">With none of them it is told of everything.</p>
      </fieldset>
      <label className="form-switch">
        <input type="checkbox" name="activated" defaultChecked={webhook?.activated ?? true} />
        Switched on
      </label>
    </FormDialog>
  )
}
