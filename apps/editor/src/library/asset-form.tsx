import type { Asset } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { Form, TextRow, TickRow } from '../components/form.tsx'
import { isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { FocalPoint } from '../fields/asset/focal-point.tsx'
import { translate } from '../messages/messages.ts'

interface AssetDetails {
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly decorative: boolean
}

interface AssetFormProps {
  readonly asset: Asset
  readonly onSave: (details: AssetDetails) => Promise<string>
}

const TEXT_FIELDS = [
  ['title', translate('library.title')],
  ['copyright', translate('library.copyright')],
  ['source', translate('library.source')],
] as const

/** Form for a file's texts and focal point. Stories that already use the file keep their own copies. */
export function AssetForm({ asset, onSave }: AssetFormProps) {
  const [details, setDetails] = useState<AssetDetails>(() => {
    const { alt, title, copyright, source, focus } = asset
    return { alt, title, copyright, source, focus, decorative: isDecorative(asset) }
  })
  const set = (change: Partial<AssetDetails>) => setDetails((before) => ({ ...before, ...change }))
  const showsPicture = isPicture(asset)
  return (
    <Form
      className="asset-form"
      submit={translate('library.save')}
      onSubmit={() => onSave(details)}
    >
      {showsPicture && (
        <FocalPoint
          asset={{ ...asset, focus: details.focus }}
          onChange={(focus) => set({ focus })}
        />
      )}
      <div className="form-rows">
        {showsPicture && (
          <>
            <TextRow
              label={translate('library.alt')}
              help={translate('library.altHelp')}
              data-saved={asset.alt}
              value={details.alt}
              disabled={details.decorative}
              onChange={(alt) => set({ alt })}
            />
            <TickRow
              label={translate('library.decorative')}
              checked={details.decorative}
              onChange={(decorative) => set({ decorative })}
            />
          </>
        )}
        {TEXT_FIELDS.map(([name, label]) => (
          <TextRow
            key={name}
            label={label}
            data-saved={asset[name]}
            value={details[name]}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
      </div>
    </Form>
  )
}
