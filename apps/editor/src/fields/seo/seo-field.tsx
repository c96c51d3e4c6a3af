import { isObject, type Json } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { SharedPicture } from './shared-picture.tsx'

/** Member, label, and number of characters that search results show. */
const MEMBERS = [
  ['title', translate('fields.seo.title'), 60],
  ['description', translate('fields.seo.description'), 160],
  ['og_title', translate('fields.seo.og_title'), 60],
  ['og_description', translate('fields.seo.og_description'), 160],
] as const

/** Titles, descriptions and picture for search engines and social networks. */
export function SeoField({ definition, value, onChange, path }: FieldProps) {
  const stored: Readonly<Record<string, Json>> = isObject(value)
    ? value
    : { plugin: 'seo_metatags' }
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      {MEMBERS.map(([name, label, maxLength]) => {
        const id = `${fieldId(path)}-${name}`
        const text = typeof stored[name] === 'string' ? stored[name] : ''
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
              onChange={(event) => onChange({ ...stored, [name]: event.currentTarget.value })}
            />
          </div>
        )
      })}
      <SharedPicture
        id={`${fieldId(path)}-og_image`}
        value={stored.og_image}
        onChange={(og_image) => onChange({ ...stored, og_image })}
      />
    </FieldFrame>
  )
}
