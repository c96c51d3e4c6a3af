import { escapeAngles } from '@prospectus/protocol/editable-comment'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAssetHostReplacer } from '../assets/asset-host.ts'
import { markEditable } from './deliver-stories.ts'
import { translate } from './language.ts'

describe('createAssetHostReplacer', () => {
  const edit = createAssetHostReplacer('assets.example', 'https://cdn.example:8443')

  test.each([
    ['"https://assets.example/f/1"', '"https://cdn.example:8443/f/1"'],
    ['"http://assets.example/f/1"', '"https://cdn.example:8443/f/1"'],
    ['"//assets.example/f/1"', '"//cdn.example:8443/f/1"'],
    ['"a //assets.example b"', '"a //cdn.example:8443 b"'],
    ['"https://assets.example.org/f"', '"https://assets.example.org/f"'],
    ['"https://assets.example:1/f"', '"https://assets.example:1/f"'],
    ['"https://assetsxexample/f"', '"https://assetsxexample/f"'],
    ['"ftp://assets.example/f"', '"ftp://assets.example/f"'],
    ['"https://my.assets.example/f"', '"https://my.assets.example/f"'],
    ['"assets.example"', '"assets.example"'],
  ])('asset-addresses#addresses %s becomes %s', (json, edited) => {
    expect(edit(json)).toBe(edited)
  })

  test('asset-addresses#addresses replaces only addresses below a path, if one is given', () => {
    const files = createAssetHostReplacer('127.0.0.1:3003', 'https://assets.example', '/f/')
    const json = '["http://127.0.0.1:3003/f/1","https://127.0.0.1:3003/forms/contact"]'
    expect(files(json)).toBe(
      '["https://assets.example/f/1","https://127.0.0.1:3003/forms/contact"]',
    )
  })

  test('asset-addresses#addresses leaves the content of a space without an asset host unchanged', () => {
    expect(createAssetHostReplacer('', 'https://cdn.example')('"https:///x"')).toBe('"https:///x"')
  })
})

describe('markEditable', () => {
  const comment = (json: string) => `<!--#storyblok#${json}-->`

  test('delivery-protocol#content every blok has the comment as its last key, rich text included', () => {
    const blok = { component: 'inner', _uid: 'u2', _editable: 'old', title: 'x' }
    const content = {
      component: 'outer',
      _uid: 'u1',
      text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [blok] } }] },
      plugin: { plugin: 'p', _uid: 'u3' },
    }
    const inner = comment('{"name": "inner", "space": "7", "uid": "u2", "id": "9"}')
    const outer = comment('{"name": "outer", "space": "7", "uid": "u1", "id": "9"}')
    expect(JSON.stringify(markEditable(content, 7, 9))).toBe(
      JSON.stringify({
        component: 'outer',
        _uid: 'u1',
        text: {
          type: 'doc',
          content: [
            {
              type: 'blok',
              attrs: { body: [{ component: 'inner', _uid: 'u2', title: 'x', _editable: inner }] },
            },
          ],
        },
        plugin: { plugin: 'p', _uid: 'u3' },
        _editable: outer,
      }),
    )
  })

  test('delivery-protocol#content the comment of any blok name can be parsed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (component, _uid) => {
        const { _editable } = Object(markEditable({ component, _uid }, 7, 9))
        const [, json = ''] = /^<!--#storyblok#(.*)-->$/s.exec(_editable) ?? []
        expect(json).not.toMatch(/[<>]/)
        expect(JSON.parse(json)).toEqual({ name: component, space: '7', uid: _uid, id: '9' })
        expect(JSON.parse(escapeAngles(JSON.stringify(_editable)))).toBe(_editable)
      }),
    )
  })

  test('delivery-protocol#content content of any depth is accepted', () => {
    const deep = JSON.parse(`${'{"component":"a","body":['.repeat(3000)}${']}'.repeat(3000)}`)
    expect(Object(markEditable(deep, 7, 9))._editable).toContain('"name": "a"')
  })
})

describe('translate', () => {
  test('delivery-protocol#languages takes the language, else the fallback, else the field', () => {
    const content = {
      a: 'A',
      a__i18n__de_at: 'Ä',
      b: 'B',
      b__i18n__de_at: '',
      b__i18n__de: 'Be',
      c: null,
      c__i18n__de: null,
      d: ['D'],
      d__i18n__de_at: [],
      e__i18n__fr: 'É',
      list: [{ f: 'F', f__i18n__de: 'Ef' }],
    }
    expect(translate(content, { language: 'de-at', fallback: 'de' })).toEqual({
      a: 'Ä',
      b: 'Be',
      c: null,
      d: [],
      e__i18n__fr: 'É',
      list: [{ f: 'Ef' }],
    })
  })

  test('delivery-protocol#languages built-in object keys are fields like others', () => {
    const content = JSON.parse('{"__proto__": "a", "__proto____i18n__de": "b", "toString": "c"}')
    const translated = translate(content, { language: 'de', fallback: undefined })
    expect(JSON.stringify(translated)).toBe('{"__proto__":"b","toString":"c"}')
  })
})
