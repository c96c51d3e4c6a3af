import { useState } from 'react'
import { isObject, type Json, textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { AssetPicker } from '../asset/asset-picker.tsx'
import { assetsIn, fileName } from '../asset/asset-value.ts'
import { CropPreviews } from '../asset/crop-previews.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'

/** Member name, label, and number of characters that search results show. */
const MEMBERS = [
  ['title', translate('fields.seo.title'), 60],
  ['description', translate('fields.seo.description'), 160],
  ['og_title', translate('fields.seo.og_title'), 60],
  ['og_description', translate('fields.seo.og_description'), 160],
] as const

export function SeoField({ definition, value, onChange, path }: FieldProps) {
  const storedFields: Readonly<Record<string, Json>> = isObject(value)
    ? value
    : { plugin: 'seo_metatags' }
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      {MEMBERS.map(([name, label, maxLength]) => {
        const id = `${fieldId(path)}-${name}`
        const text = textOf(storedFields[name])
        const isLong = text.length > maxLength
        return (
          <div key={name} className="field">
            <span className="field-head">
              <label htmlFor={id}>{label}</label>
              <span className={isLong ? 'field-note is-over' : 'field-note'}>
                {translate('fields.letters', { count: text.length, most: maxLength })}
              </span>
            </span>
            <textarea
              id={id}
              rows={maxLength > 100 ? 3 : 1}
              value={text}
              onChange={(event) => onChange({ ...storedFields, [name]: event.currentTarget.value })}
            />
          </div>
        )
      })}
      <SocialPicture
        id={`${fieldId(path)}-og_image`}
        value={storedFields.og_image}
        onChange={(og_image) => onChange({ ...storedFields, og_image })}
      />
    </FieldFrame>
  )
}

interface SocialPictureProps {
  readonly id: string
  /** An address; in older content an `AssetValue`. */
  readonly value: Json | undefined
  readonly onChange: (address: string) => void
}

/** The aspect ratio that social networks crop to. */
const RATIOS = ['1200/630'] as const

/** The picture that social networks show with a link to the page. */
function SocialPicture({ id, value, onChange }: SocialPictureProps) {
  const [isPicking, setPicking] = useState(false)
  const [asset] = assetsIn(typeof value === 'string' ? { filename: value } : value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend differently
    <div role="group" aria-labelledby={`${id}-label`} className="field">
      <span id={`${id}-label`} className="field-label">
        {translate('seo.picture')}
      </span>
      {asset !== undefined && (
        <div className="asset-card">
          <CropPreviews asset={asset} ratios={RATIOS} />
          <p className="quiet asset-name">{fileName(asset)}</p>
          <button type="button" className="field-add" onClick={() => onChange('')}>
            {translate('seo.remove')}
          </button>
        </div>
      )}
      <button type="button" className="field-add" onClick={() => setPicking(true)}>
        {asset === undefined ? translate('seo.choose') : translate('seo.chooseAnother')}
      </button>
      <p className="field-help">{translate('seo.help')}</p>
      {isPicking && (
        <AssetPicker
          kinds={['images']}
          onPick={({ filename }) => onChange(filename)}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
