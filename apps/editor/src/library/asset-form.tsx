import type { Asset } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { Form, TextRow, TickRow } from '../components/form.tsx'
import { isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { FocalPoint } from '../fields/asset/focal-point.tsx'
import { translate } from '../messages/messages.ts'

interface AssetFacts {
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly decorative: boolean
}

interface AssetFormProps {
  readonly asset: Asset
  /** Answers with what is wrong, if anything is. */
  readonly onSave: (facts: AssetFacts) => Promise<string>
}

const TEXTS = [
  ['title', translate('library.title')],
  ['copyright', translate('library.copyright')],
  ['source', translate('library.source')],
] as const

/** The texts of a file. Stories that already show the file keep the texts that they hold. */
export function AssetForm({ asset, onSave }: AssetFormProps) {
  const [facts, setFacts] = useState<AssetFacts>(() => {
    const { alt, title, copyright, source, focus } = asset
    return { alt, title, copyright, source, focus, decorative: isDecorative(asset) }
  })
  const set = (change: Partial<AssetFacts>) => setFacts((before) => ({ ...before, ...change }))
  const isPictured = isPicture(asset)
  return (
    <Form className="asset-form" submit={translate('library.save')} onSubmit={() => onSave(facts)}>
      {isPictured && (
        <FocalPoint asset={{ ...asset, focus: facts.focus }} onChange={(focus) => set({ focus })} />
      )}
      <div className="form-rows">
        {isPictured && (
          <>
            <TextRow
              label={translate('library.alt')}
              help={translate('library.altHelp')}
              data-saved={asset.alt}
              value={facts.alt}
              disabled={facts.decorative}
              onChange={(alt) => set({ alt })}
            />
            <TickRow
              label={translate('library.decorative')}
              checked={facts.decorative}
              onChange={(decorative) => set({ decorative })}
            />
          </>
        )}
        {TEXTS.map(([name, label]) => (
          <TextRow
            key={name}
            label={label}
            data-saved={asset[name]}
            value={facts[name]}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
      </div>
    </Form>
  )
}
